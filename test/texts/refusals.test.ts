import { describe, expect, test } from 'vitest';
import type { FenProblem } from '../../src/games/chess/fen-problem.js';
import type { PositionFault } from '../../src/games/chess/position.js';
import type { LineFault } from '../../src/puzzles/files/line-fault.js';
import { de } from '../../src/texts/de.js';
import { en } from '../../src/texts/en.js';
import { fr } from '../../src/texts/fr.js';

/** What a fault says besides its code. */
type Details<Fault extends { readonly code: string }> = {
  readonly [Code in Fault['code']]: Omit<Extract<Fault, { readonly code: Code }>, 'code'>;
};

const FEN: Details<FenProblem> = {
  'too many fields': { count: 7 },
  'wrong number of ranks': { count: 1 },
  'wrong number of squares': { rank: 3, count: 9 },
  'unknown character': { rank: 1, character: 'x' },
  'side missing': {},
  'unknown side': {},
  'unknown castling': {},
  'unknown en passant': {},
  'no halfmove clock': {},
  'no move number': {},
};

const POSITIONS: Details<Exclude<PositionFault, { readonly code: 'unreadable' }>> = {
  'no king': { side: 'white' },
  'several kings': { side: 'black', squares: [0, 9] },
  'pawns on the last rank': { squares: [0, 7, 63] },
  'too many men': { side: 'white', count: 17 },
  'too many pawns': { side: 'white', count: 9 },
  'too many promoted pieces': { side: 'black', promoted: 1, pawns: 8 },
  'kings touch': { squares: [0, 1] },
  'both kings in check': {},
  'side not to move in check': { side: 'black' },
  'impossible castling': {
    rights: [
      { side: 'white', wing: 'king' },
      { side: 'black', wing: 'queen' },
    ],
  },
  'impossible en passant': { square: 20, because: 'no pawn' },
  'impossible check': { side: 'white', checkers: [8, 16] },
  'already checkmate': { side: 'white' },
  'no legal move': { side: 'white' },
};

type SaidHere = Exclude<LineFault, { readonly code: 'file fault' | 'impossible position' }>;

const LINES: Details<SaidHere> = {
  'long dash': {},
  'foreign letter': { alphabet: 'Cyrillic', letter: 'К', twin: 'K' },
  'unknown line': {},
  'damaged line': {},
  'long line': { most: 2000 },
  'wrong claim': { most: 20 },
  'two claims': {},
  'open text': {},
  'too few columns': { count: 3, of: 5 },
  'too many columns': { count: 7, of: 5 },
  'open quote': {},
  'no position in row': {},
  'no moves': {},
  'unreadable first move': {},
  'illegal first move': { move: 'e2e4' },
  'first move ends the game': { move: 'e2e4' },
  'themes of different lengths': {},
  'no solution': {},
  'no JSON object': {},
  'no position in object': {},
  'long game': { most: 65536 },
  'damaged game': {},
  'open comment': {},
  'open side line': {},
  'deep side lines': { most: 100 },
  'unreadable FEN tag': {},
  'no FEN tag': {},
  'SetUp 0': {},
  'other variant': {},
  'illegal half-move': { number: 3, move: 'Qh9' },
  'mates the first side': {},
  'no side before the board': {},
  'too few ranks': { count: 7 },
  'wrong number of cells': { rank: 1, count: 7 },
  'unknown cell': { rank: 3, cell: 7 },
  'unknown key': { known: ['mate', 'id'] },
  'key given twice': { key: 'mate' },
  'more refused': { count: 9500 },
  'too many refused': { most: 20000 },
  'too many puzzles': { most: 50000 },
};

const withCodes = (details: Readonly<Record<string, object>>) =>
  Object.entries(details).map(([code, rest]) => ({ code, ...rest }));

const FAULTS = [
  ...withCodes(LINES),
  ...[...withCodes(POSITIONS), ...withCodes(FEN).map((problem) => ({ code: 'unreadable', problem }))].map((fault) => ({
    code: 'impossible position',
    fault,
  })),
] as readonly Parameters<typeof en.refusals.line>[0][];

/** Figures, squares and what is typed as it stands. */
const signsOf = (text: string): string[] => text.match(/`[^`]+`|\b[a-h][1-8]\b|\d{2,}/g) ?? [];

describe.each(FAULTS.map((fault) => [en.refusals.line(fault), fault] as const))('%s', (english, fault) => {
  test.each([
    ['German', de],
    ['French', fr],
  ])('in %s, with the same figures and signs', (_, texts) => {
    const said = texts.refusals.line(fault);
    expect(said).not.toBe(english);
    expect(said).toMatch(/^[\p{Lu}`].*\.$/u);
    expect(said).not.toMatch(/undefined|\b(?:the|is|this)\b/);
    expect(signsOf(said).toSorted()).toEqual(signsOf(english).toSorted());
    if (texts === fr) expect(said.replace(/`[^`]*`/g, '')).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0):/);
  });
});
