import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../src/engine/mate/prover.js';
import type { SolveAnswer, SolveProgress } from '../../../src/engine/mate/solver.js';
import { flipColours, flipMove, mirrorFiles, mirrorMove, smallPositions } from './random-positions.js';
import { AMPLE, solve } from './solving.js';

const RETI = 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 9';
const OPENING = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a budget that runs out is named, and is never taken for "no mate"', () => {
  const cases = [
    { because: 'time', budget: { ...AMPLE, milliseconds: 0 } },
    { because: 'nodes', budget: { ...AMPLE, nodes: 500 } },
    { because: 'memory', budget: { ...AMPLE, megabytes: 0.012 } },
  ] as const;

  it.each(cases)('$because', ({ because, budget }) => {
    expect(prove({ fen: RETI, mateIn: 3, budget })).toMatchObject({ kind: 'gave up', because });
  });

  it('cancelled', () => {
    const answer = prove({ fen: OPENING, mateIn: 5, budget: AMPLE }, { isCancelled: () => true });
    expect(answer).toMatchObject({ kind: 'gave up', because: 'cancelled' });
  });

  it('stays within the nodes it was given', () => {
    const answer = prove({ fen: OPENING, mateIn: 5, budget: { ...AMPLE, nodes: 777 } });
    expect(answer.effort.nodes).toBeLessThanOrEqual(778);
  });

  it('tells what it had disproved, and a later task goes on from there', () => {
    const first = prove({ fen: RETI, mateIn: 3, budget: { ...AMPLE, nodes: 500 } });
    if (first.kind !== 'gave up') throw new Error(`500 nodes were enough: ${first.kind}`);
    expect(first.noMateWithin).toBe(2);
    const searched: number[] = [];
    const second = prove(
      { fen: RETI, mateIn: 3, noMateWithin: first.noMateWithin, budget: AMPLE },
      { onProgress: ({ searching }) => searched.push(searching) },
    );
    expect(second).toMatchObject({ kind: 'mate', mateIn: 3, keys: ['d3d8'] });
    expect(new Set(searched)).toEqual(new Set([3]));
  });

  it('searches nothing when all lengths were disproved before', () => {
    const answer = prove({ fen: RETI, mateIn: 2, noMateWithin: 2, budget: AMPLE });
    expect(answer).toMatchObject({ kind: 'no mate', within: 2, effort: { nodes: 0 } });
  });
});

describe('progress', () => {
  it('reports every length that it begins', () => {
    const reports: SolveProgress[] = [];
    prove({ fen: RETI, mateIn: 3, budget: AMPLE }, { onProgress: (report) => reports.push(report) });
    const lengths = reports.map(({ searching }) => searching);
    expect(lengths).toEqual(lengths.toSorted());
    expect(new Set(lengths)).toEqual(new Set([1, 2, 3]));
    for (const { searching, noMateWithin } of reports) expect(noMateWithin).toBe(searching - 1);
  });
});

describe('a task that makes no sense throws', () => {
  it.each([
    ['no position', 'x', 1],
    ['a king that can be taken', '8/8/8/3k4/3Q4/8/8/K7 w - - 0 1', 1],
    ['castling with a rook on another square', '4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1', 1],
    ['castling with a king on another square', '4k3/8/8/8/8/8/8/R2K4 w Q - 0 1', 1],
    ['a text without end', ' '.repeat(100_000), 1],
    ['mate in nothing', RETI, 0],
    ['mate in a fraction', RETI, 1.5],
  ])('%s', (_, fen, mateIn) => {
    expect(() => prove({ fen, mateIn, budget: AMPLE })).toThrow(Error);
  });
});

describe('the answer depends on the position alone', () => {
  it('twice the same task, twice the same bytes', () => {
    const [first, , second] = [solve(RETI, 3), solve(OPENING, 2), solve(RETI, 3)];
    if (first?.kind !== 'mate' || second?.kind !== 'mate') throw new Error('both are mates');
    expect(second.solution).toEqual(first.solution);
    expect(second.effort.nodes).toBe(first.effort.nodes);
  });

  it('a right that nobody can use changes nothing', () => {
    const plain = solve('k7/2P5/K7/8/4p3/8/8/8 w - - 0 1', 2);
    const withSquare = solve('k7/2P5/K7/8/4p3/8/8/8 w - e6 0 1', 2);
    expect(withSquare).toEqual({ ...plain, effort: { ...plain.effort, milliseconds: withSquare.effort.milliseconds } });
  });

  const turned = (answer: SolveAnswer, turn: (uci: string) => string) =>
    answer.kind === 'mate' ? { mateIn: answer.mateIn, keys: answer.keys.map(turn).sort() } : { kind: answer.kind };

  it('colours exchanged: the same mate for the other side', () => {
    fc.assert(
      fc.property(smallPositions(), (fen) => {
        expect(turned(solve(flipColours(fen), 2), flipMove), fen).toEqual(turned(solve(fen, 2), String));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('left and right exchanged: the mirrored mate', () => {
    fc.assert(
      fc.property(smallPositions(), (fen) => {
        expect(turned(solve(mirrorFiles(fen), 2), mirrorMove), fen).toEqual(turned(solve(fen, 2), String));
      }),
      { seed: 2, numRuns: 60 },
    );
  });
});
