import type * as english from '../en/playing.js';
import { type PuzzleName, ranged } from '../writing.js';
import { capitalised, roleName, takesRole } from './chess-words.js';
import { common, moves } from './common.js';

const nameInWords = (name: PuzzleName): string => ('day' in name ? name.day : `Exercice n° ${name.practice}`);

export const playing: typeof english.playing = {
  title: (side, mateIn) => `**${common.sideName(side)} jouent et font mat en ${moves(mateIn)}**`,
  nameOf: nameInWords,
  under: (name, rest) => `${nameInWords(name)} : ${rest}`,
  headed: (name, sentences) => `${nameInWords(name)} · ${sentences}`,
  soFar: (line) => `Jusqu’ici : ${line}`,
  yourLine: (line) => `Ta solution : ${line}`,
  clockRuns: 'ton chrono tourne.',
  clockShows: (time) => `ton chrono affiche ${time}.`,
  howToAnswer: 'Réponds avec `/move` ou choisis une pièce ci-dessous.',
  howToAnswerHere:
    'Réponds avec le bouton « Jouer » ou choisis une pièce ci-dessous. Tant que le problème du jour est ouvert aussi, `/move` demande de quel échiquier il s’agit.',
  whichBoard: (move) => `Deux de tes échiquiers sont ouverts. Sur lequel joues-tu « ${move} » ?`,
  solved: (time, wrong, hints) => `Résolu en **${time}** : ${common.wrongTries(wrong)}, ${common.hints(hints)}.`,
  givenUp: 'Abandonné.',
  streak: (days) => `Série : **${days} ${days === 1 ? 'jour' : 'jours'}**`,
  freezes: (count) => (count === 1 ? '1 joker' : `${count} jokers`),
  points: (points) => `**+${points}** ${points === 1 ? 'point' : 'points'}`,
  rating: (rating, deviation, change) => `Cote **${rating}** ± ${deviation} (${change})`,
  practiceRating: (rating, deviation, change) => `Cote d’exercice **${rating}** ± ${deviation} (${change})`,
  flagged: 'Aucun humain n’est si rapide : ce temps ne figure sur aucun tableau.',
  place: (place, of) => `${place === 1 ? '1er' : `${place}e`} sur ${of} aujourd’hui`,
  lookFirst: 'Regarde d’abord l’échiquier : `/puzzle` montre le problème du jour et lance ton chrono.',
  lookFirstAt: (name) =>
    `Regarde d’abord l’échiquier : le bouton montre ${'day' in name ? `le problème du ${name.day}` : `l’exercice n° ${name.practice}`} et lance ton chrono.`,
  over: (name, outcome) =>
    `${'day' in name ? `Le problème du ${name.day}` : `L’exercice n° ${name.practice}`} est terminé pour toi. ${outcome}`,
  nextTomorrow: 'Le prochain arrive demain.',
  todaysIsThere: '`/puzzle` montre celui d’aujourd’hui.',
  nonePlayed: (name) =>
    'day' in name
      ? `Il n’y avait pas de problème ici le ${name.day}.`
      : `Tu n’as pas commencé l’exercice n° ${name.practice} : \`/practice\` t’en donne un.`,
  stillProving: (checked, total, searching) =>
    `Le problème du jour est encore en cours de preuve (${checked} sur ${total} vérifiés${searching === undefined ? '' : `, recherche d’un mat en ${searching}`}). Il apparaîtra ici dès qu’il sera prêt.`,
  nothingToGive: 'Il n’y a aucun problème prouvé à donner. Un admin peut en ajouter avec `/puzzles add`.',
  todaysPuzzle: 'Problème du jour',
  showPuzzle: 'Voir le problème',
  move: 'Jouer',
  hint: 'Indice',
  giveUp: 'Abandonner',
  flip: 'Retourner',
  textBoard: 'Échiquier en texte',
  solution: 'Solution',
  share: 'Partager',
  whyNot: 'Pourquoi pas … ?',
  anotherOne: 'Un autre',
};

export const choosing: typeof english.choosing = {
  choosePiece: 'Choisis une pièce',
  piece: (figurine, role, square) => `${figurine} ${capitalised(roleName(role))} ${square}`,
  whereTo: (role, square) => `${capitalised(roleName(role))} ${square} : vers quelle case ?`,
  takes: takesRole,
  castles: 'roque',
  promoteTo: 'Promouvoir en quelle pièce ?',
  promotion: (figurine, role) => `${figurine} ${capitalised(roleName(role))}`,
  otherPiece: 'Autre pièce',
  earlierPosition: 'C’était pour une position précédente. Voici l’échiquier maintenant.',
};

export const practice: typeof english.practice = {
  nothingLeft: 'Il n’y a plus de problème de ce genre que tu n’as pas eu. Je cherche plus largement ?',
  noneOfLength: (mateIn, lengths) =>
    `Il n’y a pas de mat en ${mateIn} pour l’entraînement. Il y a des mats en ${common.and(ranged(lengths, 'à'))}.`,
  noneLikeThat: 'Il n’y a pas de problème de ce genre pour l’entraînement. Je cherche plus largement ?',
  noneYet: 'Il n’y a pas encore de problème d’entraînement. Il en viendra.',
  nothingAtAll: 'Tu as déjà eu tous les problèmes d’entraînement. Il en viendra d’autres.',
  nothingLikeIt: (theme) =>
    `Je ne connais pas le thème ${theme}. Choisis-en un parmi ceux que je propose pendant la saisie.`,
  anyDifficulty: 'Peu importe la difficulté',
  anyTheme: 'Tous les thèmes',
  anyLength: 'Toutes les longueurs',
  anything: 'N’importe lequel',
};
