import type { explore as english } from '../en/explore.js';
import { common } from './common.js';

export const explore: typeof english = {
  tooEarly: 'Cela donnerait la réponse. Redemande quand tu auras résolu le problème ou abandonné.',
  mated: (winner) => `Mat : ${common.sideName(winner)} ont gagné.`,
  defends: (defender, count, mateIn) =>
    `${common.sideName(defender)} ont ${count === 1 ? '1 réponse' : `${count} réponses`}, et le mat vient au plus tard en ${mateIn}.`,
  missed: (move, mateIn) =>
    `**${move}** n’est pas l’un des mats les plus courts : il ne mate pas en ${mateIn}. La preuve s’arrête ici, car elle ne garde les réfutations que le long de sa variante principale.`,
  proofEnds:
    'La preuve s’arrête ici : elle suit tous les mats les plus courts, et un coup faux jusqu’à la réponse qui le contre.',
  isMate: 'mat',
  isKey: (mateIn) => `la clé : mat en ${mateIn}`,
  matesIn: (mateIn) => `mat en ${mateIn}`,
  matesSlower: (mateIn, reply) => `mat en ${mateIn}, plus lent : ${reply}`,
  failsTo: (reply) => `échoue sur ${reply}`,
  missesBy: (mateIn, reply) => `pas de mat en ${mateIn} après ${reply} ; plus tard, ce n’est pas tranché`,
  isStalemate: 'pat',
  savesFrom: 'tient',
  words: {
    close: 'Retour au résultat',
    moves: 'Coups de la preuve',
    line: 'La variante sur l’échiquier',
    start: 'Position de départ',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    copyFen: 'Copier la FEN',
    copyPgn: 'Copier le PGN',
    copied: 'Copié',
    notCopied: 'Le navigateur n’a pas permis de copier.',
    analysis: 'Analyser sur lichess.org',
  },
};
