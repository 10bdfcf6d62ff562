import { describe, expect, it } from 'vitest';
import { judgeOpen, type OpenPuzzle } from '../../src/puzzles/judge-open.js';
import type { ProofOutcome } from '../../src/puzzles/verdict.js';

const puzzle = (id: number, claimedMateIn: number | null, others: Partial<OpenPuzzle> = {}): OpenPuzzle => ({
  id,
  verdict: 'waiting',
  claimedMateIn,
  relabelled: false,
  severalKeys: false,
  ...others,
});

const MATE_IN_2: ProofOutcome = { kind: 'mate', mateIn: 2, keys: ['a1a8', 'b1b8'] };
const NO_MATE_IN_3: ProofOutcome = { kind: 'no mate', within: 3 };
const GAVE_UP: ProofOutcome = { kind: 'gave up', because: 'time', noMateWithin: 2 };

describe('the verdicts that follow from an answer', () => {
  it('each puzzle with the position is judged by its own claim and terms', () => {
    const open = [puzzle(1, 2), puzzle(2, 2, { severalKeys: true }), puzzle(3, 4), puzzle(4, 4, { relabelled: true })];
    expect(judgeOpen(open, MATE_IN_2)).toEqual({
      judged: { verdicts: ['cooked', 'several keys', 'shorter mate', 'cooked'], decided: true },
      changed: [
        { id: 1, verdict: 'cooked' },
        { id: 2, verdict: 'several keys' },
        { id: 3, verdict: 'shorter mate' },
        { id: 4, verdict: 'cooked' },
      ],
    });
  });

  it('a disproof that is shorter than the claim decides nothing', () => {
    expect(judgeOpen([puzzle(1, 3), puzzle(2, 4)], NO_MATE_IN_3)).toEqual({
      judged: { verdicts: ['no mate'], decided: false },
      changed: [{ id: 1, verdict: 'no mate' }],
    });
  });

  it('a puzzle that gave up before learns of a proof, but does not count as one that waited', () => {
    const open = [puzzle(1, 2, { verdict: 'gave up' })];
    expect(judgeOpen(open, MATE_IN_2)).toEqual({
      judged: { verdicts: [], decided: true },
      changed: [{ id: 1, verdict: 'cooked' }],
    });
    expect(judgeOpen(open, GAVE_UP).changed).toEqual([]);
  });

  it('unknown is not no: a claim beyond what was disproved before giving up is given up', () => {
    expect(judgeOpen([puzzle(1, 2), puzzle(2, 3)], GAVE_UP).changed).toEqual([
      { id: 1, verdict: 'no mate' },
      { id: 2, verdict: 'gave up' },
    ]);
  });
});
