import { makeFen } from 'chessops/fen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { NODES_FOR_ALL_TRIES } from '../../../src/engine/mate/explain-tries.js';
import { prove, proveKeys } from '../../../src/engine/mate/prover.js';
import { type AttackNode, slowestMate, type Try } from '../../../src/engine/mate/solution.js';
import type { SolvedMate } from '../../../src/engine/mate/solver.js';
import { chess, moveOf, naiveMoves, played } from '../mate/naive.js';
import { NONE } from '../mate/oracle/search.js';
import {
  castlingDefences,
  castlingPositions,
  enPassantDefences,
  enPassantPositions,
  smallPositions,
} from '../mate/random-positions.js';
import { AMPLE } from '../mate/solving.js';
import { oracleSearch } from './agreement.js';
import { eitherColour, minedPlacements } from './mined-positions.js';
import { shippedMates } from './shipped-mates.js';

/** The same positions in every run. */
const SEED = 5;

const CASES = [
  { what: 'one or two pieces', positions: smallPositions('QRBN', 'p', 2), limit: 2, numRuns: 40 },
  { what: 'pawns about to promote', positions: smallPositions('PPPPN', 'pn', 3), limit: 3, numRuns: 100 },
  { what: 'castling', positions: castlingPositions, limit: 1, numRuns: 30 },
  { what: 'castling as a defence', positions: castlingDefences, limit: 2, numRuns: 60 },
  { what: 'en passant', positions: enPassantPositions, limit: 1, numRuns: 30 },
  { what: 'en passant as a defence', positions: enPassantDefences, limit: 2, numRuns: 30 },
  { what: 'men anywhere, with a mate', positions: minedPlacements(2), limit: 2, numRuns: 30 },
];

describe('what is said of a wrong move is true, wherever a player can be asked', () => {
  it.each(CASES)('$what', ({ positions, limit, numRuns }) => {
    fc.assert(
      fc.property(eitherColour(positions), (fen) => {
        const answer = prove({ fen, mateIn: limit, budget: AMPLE, nodesForTries: NODES_FOR_ALL_TRIES });
        if (answer.kind === 'mate') expectTruths(fen, answer, lengthByOracle);
      }),
      { seed: SEED, numRuns },
    );
  });

  it.each(shippedMates(4))('a puzzle that ships: $fen', (task) => {
    const answer = prove({ ...task, nodesForTries: NODES_FOR_ALL_TRIES });
    if (answer.kind !== 'mate') throw new Error(`${task.fen}: ${answer.kind}`);
    expectTruths(task.fen, answer, lengthByCore);
  });
});

describe('a wrong move that mates one or two moves later is called slower, not refuted', () => {
  it.each([
    { fen: '7k/8/8/8/8/8/8/RR5K w - - 0 1', mateIn: 2 },
    { fen: '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', mateIn: 2 },
    { fen: '6r1/8/8/8/8/5k2/8/7K b - - 0 1', mateIn: 2 },
  ])('mate in $mateIn: $fen', ({ fen, mateIn }) => {
    const answer = prove({ fen, mateIn, budget: AMPLE, nodesForTries: NODES_FOR_ALL_TRIES });
    if (answer.kind !== 'mate') throw new Error(`${fen}: ${answer.kind}`);
    const { tries = [] } = decodeSolution(answer.solution);
    for (const each of tries) {
      const length = [mateIn + 1, mateIn + 2].find((within) => matesAfter(fen, each.move, within - 1));
      const found = each.kind === 'slower' ? each.mateIn : undefined;
      expect(found, `${fen} ${each.move}`).toBe(length);
    }
    const lengths = new Set(tries.flatMap((each) => (each.kind === 'slower' ? [each.mateIn] : [])));
    expect([...lengths].sort()).toEqual([mateIn + 1, mateIn + 2]);
  });
});

describe('what was not found out is undecided', () => {
  /** 1.Qg6 mates in 5, which takes more than the first allowance to find out. */
  const fen = '3n2k1/8/8/2p1KQ2/2P5/4p3/8/8 w - - 0 1';

  it.each([0, 1_000, 100_000, NODES_FOR_ALL_TRIES])(
    'no wrong move is called refuted that mates later, with %i nodes',
    (nodes) => {
      const answer = prove({ fen, mateIn: 4, budget: AMPLE, nodesForTries: nodes });
      if (answer.kind !== 'mate') throw new Error(answer.kind);
      const { tries = [] } = decodeSolution(answer.solution);
      const queenMove = tries.find(({ move }) => move === 'f5g6');
      expect(['undecided', 'slower']).toContain(queenMove?.kind);
      if (nodes === 0) expect(tries.filter(({ kind }) => kind !== 'undecided' && kind !== 'stalemate')).toEqual([]);
      if (nodes === NODES_FOR_ALL_TRIES) {
        expect(answer.undecided).toBe(0);
        expect(queenMove).toMatchObject({ kind: 'slower', mateIn: 5 });
      }
    },
  );
});

/** Whether every reply to a move is mated within so many moves. */
function matesAfter(fen: string, move: string, within: number): boolean {
  const tried = chess(after(fen, move));
  const replies = naiveMoves(tried);
  return (
    replies.length > 0 &&
    replies.every((reply) => lengthByOracle(makeFen(played(tried, reply).toSetup()), within) !== NONE)
  );
}

type Length = (fen: string, limit: number) => number;

const lengthByOracle: Length = (fen, limit) => oracleSearch(fen).shortestMate(limit);

/** Good enough for what the oracle is too slow for: agreement of the two is tested elsewhere. */
const lengthByCore: Length = (fen, limit) => {
  const answer = limit > 0 ? proveKeys({ fen, mateIn: limit, budget: AMPLE }) : undefined;
  return answer?.kind === 'mate' ? answer.mateIn : NONE;
};

function expectTruths(fen: string, { solution }: SolvedMate, length: Length): void {
  for (const [place, { mateIn, tries }] of asked(fen, decodeSolution(solution))) {
    for (const each of tries ?? []) expectTruth(place, each, mateIn, length);
  }
}

/** The root, and what follows each continuation's most stubborn defence, with their positions. */
function asked(fen: string, root: AttackNode): [string, AttackNode][] {
  const followers = root.continuations.flatMap(({ move, defences: [stubborn] }) =>
    stubborn ? asked(after(after(fen, move), stubborn.move), stubborn.next) : [],
  );
  return [[fen, root], ...followers];
}

function expectTruth(fen: string, each: Try, mateIn: number, length: Length): void {
  const tried = after(fen, each.move);
  const place = `${fen} ${each.move}`;
  if (each.kind === 'stalemate') {
    expect(chess(tried).isStalemate(), place).toBe(true);
  } else if (each.kind === 'refuted') {
    expect(length(after(tried, each.by), slowestMate(mateIn) - 1), `${place} ${each.by}`).toBe(NONE);
  } else if (each.kind === 'undecided') {
    expect.fail(`${place} is undecided`);
  } else {
    expect(length(after(tried, each.by), each.mateIn), `${place} ${each.by}`).toBe(each.mateIn - 1);
    for (const reply of naiveMoves(chess(tried))) {
      const left = makeFen(played(chess(tried), reply).toSetup());
      expect(length(left, each.mateIn - 1), `${place}, then ${left}`).not.toBe(NONE);
    }
  }
}

const after = (fen: string, uci: string): string => makeFen(played(chess(fen), moveOf(uci)).toSetup());
