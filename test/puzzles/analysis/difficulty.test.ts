import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { prove } from '../../../src/engine/mate/prover.js';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { type Features, featuresOf } from '../../../src/puzzles/analysis/difficulty/features.js';
import { mainLine } from '../../../src/puzzles/analysis/main-line.js';
import { findThreats } from '../../../src/puzzles/analysis/threats.js';
import { rateDifficulty } from '../../../src/puzzles/analysis/traits.js';
import { MODEL } from '../../../src/puzzles/analysis/weights.js';
import {
  castlingPositions,
  enPassantPositions,
  flipColours,
  mirrorFiles,
  mirrorMove,
  smallPositions,
} from '../../engine/mate/random-positions.js';
import { BACK_RANK, BACK_RANK_BLACK, CLASSIC_10, CLASSIC_11, COMPOSED_09, GAMES_14 } from '../../support/positions.js';

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

function measure(fen: string): Features {
  const root = solve(fen);
  if (!root) throw new Error(`there is no short mate in ${fen}`);
  const position = positionOfFen(fen);
  const lineMoves = mainLine(position, root);
  return featuresOf(position, root, lineMoves, findThreats(lineMoves));
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

/** board-01: 1...f1=R, because a queen would be stalemate; then the rook mates beside the king. */
const ROOK_IN_2 = '8/8/8/p7/P7/5k2/5p1K/8 b - - 0 1';
/** games-11: 1.Ra6 cuts the king off, which has to walk into the mate. */
const KING_AND_ROOK_IN_2 = '8/8/8/7k/5P2/R4K1p/7P/8 w - - 0 1';
/** board-05: 1.Ra8 offers a rook, 2.Rxa8 waits once more, and 3.hxg6# takes the pawn that had to move. */
const WAITS_TWICE = '7q/5Kpk/7p/R6P/8/8/8/R7 w - - 0 1';
/** board-06: 1.Kf7 lets the pawn become whatever it wants. */
const KING_KEY = '6Nk/4p3/4K3/8/8/7N/3R2p1/8 w - - 0 1';
/** composed-05: 1.Kc5 waits, and the rook has no good square. */
const KING_WAITS = '8/8/8/kP1N4/2QK4/8/1rPN4/8 w - - 0 1';
/** board-04: 1.d8=N waits and gives two flights. */
const KNIGHT_WAITS = '8/3P4/k6K/P2N4/2n5/1Q6/8/3B4 w - - 0 1';
/** games-22: no check helps; the king takes the squares first. */
const QUIET_IN_3 = '8/1B2k3/3r2pp/Pp2p2P/4K3/r7/5P2/8 b - - 0 1';
/** composed-08: 1.Rb6 threatens to give the rook. */
const QUIET_THREAT = '4BK2/7k/7p/2R5/2Pr4/6P1/1R6/8 w - - 0 1';

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
    ['a rook made of a pawn, mate in 2', 'a king that waits', ROOK_IN_2, KING_WAITS],
    ['king and rook, mate in 2', 'a knight made of a pawn that waits', KING_AND_ROOK_IN_2, KNIGHT_WAITS],
    ['king and rook, mate in 2', 'a king that lets a pawn promote, mate in 3', KING_AND_ROOK_IN_2, KING_KEY],
    ['king and rook, mate in 2', 'a quiet mate in 3 with few men', KING_AND_ROOK_IN_2, QUIET_IN_3],
    ['king and rook, mate in 2', 'a quiet threat, mate in 3', KING_AND_ROOK_IN_2, QUIET_THREAT],
    ['a long mate of checks', 'a quiet one that waits twice with few men', SMOTHERED_IN_4, WAITS_TWICE],
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

  it.each([
    ['a rook made of a pawn', ROOK_IN_2],
    ['king and rook', KING_AND_ROOK_IN_2],
  ])('a quiet mate in 3 that waits twice is clearly harder than a mate in 2: %s', (_, fen) => {
    expect(difficultyOf(WAITS_TWICE)).toBeGreaterThanOrEqual(difficultyOf(fen) + 100);
  });

  it.each([
    ['waits twice, and gives a rook', WAITS_TWICE, 2, 1],
    ['waits, and gives nothing', KING_WAITS, 1, 0],
    ['threatens, and gives nothing', QUIET_THREAT, 0, 0],
    ['only checks', SMOTHERED_IN_4, 0, 0],
  ])('sees a line that %s', (_, fen, waitingMoves, keyOffersQuietly) => {
    expect(measure(fen)).toMatchObject({ waitingMoves, keyOffersQuietly });
  });

  it('men that stand about do not change what a quiet key is worth', () => {
    // Two pawns that block each other behind everything: the king has a square less to go to.
    const withIdlePawns = '8/7p/7P/kP1N4/2QK4/8/1rPN4/8 w - - 0 1';
    expect(Math.abs(difficultyOf(withIdlePawns) - difficultyOf(KING_WAITS))).toBeLessThan(10);
  });

  it('weights exactly what is measured', () => {
    expect(Object.keys(MODEL.weights)).toEqual(Object.keys(measure(BACK_RANK)));
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
