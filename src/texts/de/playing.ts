import type { playing as english } from '../en/playing.js';
import type { PuzzleName } from '../puzzle-name.js';
import { common } from './common.js';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Zügen`);
const nameInWords = (name: PuzzleName): string => ('day' in name ? name.day : `Übungsaufgabe #${name.practice}`);

export const playing: typeof english = {
  title: (side, mateIn) => `**${common.sideName(side)} zieht und setzt in ${moves(mateIn)} matt**`,
  under: (name, rest) => `${nameInWords(name)}: ${rest}`,
  headed: (name, sentences) => `${nameInWords(name)} · ${sentences}`,
  soFar: (line) => `Bisher: ${line}`,
  yourLine: (line) => `Deine Lösung: ${line}`,
  clockRuns: 'deine Uhr läuft.',
  clockShows: (time) => `deine Uhr zeigt ${time}.`,
  howToAnswer: 'Antworte mit `/move` oder wähle unten eine Figur.',
  solved: (time, wrong, hints) => `Gelöst in **${time}**: ${common.wrongTries(wrong)}, ${common.hints(hints)}.`,
  givenUp: 'Aufgegeben.',
  streak: (days) => `Serie: **${days} ${days === 1 ? 'Tag' : 'Tage'}**`,
  freezes: (count) => `${count} Joker`,
  points: (points) => `**+${points}** ${points === 1 ? 'Punkt' : 'Punkte'}`,
  rating: (rating, deviation, change) => `Wertung **${rating}** ± ${deviation} (${change})`,
  practiceRating: (rating, deviation, change) => `Übungswertung **${rating}** ± ${deviation} (${change})`,
  flagged: 'So schnell ist kein Mensch: Diese Zeit steht auf keiner Rangliste.',
  place: (place, of) => `heute Platz ${place} von ${of}`,
  lookFirst: 'Sieh dir zuerst das Brett an: `/puzzle` zeigt die Aufgabe von heute und startet deine Uhr.',
  lookFirstAt: (name) =>
    `Sieh dir zuerst das Brett an: Der Knopf zeigt ${'day' in name ? `die Aufgabe vom ${name.day}` : `die Übungsaufgabe #${name.practice}`} und startet deine Uhr.`,
  over: (name, outcome) =>
    `${'day' in name ? `Die Aufgabe vom ${name.day}` : `Die Übungsaufgabe #${name.practice}`} ist für dich vorbei. ${outcome}`,
  nextTomorrow: 'Die nächste kommt morgen.',
  todaysIsThere: '`/puzzle` zeigt die von heute.',
  nonePlayed: (name) =>
    'day' in name
      ? `Am ${name.day} gab es hier keine Aufgabe.`
      : `Die Übungsaufgabe #${name.practice} hast du nicht begonnen: \`/practice\` gibt dir eine.`,
  stillProving: (checked, total, searching) =>
    `Die Aufgabe von heute wird noch bewiesen (${checked} von ${total} geprüft${searching === undefined ? '' : `, gerade auf der Suche nach einem Matt in ${searching}`}). Sie erscheint hier, sobald sie fertig ist.`,
  nothingToGive: 'Es gibt keine bewiesene Aufgabe. Ein Admin kann mit `/puzzles add` welche hinzufügen.',
  showPuzzle: 'Aufgabe zeigen',
  move: 'Zug',
  hint: 'Hinweis',
  giveUp: 'Aufgeben',
  flip: 'Drehen',
  textBoard: 'Textbrett',
  solution: 'Lösung',
  share: 'Teilen',
  whyNot: 'Warum nicht …?',
  anotherOne: 'Noch eine',
};
