import type { Side } from '../../games/chess/vocabulary.js';
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
