import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AttackNode } from '../../src/engine/mate/solution.js';
import { type Notation, spell } from '../../src/games/chess/letters.js';
import { legalMoves, playUci, sanOfUci, uciOf } from '../../src/games/chess/moves.js';
import { readMove } from '../../src/games/chess/notation.js';
import { fenOf, positionOfFen } from '../../src/games/chess/position.js';
import type { Position, Uci } from '../../src/games/chess/vocabulary.js';
import { answer } from '../../src/play/answer.js';
import { meaningsOf } from '../../src/play/meanings.js';
import { readPuzzleFile } from '../../src/puzzles/files/read-file.js';
import { FRESH, proofOf } from '../support/answering.js';
import { DAILIES, puzzlesFolder, SHIPPED_FILES } from '../support/shipped-puzzles.js';

const NOW = 9_000;
const NOTATIONS = ['french', 'spanish', 'dutch', 'german', 'russian'] as const satisfies readonly Notation[];

const files = await Promise.all(
  [...SHIPPED_FILES, DAILIES].map(async (name) => readPuzzleFile(await readFile(join(puzzlesFolder, name)))),
);
const shipped = files
  .flatMap((read) => (read.ok ? read.value.drafts : []))
  .map(({ name = '', position, claimedMateIn = 0 }) => ({ name, start: position, mateIn: claimedMateIn }));

/** `Td4`: a rook's or a queen's move as people write it, which is no move in any of these positions. */
function illegalMove(positions: readonly Position[], notation: Notation): string {
  const written = ['Rd4', 'Re5', 'Qa1', 'Qh8', 'Ra8', 'Rh1', 'Qb4', 'Qg5'].map((move) => spell(move, notation));
  const isNone = (each: string): boolean =>
    positions.every((position) => {
      const { moves, fault } = meaningsOf(position, each, notation);
      return moves.length === 0 && fault?.code !== 'ambiguous';
    });
  return written.find(isNone) ?? 'banana';
}

describe('a key in local letters and then something illegal', () => {
  it('is never charged, in any shipped puzzle: the key stays on the board, and the rest is named', () => {
    let doubtful = 0;
    for (const { name, start, mateIn } of shipped) {
      const root = proofOf(fenOf(start), mateIn);
      for (const { move, defences } of root.continuations) {
        const [stubborn] = defences;
        const attacked = playUci(start, move);
        const board = stubborn ? [attacked, playUci(attacked, stubborn.move)] : [attacked];
        for (const notation of NOTATIONS) {
          const key = spell(sanOfUci(start, move), notation);
          if (meaningsOf(start, key, notation).moves.length > 1) doubtful += 1;
          const illegal = illegalMove(board, notation);
          const { attempt, interruption } = answer(FRESH, start, root, { text: `${key} ${illegal}`, notation }, NOW);
          const what = `${name} ${fenOf(start)}: ${key} ${illegal} (${notation})`;
          expect({ wrong: attempt.wrong, first: attempt.line[0] }, what).toEqual({ wrong: 0, first: move });
          if (stubborn) expect(interruption, what).toMatchObject({ kind: 'fault', typed: illegal });
        }
      }
    }
    // Keys such as the French `Re6`, a king or an English rook: the shipped puzzles have some.
    expect(doubtful).toBeGreaterThan(20);
  }, 120_000);
});

describe('a move as it is sent by menus and suggestions', () => {
  it('is that move in everybody’s letters', () => {
    for (const { start } of shipped.slice(0, 150)) {
      for (const move of legalMoves(start)) {
        const uci = uciOf(start, move);
        for (const notation of [...NOTATIONS, 'english', 'figurine'] as const) {
          const read = readMove(start, uci, notation);
          expect(read.ok && uciOf(start, read.value), `${fenOf(start)}: ${uci} (${notation})`).toBe(uci);
          expect(meaningsOf(start, uci, notation).moves, `${fenOf(start)}: ${uci} (${notation})`).toHaveLength(1);
        }
      }
    }
  });
});

