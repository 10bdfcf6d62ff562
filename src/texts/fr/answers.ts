import type * as english from '../en/answers.js';
import { theRole, theSide } from './chess-words.js';
import { common } from './common.js';

export const answers: typeof english.answers = {
  onTheBoard: (line) => `**${line}** est sur l’échiquier.`,
  mate: (line) => `**${line}** Mat !`,
  right: (line, mateIn) => `Juste : **${line}**. Maintenant, mat en ${mateIn}.`,
  slower: (move, mateIn, needed) =>
    `**${move}** mate aussi, mais en ${mateIn} coups, et il y a un mat en ${needed}. Essaie encore : celui-ci ne coûte rien.`,
  stalemate: (move, defender) =>
    `**${move}** fait pat : ${theSide(defender)} n’ont aucun coup et ne sont pas en échec, ce serait donc nulle. Essaie encore.`,
  notMate: (move, defender, reply) =>
    `**${move}** ne fait pas mat : ${theSide(defender)} ont **${reply}**. Essaie encore.`,
  escapes: (move, defender, needed, reply) =>
    `Après **${move}**, ${theSide(defender)} échappent au mat en ${needed} par **${reply}**. Essaie encore.`,
  undecided: (move, defender, needed, reply) =>
    `**${move}** manque le mat en ${needed} : ${theSide(defender)} ont **${reply}**. On ne sait pas si ce coup mate plus tard, il ne coûte donc rien. Essaie encore.`,
  triedBefore: 'Tu l’as déjà essayé : cette fois, cela ne coûte rien.',
  typeAMove: 'Écris un coup après `/move`, ou choisis une pièce ci-dessous.',
  otherDefence: (typed) => `Tu attendais « ${typed} », mais c’est cette défense qui a été jouée : continue d’ici.`,
  unclear: (typed, why) => `« ${typed} » : ${why}`,
  whyLookFirst: 'Regarde d’abord le problème : `/puzzle` le montre et lance ton chrono.',
  whyTooEarly: 'Cela dévoilerait la solution. Redemande quand tu auras résolu ou abandonné le problème.',
  whyNameAMove: 'Indique le coup qui t’intéresse, ou une suite de coups qui finit par lui.',
  whyOffLine: (move) =>
    `**${move}** n’est pas un des mats les plus courts ici. Les réfutations sont gardées pour la défense jouée contre toi : pose ta question dans cette variante.`,
  whyMate: (move) => `**${move}** fait mat : rien à y redire.`,
  whyRight: (move, mateIn) => `**${move}** est juste : mat en ${mateIn}. \`/solution\` montre comment.`,
  whyStalemate: (move, defender) =>
    `**${move}** fait pat : ${theSide(defender)} n’ont aucun coup et ne sont pas en échec.`,
  whySlower: (move, mateIn, shortest) => `**${move}** mate aussi, mais en ${mateIn} coups au lieu de ${shortest}.`,
  whyRefuted: (move, reply, mateIn) => `**${move}** échoue sur **${reply}** : ensuite, plus de mat en ${mateIn}.`,
  whyUndecided: (move, reply, mateIn) =>
    `**${move}** manque le mat en ${mateIn} à cause de **${reply}**. On ne sait pas si ce coup mate plus tard.`,
};

export const hints: typeof english.hints = {
  taken: (level, of, text) => `Indice ${level} sur ${of} : ${text}`,
  offer: (level, of, tells, price) => `L’indice ${level} sur ${of} dit ${tells}. ${price}`,
  costsBoth: (percent) => `Il coûte ${percent} % des points, et la cote compte cet essai comme perdu.`,
  costsPoints: (percent) => `Il coûte ${percent} % des points.`,
  costsRating: 'Il ne coûte aucun point, mais la cote compte cet essai comme perdu.',
  costsPracticeRating: 'Il ne coûte aucun point, mais la cote d’exercice compte cet essai comme perdu.',
  costsPlace: 'Il ne coûte plus de points, mais il compte pour ta place du jour.',
  costsNothing: 'Il ne coûte rien.',
  noFurther: 'Il n’y a plus d’indice pour ce coup.',
  take: (level) => `Prendre l’indice ${level}`,
  earlierMove: 'Cet indice était pour un coup précédent.',
  tellsKind: 'si c’est un échec',
  tellsPiece: 'quelle pièce joue',
  tellsSquare: 'où elle va',
  capturingCheck: 'C’est une prise avec échec.',
  check: 'C’est un échec.',
  capture: 'C’est une prise sans échec.',
  quiet: 'C’est un coup tranquille, ni échec ni prise.',
  piece: (role, from) => `${theRole(role)} en ${from} joue.`,
  square: (role, from, to) => `${theRole(role)} en ${from} va en ${to}.`,
};

export const proof: typeof english.proof = {
  endsAttempt: (name) =>
    `La solution met fin à ton essai : ${'day' in name ? `le problème du ${name.day}` : `l’exercice n° ${name.practice}`} comptera comme abandonné. Je la montre ?`,
  keepTrying: 'Continuer',
  giveUpAndShow: 'Abandonner et la voir',
  asQuick: (moves) => `Aussi rapide ici : ${moves.join(', ')}.`,
  shown: (move) => `${move} (affichée)`,
  defences: (defender, count, move) =>
    `${common.sideName(defender)} : ${count} ${count === 1 ? 'défense' : 'défenses'} contre ${move}`,
  thenMove: (move) => `puis ${move}`,
  thenMate: (mateIn) => `puis mat en ${mateIn}`,
};
