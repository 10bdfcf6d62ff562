import type { verdicts as english } from '../en/verdicts.js';
import { common, moves } from './common.js';

export const verdicts: typeof english = {
  sound: (mateIn, key) => `Correct : mat en ${mateIn}, et seulement par ${key}.`,
  severalKeys: (mateIn, count, keys) =>
    `Accepté avec plusieurs clés : ${count} coups font mat en ${moves(mateIn)} : ${keys}.`,
  cooked: (mateIn, count, keys) =>
    `Démoli : ${count} premiers coups font mat en ${moves(mateIn)} : ${keys}. Un problème n’a qu’une seule clé : change la position pour que les autres échouent.`,
  shorterMate: (claimed, mateIn, count, keys) =>
    `Mat plus court : le fichier dit mat en ${claimed}, mais ${keys} ${count === 1 ? 'fait' : 'font'} mat en ${moves(mateIn)}. Corrige le nombre ou la position.`,
  noMate: (side, within) =>
    `Pas de mat : ${common.sideName(side)} ne peuvent pas forcer de mat en ${within === 1 ? '1' : `${within} ou moins`}. Vérifie la position et le trait.`,
  tooHard: {
    time: 'Trop difficile à prouver avec ces moyens : le temps s’est écoulé avant la preuve.',
    nodes: 'Trop difficile à prouver avec ces moyens : la limite de positions a été atteinte avant la preuve.',
    memory: 'Trop difficile à prouver avec ces moyens : la mémoire n’a pas suffi pour la preuve.',
    cancelled: 'Trop difficile à prouver avec ces moyens : la recherche a été arrêtée avant la preuve.',
  },
  waiting: 'attend sa preuve.',
  stillOpen: (id) => `Tu peux encore le résoudre : \`/puzzles show ${id}\` en dit plus, après confirmation.`,
  takenOut: 'a été retiré.',
  moreKeys: (count) => (count === 1 ? '1 autre' : `${count} autres`),

  allow: (command) => `\`${command}\` l’accepte tel quel.`,
  relabel: (command, mateIn) => `\`${command}\` le prend comme mat en ${mateIn}.`,
  verify: (command) => `Il est gardé, et \`${command}\` réessaie avec plus de temps.`,

  duplicate: (of) => `Doublon du n° ${of}.`,
  duplicateMirrored: (of) => `Doublon du n° ${of}, en miroir.`,
  duplicateSwapped: (of) => `Doublon du n° ${of}, couleurs inversées.`,
  duplicateTurned: (of) => `Doublon du n° ${of}, tourné.`,
  itIsCommon: (name) => `C’est ${name ? `${name}, ` : ''}un des problèmes communs.`,
  itIsOwn: (name) => `C’est ${name ? `${name}, ` : ''}un des problèmes de ce serveur.`,
  replaced: (line) => `Remplacé par la ligne ${line}, qui dit autre chose de la même position.`,
  broughtBefore: '(déjà ajouté)',
  corrected: '(corrigé)',

  line: (line, told) => `Ligne ${line} : ${told}`,
  quotedLine: (line, text, told) => `Ligne ${line}, « ${text} » : ${told}`,
  count: {
    cooked: (count) => (count === 1 ? '1 démoli' : `${count} démolis`),
    'shorter mate': (count) => `${count} avec un mat plus court`,
    'no mate': (count) => `${count} sans mat`,
    'gave up': (count) => (count === 1 ? '1 trop difficile' : `${count} trop difficiles`),
    waiting: (count) => (count === 1 ? '1 pas encore prouvé' : `${count} pas encore prouvés`),
    duplicate: (count) => (count === 1 ? '1 doublon' : `${count} doublons`),
    replaced: (count) => (count === 1 ? '1 remplacé' : `${count} remplacés`),
    refused: (count) => (count === 1 ? '1 refusé' : `${count} refusés`),
  },
  accepted: (count) => `${accepted(count)}.`,
  acceptedAndNot: (count, others, said) =>
    `${accepted(count)}, ${said.length > 1 ? `${others} non : ` : ''}${said.join(', ')}.`,
  moreInReport: (count) => `… et ${others(count)}, dans le rapport.`,
  moreInReportToCome: (count) => `… et ${others(count)}, dans le rapport à venir.`,

  fewSound: (mateIn) => `mat en ${mateIn}`,
  fewCooked: (mateIn, keys) => `démoli : ${keys} clés font mat en ${moves(mateIn)}`,
  fewShorter: (mateIn, claimed) => `mat plus court : en ${mateIn}, pas ${claimed}`,
  fewNoMate: (within) => `pas de mat en ${within}`,
  fewTooHard: 'trop difficile',
};

const accepted = (count: number): string => `${common.puzzles(count)} accepté${count > 1 ? 's' : ''}`;
const others = (count: number): string => (count === 1 ? '1 autre' : `${count} autres`);
