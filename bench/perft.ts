import { perft as countMoves } from '../src/engine/mate/prover.js';
import type { Disagreement } from './position.js';
import type { Question } from './question.js';
import { count, millions, milliseconds, ratio, renderTable, showProgress } from './report.js';
import { sum } from './statistics.js';
import type { Stockfish } from './stockfish.js';
import { measured } from './stopwatch.js';

interface PerftCase {
  readonly name: string;
  readonly fen: string;
  readonly depth: number;
  readonly nodes: number;
}

/** The usual test positions of move generators, with the counts that many programs agree on. */
const CASES: readonly PerftCase[] = [
  {
    name: 'start position',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    depth: 6,
    nodes: 119_060_324,
  },
  {
    name: 'Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 5,
    nodes: 193_690_690,
  },
  { name: 'position 3', fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 7, nodes: 178_633_661 },
  {
    name: 'position 4',
    fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    depth: 5,
    nodes: 15_833_292,
  },
  {
    name: 'position 5',
    fen: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    depth: 5,
    nodes: 89_941_194,
  },
  {
    name: 'position 6',
    fen: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    depth: 5,
    nodes: 164_075_551,
  },
];

interface Result {
  readonly test: PerftCase;
  readonly ours: number;
  readonly theirs: number;
  readonly disagreements: readonly Disagreement[];
}

export const perft: Question = {
  about:
    "million moves counted a second, beside Stockfish's `go perft`; one core each, both count the last move in bulk",
  file: undefined,
  seconds: { usual: 0, brief: 0 },

  async run({ stockfish, brief }) {
    const rounds = brief ? 1 : 3;
    // The compilers' turn, not counted.
    for (const { fen, depth } of CASES) countMoves(fen, depth - 2);
    const results: Result[] = [];
    for (const test of CASES) {
      showProgress(`perft: ${test.name}`);
      results.push(await measure(test, stockfish, rounds));
    }
    const total = (side: 'ours' | 'theirs'): number => sum(results.map((result) => result[side]));
    const nodes = sum(CASES.map((test) => test.nodes));
    const rows = results.map(({ test, ours, theirs }) => [test.name, test.depth, ...figures(test.nodes, ours, theirs)]);
    return {
      markdown: [
        `In turns, the best of ${rounds}; the counts are checked.`,
        '',
        renderTable(
          ['position', 'depth', 'nodes', 'Matinee ms', 'Stockfish ms', 'Matinee M/s', 'Stockfish M/s', 'ratio'],
          [...rows, ['all', '', ...figures(nodes, total('ours'), total('theirs'))]],
        ),
      ].join('\n'),
      disagreements: results.flatMap((result) => result.disagreements),
    };
  },
};

async function measure(test: PerftCase, stockfish: Stockfish, rounds: number): Promise<Result> {
  const { name, fen, depth, nodes } = test;
  const ours: number[] = [];
  const theirs: number[] = [];
  const wrong = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const own = measured(() => countMoves(fen, depth));
    ours.push(own.spent.milliseconds);
    if (own.value !== nodes) wrong.add(`Matinee counts ${own.value} to depth ${depth}, known are ${nodes}`);
    const other = await stockfish.perft(fen, depth);
    theirs.push(other.milliseconds);
    if (other.nodes !== nodes) wrong.add(`Stockfish counts ${other.nodes} to depth ${depth}, known are ${nodes}`);
  }
  return {
    test,
    ours: Math.min(...ours),
    theirs: Math.min(...theirs),
    disagreements: [...wrong].map((what) => ({ id: name, fen, what })),
  };
}

const figures = (nodes: number, ours: number, theirs: number): string[] => [
  count(nodes),
  milliseconds(ours),
  milliseconds(theirs),
  millions((1000 * nodes) / ours),
  millions((1000 * nodes) / theirs),
  ratio(theirs, ours),
];
