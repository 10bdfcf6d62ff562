import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOfFen } from '../../src/chess/position.js';
import { featuresOf } from '../../src/insight/difficulty/features.js';
import { rateDifficulty } from '../../src/insight/difficulty.js';
import { mainLine } from '../../src/insight/main-line.js';
import { MODEL } from '../../src/insight/weights.js';
import { decodeSolution } from '../../src/solver/encode.js';
import { prove } from '../../src/solver/prover.js';
import type { AttackNode } from '../../src/solver/solution.js';
import {
  castlingPositions,
  enPassantPositions,
  flipColours,
  mirrorFiles,
  mirrorMove,
  smallPositions,
} from '../solver/random-positions.js';
import { BACK_RANK, BACK_RANK_BLACK, CLASSIC_10, CLASSIC_11, COMPOSED_09, GAMES_14 } from '../support/positions.js';

const LONGEST = 4;

function solve(fen: string, mateIn = LONGEST): AttackNode | undefined {
  const answer = prove({ fen, mateIn, budget: { milliseconds: 20_000, nodes: 1e7, megabytes: 64 } });
  return answer.kind === 'mate' ? decodeSolution(answer.solution) : undefined;
}

function difficultyOf(fen: string, root = solve(fen)): number {
  if (!root) throw new Error(`there is no short mate in ${fen}`);
  const position = positionOfFen(fen);
  return rateDifficulty(position, root, mainLine(position, root));
}

/** 1.Qxf7#, as beginners learn it. */
const SCHOLARS_MATE = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1';
/** 1...Qh4#, the only check there is. */
const FOOLS_MATE = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 1';
/** 1.Nd6#, because the pawn that could take is pinned. */
const PINNED_PAWN = 'r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 0 1';
/** 1.Nf7#, the only check. */
const SMOTHERED = '6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1';
/** 1...Qg1+ 2.Rxg1 Nf2#. */
const QUEEN_GIVEN = 'r3k3/8/3pP1pB/pPp5/3bP2Q/3n2N1/1P3qPP/R6K b - - 0 1';
/** 1.f8=N#. */
const KNIGHT_FROM_PAWN = '6bn/5Ppk/7p/7P/8/2Q5/q5P1/4R1K1 w - - 0 1';
/** 1.Nf7+ Kg8 2.Nh6+ Kh8 3.Qg8+ Rxg8 4.Nf7#. */
const SMOTHERED_IN_4 = '5r1k/pp4pp/8/6N1/2Q5/8/1q3PPP/6K1 w - - 0 1';
/** 1.Qxd7+ Kxd7 2.Bf5+ Ke8 3.Bd7+ Kf8 4.Bxe7#: the end of the Evergreen game. */
const EVERGREEN = '1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 0 1';
/** 1.Ne3#, among nine other checks. */
const AMONG_MANY_CHECKS = '5R2/3q4/5Qpp/2pk1p1r/Pp2p3/2P4P/2N2PP1/6K1 w - - 0 1';
/** 1.Qg1, a waiting move with three mates. */
const WAITING_MOVE = '8/8/5p2/2Q1PB1k/1p5P/1K6/8/8 w - - 0 1';
/** 1.Bf4, quiet, with the king in the middle. */
const QUIET_BISHOP = 'n7/2p5/Pn5B/3k4/1R6/8/4Q3/5K2 w - - 0 1';

