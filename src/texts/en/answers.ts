import type { Role, Side } from '../../games/chess/vocabulary.js';
import type { PuzzleName } from '../writing.js';
import { common } from './common.js';

/** What is said of moves: the answer's own, and those asked about with `/why`. Moves come in the person's letters. */
export const answers = {
  onTheBoard: (line: string) => `**${line}** is on the board.`,
  mate: (line: string) => `**${line}** Mate!`,
  right: (line: string, mateIn: number) => `Right: **${line}**. Now mate in ${mateIn}.`,
  slower: (move: string, mateIn: number, needed: number) =>
    `**${move}** mates too, but in ${mateIn} moves, and there is a mate in ${needed}. Try again: this one costs nothing.`,
  stalemate: (move: string, defender: Side) =>
    `**${move}** is stalemate: ${common.sideName(defender)} has no move and is not in check, so it would be a draw. Try again.`,
  notMate: (move: string, defender: Side, reply: string) =>
    `**${move}** is not mate: ${common.sideName(defender)} has **${reply}**. Try again.`,
  escapes: (move: string, defender: Side, needed: number, reply: string) =>
    `**${move}** lets ${common.sideName(defender)} escape the mate in ${needed} with **${reply}**. Try again.`,
  undecided: (move: string, defender: Side, needed: number, reply: string) =>
    `**${move}** misses the mate in ${needed}: ${common.sideName(defender)} has **${reply}**. Whether it mates later has not been decided, so this one costs nothing. Try again.`,
  triedBefore: 'You tried it before: this time it costs nothing.',
  typeAMove: 'Type a move after `/move`, or choose a piece below.',
  otherDefence: (typed: string) => `You expected “${typed}”, but this is the defence that was played: go on from here.`,
  unclear: (typed: string, why: string) => `“${typed}”: ${why}`,
  whyLookFirst: 'Look at the puzzle first: `/puzzle` shows it and starts your clock.',
  whyTooEarly: 'That would give the answer away. Ask again when you have solved the puzzle or given it up.',
  whyNameAMove: 'Name the move you want to know about, or a line that ends with it.',
  whyOffLine: (move: string) =>
    `**${move}** is not one of the shortest mates here. The refutations are kept for the defence that is played against you: ask along that line.`,
  whyMate: (move: string) => `**${move}** is mate: nothing is wrong with it.`,
  whyRight: (move: string, mateIn: number) => `**${move}** is right: it mates in ${mateIn}. \`/solution\` shows how.`,
  whyStalemate: (move: string, defender: Side) =>
    `**${move}** is stalemate: ${common.sideName(defender)} has no move and is not in check.`,
  whySlower: (move: string, mateIn: number, shortest: number) =>
    `**${move}** mates too, but in ${mateIn} moves instead of ${shortest}.`,
  whyRefuted: (move: string, reply: string, mateIn: number) =>
    `**${move}** fails to **${reply}**: after it there is no mate in ${mateIn}.`,
  whyUndecided: (move: string, reply: string, mateIn: number) =>
    `**${move}** misses the mate in ${mateIn} because of **${reply}**. Whether it mates later has not been decided.`,
};

/** Hints, and what is said of one before it is taken. */
export const hints = {
  taken: (level: number, of: number, text: string) => `Hint ${level} of ${of}: ${text}`,
  offer: (level: number, of: number, tells: string, price: string) => `Hint ${level} of ${of} tells ${tells}. ${price}`,
  costsBoth: (percent: number) => `It costs ${percent}% of the points, and this try counts as lost for your rating.`,
  costsPoints: (percent: number) => `It costs ${percent}% of the points.`,
  costsRating: 'It costs no points, but this try counts as lost for your rating.',
  costsPracticeRating: 'It costs no points, but this try counts as lost for your practice rating.',
  costsPlace: 'It costs no points any more, but it counts for your place of the day.',
  costsNothing: 'It costs nothing.',
  noFurther: 'There is no further hint for this move.',
  take: (level: number) => `Take hint ${level}`,
  earlierMove: 'That hint was for an earlier move.',
  tellsKind: 'whether it is a check',
  tellsPiece: 'which piece moves',
  tellsSquare: 'where it moves to',
  capturingCheck: 'It is a capture that gives check.',
  check: 'It is a check.',
  capture: 'It is a capture without check.',
  quiet: 'It is a quiet move, neither a check nor a capture.',
  piece: (role: Role, from: string) => `The ${role} on ${from} moves.`,
  square: (role: Role, from: string, to: string) => `The ${role} on ${from} goes to ${to}.`,
};

/** Stepping through the solution. */
export const proof = {
  endsAttempt: (name: PuzzleName) =>
    `The solution ends your attempt at ${'day' in name ? `the puzzle of ${name.day}` : `practice puzzle #${name.practice}`}: it will count as given up. Shall I show it?`,
  keepTrying: 'Keep trying',
  giveUpAndShow: 'Give up and show it',
  asQuick: (moves: readonly string[]) => `As quick here: ${moves.join(', ')}.`,
  shown: (move: string) => `${move} (shown)`,
  defences: (defender: Side, count: number, move: string) =>
    `${common.sideName(defender)}: ${count} ${count === 1 ? 'defence' : 'defences'} to ${move}`,
  thenMove: (move: string) => `then ${move}`,
  thenMate: (mateIn: number) => `then mate in ${mateIn}`,
};
