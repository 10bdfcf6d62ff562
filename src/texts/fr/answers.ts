import type { answers as english } from '../en/answers.js';
import { theSide } from './roles.js';

export const answers: typeof english = {
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
