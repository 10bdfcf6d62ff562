import { expect, it } from 'vitest';
import { judged, type Solved } from '../../../src/cli/program/proof.js';
import { withSomeMate } from '../../../src/cli/solve/position.js';
import { explain } from '../../../src/cli/solve/position-text.js';
import { puzzleJson } from '../../../src/cli/solve/puzzle-json.js';
import type { SolveAnswer } from '../../../src/engine/mate/solver.js';
import { NO_MATE } from '../../support/positions.js';
import { positionOf } from './proofs.js';

/** King and rook against king, the rook cutting off: a mate in 6. */
const ROOK_SIX = '5k2/3R4/8/8/4K3/8/8/8 w - - 0 1';

const HERE = new AbortController().signal;

function outOfTime(fen: string, claimedMateIn: number | undefined, because: 'time' | 'memory' = 'time'): Solved {
  const effort = { nodes: 5_000_000, milliseconds: 60_000 };
  const answer: SolveAnswer = { kind: 'gave up', because, noMateWithin: 2, effort };
  const claim = claimedMateIn === undefined ? {} : { claimedMateIn };
  return judged({ position: positionOf(fen), mateIn: claimedMateIn ?? 20, ...claim }, answer);
}

it('a claim that ran out of time still shows a mate of that length', async () => {
  const solved = await withSomeMate(outOfTime(ROOK_SIX, 7), HERE);
  expect(explain(solved)).toMatch(
    /mate in 3\. Proved so far: no mate in 2 or fewer\. A mate in at most 7 begins with 1\.\S+; whether it is the shortest and the only one is not settled\. Allow more with --seconds\.$/,
  );
  expect(puzzleJson(solved, { withTree: false })).toMatchObject({
    verdict: 'gave up',
    noMateWithin: 2,
    someMate: { within: 7, key: { san: expect.any(String), uci: expect.any(String) } },
  });
});

it('a claim that proves wrong after all is called wrong', async () => {
  const solved = await withSomeMate(outOfTime(NO_MATE, 3), HERE);
  expect(solved.verdict).toEqual({ kind: 'no mate', within: 3 });
});

it.each([
  ['nothing was claimed', outOfTime(ROOK_SIX, undefined)],
  ['something else than time ran out', outOfTime(ROOK_SIX, 7, 'memory')],
])('it is not asked for where %s', async (_, solved) => expect(await withSomeMate(solved, HERE)).toBe(solved));

it('who does not want to wait gets what is known', async () => {
  const solved = outOfTime(ROOK_SIX, 7);
  expect(await withSomeMate(solved, AbortSignal.abort())).toBe(solved);
});
