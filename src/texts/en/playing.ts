import type { Role, Side } from '../../games/chess/vocabulary.js';
import { type PuzzleName, ranged } from '../writing.js';
import { roleTitle } from './chess-words.js';
import { common } from './common.js';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${ENDINGS[ORDINALS.select(place)] ?? 'th'}`;
const nameInWords = (name: PuzzleName): string => ('day' in name ? name.day : `Practice puzzle #${name.practice}`);

/** The board of an attempt and what stands around it. */
export const playing = {
  title: (side: Side, mateIn: number) => `**${common.sideName(side)} to move and mate in ${mateIn}**`,
  /** A board on a button or in a list. */
  nameOf: nameInWords,
  under: (name: PuzzleName, rest: string) => `${nameInWords(name)}: ${rest}`,
  /** Before whole sentences, which may have a colon of their own. */
  headed: (name: PuzzleName, sentences: string) => `${nameInWords(name)} · ${sentences}`,
  soFar: (line: string) => `So far: ${line}`,
  yourLine: (line: string) => `Your line: ${line}`,
  clockRuns: 'your clock is running.',
  clockShows: (time: string) => `your clock shows ${time}.`,
  howToAnswer: 'Answer with `/move`, or choose a piece below.',
  /** On a board that is not today's, while today's is open as well. */
  howToAnswerHere:
    'Answer with the Move button, or choose a piece below. `/move` asks which board you mean while today’s puzzle is open too.',
  /** `move` as it was typed; its buttons are the boards. */
  whichBoard: (move: string) => `Two of your boards are open. On which one do you play “${move}”?`,
  solved: (time: string, wrong: number, hints: number) =>
    `Solved in **${time}**, with ${common.wrongTries(wrong)} and ${common.hints(hints)}.`,
  givenUp: 'Given up.',
  streak: (days: number) => `Streak: **${days} ${days === 1 ? 'day' : 'days'}**`,
  freezes: (count: number) => (count === 1 ? '1 freeze' : `${count} freezes`),
  points: (points: number) => `**+${points}** ${points === 1 ? 'point' : 'points'}`,
  rating: (rating: number, deviation: number, change: string) => `Rating **${rating}** ± ${deviation} (${change})`,
  practiceRating: (rating: number, deviation: number, change: string) =>
    `Practice rating **${rating}** ± ${deviation} (${change})`,
  flagged: 'No human is that fast: this time is on no board.',
  place: (place: number, of: number) => `${ordinal(place)} of ${of} today`,
  lookFirst: 'Look at the board first: `/puzzle` shows today’s puzzle and starts your clock.',
  lookFirstAt: (name: PuzzleName) =>
    `Look at the board first: the button shows ${'day' in name ? `the puzzle of ${name.day}` : `practice puzzle #${name.practice}`} and starts your clock.`,
  over: (name: PuzzleName, outcome: string) =>
    `${'day' in name ? `The puzzle of ${name.day}` : `Practice puzzle #${name.practice}`} is over for you. ${outcome}`,
  nextTomorrow: 'The next one comes tomorrow.',
  todaysIsThere: '`/puzzle` shows today’s.',
  nonePlayed: (name: PuzzleName) =>
    'day' in name
      ? `There was no puzzle here on ${name.day}.`
      : `You have not begun practice puzzle #${name.practice}: \`/practice\` gives you one.`,
  stillProving: (checked: number, total: number, searching: number | undefined) =>
    `Today’s puzzle is still being proved (${checked} of ${total} checked${searching === undefined ? '' : `, now looking for a mate in ${searching}`}). It appears here when it is ready.`,
  nothingToGive: 'There is no proved puzzle to give. An admin can add some with `/puzzles add`.',
  todaysPuzzle: 'Today’s puzzle',
  showPuzzle: 'Show the puzzle',
  move: 'Move',
  hint: 'Hint',
  giveUp: 'Give up',
  flip: 'Flip',
  textBoard: 'Text board',
  solution: 'Solution',
  share: 'Share',
  whyNot: 'Why not …?',
  anotherOne: 'Another one',
};

/** Answering from menus: a piece, its square, what it becomes. */
export const choosing = {
  choosePiece: 'Choose a piece',
  piece: (figurine: string, role: Role, square: string) => `${figurine} ${roleTitle(role)} ${square}`,
  whereTo: (role: Role, square: string) => `${roleTitle(role)} ${square}: where to?`,
  takes: (role: Role) => `takes the ${role}`,
  castles: 'castles',
  promoteTo: 'Promote to what?',
  promotion: (figurine: string, role: Role) => `${figurine} ${roleTitle(role)}`,
  otherPiece: 'Other piece',
  earlierPosition: 'That was for an earlier position. This is how the board stands now.',
};

/** Practice: puzzles without end, apart from the daily. */
export const practice = {
  nothingLeft: 'There is no puzzle like that left that you have not had. Shall I look more widely?',
  noneOfLength: (mateIn: number, lengths: readonly number[]) =>
    `There is no mate in ${mateIn} for practice. There are mates in ${common.and(ranged(lengths, 'to'))}.`,
  noneLikeThat: 'There is no puzzle like that for practice. Shall I look more widely?',
  noneYet: 'There is no puzzle for practice yet. New ones will come.',
  nothingAtAll: 'You have had every puzzle for practice that there is. New ones will come.',
  nothingLikeIt: (theme: string) => `I know no theme ${theme}. Pick one of those that I suggest while you type.`,
  anyDifficulty: 'Any difficulty',
  anyTheme: 'Any theme',
  anyLength: 'Any length',
  anything: 'Anything',
};
