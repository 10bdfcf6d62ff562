import { makeUci } from 'chessops/util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMate, chess, moveOf, naiveMoves, naiveSolve, played } from './naive.js';
import { castlingPositions, enPassantPositions, smallPositions } from './random-positions.js';
import { solve, solveMate } from './solving.js';

/** The same positions in every run: a failure can be looked into, and nobody's build fails by chance. */
const SEED = 1857;

const CASES = [
  { what: 'pieces against pieces', positions: smallPositions(), limit: 2, numRuns: 150 },
  { what: 'pawns about to promote', positions: smallPositions('PPPPN', 'pn', 3), limit: 2, numRuns: 60 },
  { what: 'castling as the mate', positions: castlingPositions, limit: 1, numRuns: 300 },
  { what: 'en passant as the mate', positions: enPassantPositions, limit: 1, numRuns: 300 },
  { what: 'castling rights', positions: castlingPositions, limit: 2, numRuns: 8 },
  { what: 'en passant rights', positions: enPassantPositions, limit: 2, numRuns: 40 },
  { what: 'one move longer', positions: smallPositions('QRBN', 'p', 2), limit: 3, numRuns: 25 },
];

describe('the prover agrees with the definition of a mate', () => {
  it.each(CASES)('$what: same verdict, same length, same keys within $limit moves', ({ positions, limit, numRuns }) => {
    fc.assert(
      fc.property(positions, (fen) => {
        const expected = naiveSolve(chess(fen), limit);
        if (!expected) {
          expect(solve(fen, limit), fen).toMatchObject({ kind: 'no mate', within: limit });
          return;
        }
        const { mateIn, keys } = solveMate(fen, limit);
        expect({ mateIn, keys: keys.toSorted() }, fen).toEqual(expected);
      }),
      { seed: SEED, numRuns },
    );
  });
});

describe('what is said of wrong moves is true', () => {
  it('each is refuted for good where it can be, and called a slower mate where it cannot', () => {
    fc.assert(
      fc.property(smallPositions('QRBN', 'p', 2), (fen) => {
        const position = chess(fen);
        if (naiveSolve(position, 1) === undefined) return;
        for (const each of solveMate(fen, 1).root.tries ?? []) {
          const tried = played(position, moveOf(each.move));
          const escapes = naiveMoves(tried).filter((reply) => !canMate(played(tried, reply), 2));
          const place = `${fen} ${each.move}`;
          if (each.kind === 'stalemate') expect(tried.isStalemate(), place).toBe(true);
          else if (each.kind === 'refuted') expect(escapes.map(makeUci), place).toContain(each.by);
          else if (each.kind === 'undecided') expect.fail(`${place} is undecided`);
          else {
            expect(escapes, place).toEqual([]);
            const lasting = played(tried, moveOf(each.by));
            expect(canMate(lasting, each.mateIn - 1), place).toBe(true);
            expect(canMate(lasting, each.mateIn - 2), place).toBe(false);
          }
        }
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('a refutation leaves no mate in the moves that are left', () => {
    fc.assert(
      fc.property(smallPositions('QRBN', 'p', 3), (fen) => {
        const position = chess(fen);
        if (naiveSolve(position, 2)?.mateIn !== 2) return;
        for (const each of solveMate(fen, 2).root.tries ?? []) {
          if (each.kind === 'stalemate') continue;
          const answered = played(played(position, moveOf(each.move)), moveOf(each.by));
          expect(canMate(answered, 1), `${fen} ${each.move} ${each.by}`).toBe(false);
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
  });

  it.each([1, 2])('a first move that one reply alone refutes is known by that, before a mate in %i', (mateIn) => {
    let onlyOne = 0;
    fc.assert(
      fc.property(smallPositions('QRBN', 'p', 3), (fen) => {
        const position = chess(fen);
        if (naiveSolve(position, mateIn)?.mateIn !== mateIn) return;
        for (const each of solveMate(fen, mateIn).root.tries ?? []) {
          if (each.kind === 'stalemate') continue;
          const tried = played(position, moveOf(each.move));
          const refutations = naiveMoves(tried).filter((reply) => !canMate(played(tried, reply), mateIn - 1));
          expect(each.only, `${fen} ${each.move}`).toBe(refutations.length === 1);
          if (each.only) onlyOne++;
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
    expect(onlyOne).toBeGreaterThan(0);
  });
});
