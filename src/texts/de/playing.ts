import type * as english from '../en/playing.js';
import { type PuzzleName, ranged } from '../writing.js';
import { roleName, takesRole } from './chess-words.js';
import { common } from './common.js';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${count} Zügen`);
const nameInWords = (name: PuzzleName): string => ('day' in name ? name.day : `Übungsaufgabe #${name.practice}`);

export const playing: typeof english.playing = {
  title: (side, mateIn) => `**${common.sideName(side)} zieht und setzt in ${moves(mateIn)} matt**`,
  nameOf: nameInWords,
  under: (name, rest) => `${nameInWords(name)}: ${rest}`,
  headed: (name, sentences) => `${nameInWords(name)} · ${sentences}`,
  soFar: (line) => `Bisher: ${line}`,
  yourLine: (line) => `Deine Lösung: ${line}`,
  clockRuns: 'deine Uhr läuft.',
  clockShows: (time) => `deine Uhr zeigt ${time}.`,
  howToAnswer: 'Antworte mit `/move` oder wähle unten eine Figur.',
  howToAnswerHere:
    'Antworte mit dem Knopf „Zug“ oder wähle unten eine Figur. Solange auch die Aufgabe von heute offen ist, fragt `/move`, welches Brett du meinst.',
  whichBoard: (move) => `Zwei deiner Bretter sind offen. Auf welchem spielst du „${move}“?`,
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
  todaysPuzzle: 'Aufgabe von heute',
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

export const choosing: typeof english.choosing = {
  choosePiece: 'Wähle eine Figur',
  piece: (figurine, role, square) => `${figurine} ${roleName(role)} ${square}`,
  whereTo: (role, square) => `${roleName(role)} ${square}: wohin?`,
  takes: takesRole,
  castles: 'rochiert',
  promoteTo: 'In welche Figur umwandeln?',
  promotion: (figurine, role) => `${figurine} ${roleName(role)}`,
  otherPiece: 'Andere Figur',
  earlierPosition: 'Das war für eine frühere Stellung. So steht das Brett jetzt.',
};

export const practice: typeof english.practice = {
  nothingLeft: 'Von dieser Art gibt es keine Aufgabe, die du noch nicht hattest. Soll ich die Auswahl erweitern?',
  noneOfLength: (mateIn, lengths) =>
    `Zum Üben gibt es kein Matt in ${mateIn}. Es gibt Matt in ${common.and(ranged(lengths, 'bis'))}.`,
  noneLikeThat: 'Zum Üben gibt es keine solche Aufgabe. Soll ich die Auswahl erweitern?',
  noneYet: 'Noch gibt es keine Übungsaufgaben. Es kommen welche.',
  nothingAtAll: 'Du hattest schon alle Übungsaufgaben, die es gibt. Es kommen neue.',
  nothingLikeIt: (theme) => `Ein Thema ${theme} kenne ich nicht. Nimm eines von denen, die ich beim Tippen vorschlage.`,
  anyDifficulty: 'Egal wie schwer',
  anyTheme: 'Jedes Thema',
  anyLength: 'Jede Länge',
  anything: 'Irgendeine',
};