describe('a word that can mean several moves', () => {
  it('is read for itself: English and own letters may be mixed', () => {
    // 1.Kf7 Kh7 2.Rh1#
    const fen = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';
    const root = proofOf(fen, 2);
    for (const text of ['Kf7 Th1', 'Rf7 Rh1', 'Kf7 Rh7 Th1', 'Rf7 Kh7 Rh1', 'Rf7 Rh7 Rh1', 'Kf7 Rh1']) {
      const { attempt } = answer(FRESH, positionOfFen(fen), root, { text, notation: 'french' }, NOW);
      expect(attempt, text).toMatchObject({ wrong: 0, finish: { outcome: 'solved' } });
    }
  });

  /** The French `Rd1` is the king's move or the rook's; the Dutch `Pd4` a knight's, of two, or the pawn's. */
  const [KING, ROOK, PAWN] = ['e2d1', 'a1d1', 'd3d4'];
  const start = positionOfFen('7k/8/8/8/8/1N1P1N2/4K3/R7 w - - 0 1');

  /** A proof in which these moves are right or slower, and all others wrong. */
  function proofIn(right: Uci | undefined, slower: Uci | undefined): AttackNode {
    const end: AttackNode = { mateIn: 1, continuations: [], tries: [] };
    const moves = legalMoves(start).map((move) => uciOf(start, move));
    return {
      mateIn: 2,
      continuations: right ? [{ move: right, defences: [{ move: 'h8g8', next: end }] }] : [],
      tries: moves
        .filter((move) => move !== right)
        .map((move) =>
          move === slower ? { kind: 'slower', move, mateIn: 3, by: 'h8g8' } : { kind: 'refuted', move, by: 'h8g8' },
        ),
    };
  }

  it.each([
    ['own right, English wrong', 'french', 'Rd1', { right: KING }, { wrong: 0, line: [KING, 'h8g8'] }],
    ['own right and then nonsense', 'french', 'Rd1 Th9', { right: KING }, { wrong: 0, line: [KING, 'h8g8'] }],
    ['own wrong, English right', 'french', 'Rd1', { right: ROOK }, { wrong: 0, line: [ROOK, 'h8g8'] }],
    ['English right and then nonsense', 'french', 'Rd1 Th9', { right: ROOK }, { wrong: 0, line: [ROOK, 'h8g8'] }],
    ['English right and the defence', 'french', 'Rd1 Kg8', { right: ROOK }, { wrong: 0, line: [ROOK, 'h8g8'] }],
    ['own slower, English wrong', 'french', 'Rd1', { slower: KING }, { wrong: 0, slower: 1, line: [] }],
    ['own wrong, English slower', 'french', 'Rd1', { slower: ROOK }, { wrong: 0, slower: 1, line: [] }],
    [
      'own right, English slower',
      'french',
      'Rd1 Th9',
      { right: KING, slower: ROOK },
      { slower: 0, line: [KING, 'h8g8'] },
    ],
    ['both wrong', 'french', 'Rd1', {}, { wrong: 1, line: [] }],
    ['own in doubt, English wrong', 'dutch', 'Pd4', {}, { wrong: 0, line: [] }],
    ['own in doubt, English right', 'dutch', 'Pd4', { right: PAWN }, { wrong: 0, line: [PAWN, 'h8g8'] }],
  ] as const)('%s', (_, notation, text, verdicts: { right?: Uci; slower?: Uci }, expected) => {
    const root = proofIn(verdicts.right, verdicts.slower);
    expect(answer(FRESH, start, root, { text, notation }, NOW).attempt).toMatchObject(expected);
  });

  it('of which both are wrong is judged in the member’s own letters', () => {
    const [step] = answer(FRESH, start, proofIn(undefined, undefined), { text: 'Rd1', notation: 'french' }, NOW).steps;
    expect(step && uciOf(start, step.move)).toBe(KING);
  });
});

it('what other letters leave open is asked, not charged', () => {
  // French `Rd1` is the king; in English either rook can go there.
  const { moves, fault } = meaningsOf(positionOfFen('8/8/8/3k4/8/8/2K5/R6R w - - 0 1'), 'Rd1', 'french');
  expect(moves).toHaveLength(1);
  expect(fault).toMatchObject({ code: 'ambiguous' });
});
