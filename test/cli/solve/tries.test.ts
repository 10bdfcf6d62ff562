import { describe, expect, it } from 'vitest';
import { makeCheckpoint } from '../../../src/cli/program/program.js';
import { findNearMisses } from '../../../src/cli/solve/near-misses.js';
import { triesText } from '../../../src/cli/solve/tries-text.js';
import { intentOf } from '../../../src/cli/solve/variations.js';
import { proveKeys } from '../../../src/engine/mate/prover.js';
import { legalMoves, playUci, uciOf } from '../../../src/games/chess/moves.js';
import { fenOf } from '../../../src/games/chess/position.js';
import { BACK_RANK, CLASSIC_11, COMPOSED_09, FOUR_VERDICTS, GAMES_14 } from '../../support/positions.js';
import { positionOf, rootOf, solvedOf } from './proofs.js';

/** 1.Ra8#; king and rook win after anything else, but not soon. */
const ROOK_ENDING = '7k/8/6K1/8/8/8/8/R7 w - - 0 1';

const lookAt = async (fen: string, mateIn: number) => {
  const position = positionOf(fen);
  const { tries = [] } = rootOf(solvedOf(fen, mateIn));
  const checkpoint = makeCheckpoint(new AbortController().signal);
  return { position, tries, nearMisses: await findNearMisses(position, mateIn, tries, checkpoint) };
};

const textOf = async (fen: string, mateIn: number): Promise<string> => {
  const { position, tries, nearMisses } = await lookAt(fen, mateIn);
  return triesText(position, mateIn, tries, nearMisses, 80).join('\n');
};

describe('the wrong first moves', () => {
  it('come in the order of how near they are to the mate', async () => {
    const labels = (await textOf(FOUR_VERDICTS, 2)).match(/^\S.{10}/gm);
    expect(labels?.map((label) => label.trim())).toEqual(['Tries', 'Mate in 3', 'Mate in 4', 'Stalemate', 'Refuted']);
  });

  it('a try stands with the one defence that refutes it', async () => {
    const text = await textOf(CLASSIC_11, 2);
    // On a2, a3 and a4 the rook lets the pawn go two steps as well.
    expect(text).toContain('Tries      1.Ra5? a6!\n           1.Rxa7+? Bxa7!\n');
  });

  it('that mate too, but later, say so', async () => {
    expect(await textOf(FOUR_VERDICTS, 2)).toMatch(/Kh7! \(mate in 3\)$/m);
  });

  it('are only counted where the mate is one move away', async () => {
    expect(await textOf(BACK_RANK, 1)).toMatch(/^Others {5}\d+ moves: no mate in 3 or fewer$/m);
  });

  it('are not said to miss a mate that they only reach later', async () => {
    const text = await textOf(ROOK_ENDING, 1);
    expect(text).toMatch(/^Others {5}\d+ moves?: no mate in 3 or fewer$/m);
    expect(text).not.toContain('without mate');
  });

  it('stand apart where it is not settled whether one reply alone refutes them', async () => {
    const { position, tries } = await lookAt(CLASSIC_11, 2);
    const text = triesText(position, 2, tries, new Map([['a1a7', true]]), 80).join('\n');
    expect(text).toMatch(/^Tries {6}1\.Rxa7\+\? Bxa7!$/m);
    expect(text).not.toContain('Refuted');
    expect(text.replace(/\n\s+/g, ' ')).toMatch(
      /^Unsettled {2}.*Ra5.* - refuted; whether by one reply only is not settled$/m,
    );
  });

  it.each([
    [FOUR_VERDICTS, 2],
    [COMPOSED_09, 3],
    [GAMES_14, 2],
  ])('of %s take few lines, none wider than 80', async (fen, mateIn) => {
    const lines = (await textOf(fen, mateIn)).split('\n');
    expect(lines.length).toBeLessThan(20);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});

it.each([
  [FOUR_VERDICTS, 2],
  [CLASSIC_11, 2],
])('a near miss of %s has exactly one refutation', async (fen, mateIn) => {
  const { position, nearMisses } = await lookAt(fen, mateIn);
  expect(nearMisses.size).toBeGreaterThan(0);
  for (const [move, only] of nearMisses) {
    const after = playUci(position, move);
    const refutations = legalMoves(after).filter((reply) => {
      const fenAfter = fenOf(playUci(after, uciOf(after, reply)));
      const budget = { milliseconds: 10_000, nodes: Number.MAX_SAFE_INTEGER, megabytes: 16 };
      return proveKeys({ fen: fenAfter, mateIn: mateIn - 1, budget }).kind === 'no mate';
    });
    expect(refutations.length === 1, `${fen} ${move}`).toBe(only);
  }
});

it('the same tries are found every time', async () => {
  const [one, other] = [await lookAt(COMPOSED_09, 3), await lookAt(COMPOSED_09, 3)];
  expect([...one.nearMisses]).toEqual([...other.nearMisses]);
});

it.each([
  ['a check', COMPOSED_09, 'd1d5', 2, 'check'],
  ['a waiting move', CLASSIC_11, 'a1a6', 1, 'zugzwang'],
  ['a move with a threat', GAMES_14, 'e6h3', 1, 'threat'],
])('%s is known for what it is', (_, fen, move, movesLeft, kind) => {
  expect(intentOf(playUci(positionOf(fen), move), movesLeft).kind).toBe(kind);
});