describe('the difficulty of a puzzle nobody has played', () => {
  it.each([
    ['a mate on the back rank', 'a quiet key', BACK_RANK, WAITING_MOVE],
    ['a mate on the back rank', 'a quiet threat that nobody can meet', BACK_RANK, GAMES_14],
    ["the fool's mate, the only check", "the scholar's mate, one of three", FOOLS_MATE, SCHOLARS_MATE],
    ["the scholar's mate", 'a mate that a pinned pawn seems to prevent', SCHOLARS_MATE, PINNED_PAWN],
    ['the only check', 'one check among ten', BACK_RANK, AMONG_MANY_CHECKS],
    ['a queen that takes', 'a promotion to a knight', SCHOLARS_MATE, KNIGHT_FROM_PAWN],
    ['a smothered mate', 'the same after giving the queen', SMOTHERED, QUEEN_GIVEN],
    ['a quiet key against a king in the corner', 'one against a king in the middle', CLASSIC_11, QUIET_BISHOP],
    ['a quiet mate in 2', 'a quiet mate in 3', CLASSIC_11, COMPOSED_09],
    ['a long mate that everybody has seen before', 'one with sacrifices', SMOTHERED_IN_4, EVERGREEN],
    ['a long mate of checks', 'a short quiet one', SMOTHERED_IN_4, QUIET_BISHOP],
  ])('%s is easier than %s', (_easy, _hard, easier, harder) => {
    expect(difficultyOf(easier)).toBeLessThan(difficultyOf(harder));
  });

  it.each([
    ['a mate on the back rank', BACK_RANK, 400, 700],
    ["the fool's mate", FOOLS_MATE, 400, 800],
    ["Morphy's problem", CLASSIC_11, 1400, 2300],
    ['a waiting move in 2', WAITING_MOVE, 1400, 2300],
    ['a quiet bishop in 2', QUIET_BISHOP, 1400, 2300],
    ['a composed mate in 3', COMPOSED_09, 1700, 2500],
  ])('%s gets a number that players would expect', (_, fen, least, most) => {
    expect(difficultyOf(fen)).toBeGreaterThanOrEqual(least);
    expect(difficultyOf(fen)).toBeLessThanOrEqual(most);
  });

  it('weights exactly what is measured', () => {
    const position = positionOfFen(BACK_RANK);
    const root = solve(BACK_RANK);
    const features = root && featuresOf(position, root, mainLine(position, root));
    expect(Object.keys(MODEL.weights)).toEqual(Object.keys(features ?? {}));
  });

  it('is the same for either colour', () => {
    expect(difficultyOf(BACK_RANK_BLACK)).toBe(difficultyOf(BACK_RANK));
    for (const fen of [CLASSIC_10, CLASSIC_11, COMPOSED_09, QUEEN_GIVEN]) {
      expect(difficultyOf(flipColours(fen))).toBe(difficultyOf(fen));
    }
  });
});

/** Positions with a mate in at most 2, and its solution. */
const anyMate = fc
  .oneof(smallPositions('QRRBNP', 'rnbqp', 6), castlingPositions, enPassantPositions)
  .map((fen) => ({ fen, root: positionOfFen(fen).hasDests() ? solve(fen, 2) : undefined }))
  .filter((each): each is { fen: string; root: AttackNode } => each.root !== undefined)
  .map((each) => ({ ...each, [fc.toStringMethod]: () => each.fen }));

describe('for any mate', () => {
  it('the difficulty is a whole number from 400 to 2900', () => {
    fc.assert(
      fc.property(anyMate, ({ fen, root }) => {
        const difficulty = difficultyOf(fen, root);
        expect(Number.isInteger(difficulty)).toBe(true);
        expect(difficulty).toBeGreaterThanOrEqual(400);
        expect(difficulty).toBeLessThanOrEqual(2900);
      }),
      { numRuns: 200 },
    );
  });

  it('exchanged colours make no difference', () => {
    fc.assert(
      fc.property(anyMate, ({ fen, root }) => {
        expect(difficultyOf(flipColours(fen), solve(flipColours(fen), 2))).toBe(difficultyOf(fen, root));
      }),
    );
  });

  it('the mirror image of a puzzle and of its solution is as hard', () => {
    fc.assert(
      fc.property(
        anyMate.filter(({ fen }) => fen.split(' ')[2] === '-'),
        ({ fen, root }) => {
          expect(difficultyOf(mirrorFiles(fen), mirrorSolution(root))).toBe(difficultyOf(fen, root));
        },
      ),
    );
  });
});

/** Proved anew, the mirror image may have another main line where several are equally good. Shared nodes stay shared. */
function mirrorSolution(root: AttackNode): AttackNode {
  const mirrored = new Map<AttackNode, AttackNode>();
  const mirror = (node: AttackNode): AttackNode => {
    const known = mirrored.get(node);
    if (known) return known;
    const continuations = node.continuations.map(({ move, defences }) => ({
      move: mirrorMove(move),
      defences: defences.map((defence) => ({ move: mirrorMove(defence.move), next: mirror(defence.next) })),
    }));
    const tries = node.tries?.map((each) => ({ ...each, move: mirrorMove(each.move) }));
    const image = { mateIn: node.mateIn, continuations, ...(tries && { tries }) };
    mirrored.set(node, image);
    return image;
  };
  return mirror(root);
}
