import type * as english from '../en/answers.js';
import { theRole } from './chess-words.js';
import { common } from './common.js';

export const answers: typeof english.answers = {
  onTheBoard: (line) => `**${line}** steht auf dem Brett.`,
  mate: (line) => `**${line}** Matt!`,
  right: (line, mateIn) => `Richtig: **${line}**. Jetzt Matt in ${mateIn}.`,
  slower: (move, mateIn, needed) =>
    `**${move}** setzt auch matt, aber erst in ${mateIn} Zügen, und es gibt ein Matt in ${needed}. Versuch es noch einmal: Das kostet nichts.`,
  stalemate: (move, defender) =>
    `**${move}** ist patt: ${common.sideName(defender)} hat keinen Zug und steht nicht im Schach, es wäre also remis. Versuch es noch einmal.`,
  notMate: (move, defender, reply) =>
    `**${move}** ist nicht matt: ${common.sideName(defender)} hat **${reply}**. Versuch es noch einmal.`,
  escapes: (move, defender, needed, reply) =>
    `Nach **${move}** entkommt ${common.sideName(defender)} dem Matt in ${needed} mit **${reply}**. Versuch es noch einmal.`,
  undecided: (move, defender, needed, reply) =>
    `**${move}** verfehlt das Matt in ${needed}: ${common.sideName(defender)} hat **${reply}**. Ob der Zug später matt setzt, ist nicht geklärt, darum kostet er nichts. Versuch es noch einmal.`,
  triedBefore: 'Das hast du schon versucht: Diesmal kostet es nichts.',
  typeAMove: 'Schreib einen Zug hinter `/move` oder wähle unten eine Figur.',
  otherDefence: (typed) =>
    `Du hast mit „${typed}“ gerechnet, gespielt wurde aber diese Verteidigung: Mach von hier aus weiter.`,
  unclear: (typed, why) => `„${typed}“: ${why}`,
  whyLookFirst: 'Sieh dir zuerst die Aufgabe an: `/puzzle` zeigt sie und startet deine Uhr.',
  whyTooEarly: 'Das würde die Lösung verraten. Frag noch einmal, wenn du die Aufgabe gelöst oder aufgegeben hast.',
  whyNameAMove: 'Nenne den Zug, um den es dir geht, oder eine Zugfolge, die mit ihm endet.',
  whyOffLine: (move) =>
    `**${move}** gehört hier nicht zu den kürzesten Matts. Widerlegungen gibt es nur zu der Verteidigung, die gegen dich gespielt wird: Frag entlang dieses Abspiels.`,
  whyMate: (move) => `**${move}** ist matt: Daran ist nichts falsch.`,
  whyRight: (move, mateIn) => `**${move}** ist richtig: Matt in ${mateIn}. \`/solution\` zeigt, wie.`,
  whyStalemate: (move, defender) =>
    `**${move}** ist patt: ${common.sideName(defender)} hat keinen Zug und steht nicht im Schach.`,
  whySlower: (move, mateIn, shortest) => `**${move}** setzt auch matt, aber in ${mateIn} Zügen statt in ${shortest}.`,
  whyRefuted: (move, reply, mateIn) => `**${move}** scheitert an **${reply}**: Danach gibt es kein Matt in ${mateIn}.`,
  whyUndecided: (move, reply, mateIn) =>
    `**${move}** verfehlt das Matt in ${mateIn} wegen **${reply}**. Ob der Zug später matt setzt, ist nicht geklärt.`,
};

export const hints: typeof english.hints = {
  taken: (level, of, text) => `Hinweis ${level} von ${of}: ${text}`,
  offer: (level, of, tells, price) => `Hinweis ${level} von ${of} verrät, ${tells}. ${price}`,
  costsBoth: (percent) =>
    `Er kostet ${percent}\u00a0% der Punkte, und dieser Versuch gilt für die Wertung als verloren.`,
  costsPoints: (percent) => `Er kostet ${percent}\u00a0% der Punkte.`,
  costsRating: 'Er kostet keine Punkte, aber dieser Versuch gilt für die Wertung als verloren.',
  costsPracticeRating: 'Er kostet keine Punkte, aber dieser Versuch gilt für die Übungswertung als verloren.',
  costsPlace: 'Er kostet keine Punkte mehr, zählt aber für deinen Tagesplatz.',
  costsNothing: 'Er kostet nichts.',
  noFurther: 'Zu diesem Zug gibt es keinen weiteren Hinweis.',
  take: (level) => `Hinweis ${level} nehmen`,
  earlierMove: 'Dieser Hinweis galt einem früheren Zug.',
  tellsKind: 'ob es ein Schach ist',
  tellsPiece: 'welche Figur zieht',
  tellsSquare: 'wohin sie zieht',
  capturingCheck: 'Es ist ein Schlagzug mit Schach.',
  check: 'Es ist ein Schachgebot.',
  capture: 'Es ist ein Schlagzug ohne Schach.',
  quiet: 'Es ist ein stiller Zug, weder Schach noch Schlagzug.',
  piece: (role, from) => `${theRole(role)} auf ${from} zieht.`,
  square: (role, from, to) => `${theRole(role)} auf ${from} geht nach ${to}.`,
};

export const proof: typeof english.proof = {
  endsAttempt: (name) =>
    `Die Lösung beendet deinen Versuch an ${'day' in name ? `der Aufgabe vom ${name.day}` : `der Übungsaufgabe #${name.practice}`}: Er zählt dann als aufgegeben. Soll ich sie zeigen?`,
  keepTrying: 'Weiter versuchen',
  giveUpAndShow: 'Aufgeben und zeigen',
  asQuick: (moves) => `Hier ebenso schnell: ${moves.join(', ')}.`,
  shown: (move) => `${move} (gezeigt)`,
  defences: (defender, count, move) =>
    `${common.sideName(defender)}: ${count} ${count === 1 ? 'Verteidigung' : 'Verteidigungen'} gegen ${move}`,
  thenMove: (move) => `dann ${move}`,
  thenMate: (mateIn) => `dann Matt in ${mateIn}`,
};
