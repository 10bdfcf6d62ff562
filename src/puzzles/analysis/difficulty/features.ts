import { opposite, squareFile, squareRank } from 'chessops/util';
import type { AttackNode } from '../../../engine/mate/solution.js';
import type { Position, Square } from '../../../games/chess/vocabulary.js';
import { materialOf } from '../exchange.js';
import {
  attackedAroundOwnKing,
  flightsOf,
  givesFlight,
  kingOf,
  menAimingAtKing,
  menAroundKing,
} from '../king-squares.js';
import type { LineMove } from '../main-line.js';
import { distance, onSameDiagonal, onSameFile, onSameRank } from '../steps.js';
import type { Threat } from '../threats.js';
import { countForcingMoves, type ForcingMoves } from './forcing-moves.js';
import { type MoveFeatures, moveFeatures } from './move-features.js';
import { orderShallowly } from './shallow-order.js';
import { measureTree } from './tree-size.js';

/**
 * Everything that the difficulty is estimated from. Counts that can be large are taken as their logarithm to the base 2:
 * the tenth check matters less than the second. `threats` has an answer for each move of the line that gives no check.
 */
export function featuresOf(
  position: Position,
  root: AttackNode,
  lineMoves: readonly LineMove[],
  threats: readonly Threat[],
) {
  const forcingByMove = lineMoves.map(({ before }) => countForcingMoves(before));
  const looks = lineMoves.map(moveFeatures);
  const key = { lineMove: first(lineMoves), look: first(looks), forcing: first(forcingByMove) };
  const mate = { lineMove: last(lineMoves), look: last(looks) };
  // Not spread into a new object: that would take several times as long as all the rest.
  return Object.assign(
    Object.assign(
      featuresOfPosition(position, key.forcing),
      featuresOfChoice(key.look, key.forcing),
      featuresOfOrder(position, key.lineMove),
      featuresOfKey(key.lineMove, key.look),
    ),
    featuresOfMate(mate.lineMove, mate.look),
    featuresOfLine(lineMoves, looks, forcingByMove),
    featuresOfTree(root, threats),
  );
}

export type Features = ReturnType<typeof featuresOf>;
export type FeatureName = keyof Features;

const log = (count: number): number => Math.log2(1 + count);
const flag = (is: boolean): number => (is ? 1 : 0);
const first = <Item>(items: readonly Item[]): Item => items[0] ?? noMoves();
const last = <Item>(items: readonly Item[]): Item => items.at(-1) ?? noMoves();
const noMoves = (): never => {
  throw new Error('a main line has at least the mating move');
};

/** What anybody sees before thinking. */
function featuresOfPosition(position: Position, forcing: ForcingMoves) {
  const { board, turn } = position;
  const defender = opposite(turn);
  return {
    captures: log(forcing.captures),
    dearestCapture: forcing.dearestCapture,
    surestGain: forcing.surestGain,
    inCheck: flag(position.isCheck()),
    ownMen: board[turn].size(),
    ownPieces: board[turn].diff(board.pawn).size(),
    theirMen: board[defender].size(),
    theirPieces: board[defender].diff(board.pawn).size(),
    theirMaterial: materialOf(position, defender),
    imbalance: Math.abs(materialOf(position, turn) - materialOf(position, defender)),
    ownKingPressed: attackedAroundOwnKing(position),
    menAimingAtKing: menAimingAtKing(position),
    kingBlockedIn: menAroundKing(position),
  };
}

/** Whoever looks at checks first: a key that checks is one among them, and from a quiet key safe checks lead away. */
function featuresOfChoice({ isCheck }: MoveFeatures, { checks, safeChecks, queenChecks, checkingMen }: ForcingMoves) {
  return {
    safeChecks: log(safeChecks),
    checkingMen,
    checks: isCheck ? log(checks) : 0,
    unsafeChecks: isCheck ? log(checks - safeChecks) : 0,
    queenChecks: isCheck ? log(queenChecks) : 0,
    safeShareOfChecks: isCheck ? safeChecks / Math.max(1, checks) : 0,
  };
}

/** Whoever looks at what a move wins first. */
function featuresOfOrder(position: Position, { move }: LineMove) {
  const { choices, lookBetter, betterBy } = orderShallowly(position, move);
  return { choices: log(choices), lookBetter: log(lookBetter), betterBy };
}

function featuresOfKey({ before, move, after }: LineMove, look: MoveFeatures) {
  const isBeside = look.toKing === 1;
  return {
    keyIsQuiet: flag(!look.isCheck),
    keyByPawn: flag(look.role === 'pawn'),
    keyByQueen: flag(look.role === 'queen'),
    keyTakes: look.taken,
    keyIsDoubleCheck: flag(look.isDoubleCheck),
    keySeemsTakeable: flag(look.seemsTakeable),
    // A quiet move that leaves a man hanging is hard for being quiet; only a check has to be seen through.
    keyGives: look.isCheck ? look.given : 0,
    keyHangs: flag(look.isCheck && look.canBeTaken && !look.isGuarded),
    keyOffersExchange: flag(look.isCheck && look.canBeTaken && look.isGuarded && look.taken === 0),
    // What a quiet key leaves to be taken: nobody looks at giving something away without a check.
    keyOffersQuietly: flag(!look.isCheck && look.given > 0),
    keyRetreats: flag(look.isRetreat),
    keyAlongFile: flag(onSameFile(move.from, move.to)),
    keyBesideKing: flag(isBeside),
    keyQueenBesideKing: flag(isBeside && (move.promotion ?? look.role) === 'queen'),
    keyGivesFlight: flag(givesFlight(before, after)),
  };
}

function featuresOfMate({ before, move }: LineMove, look: MoveFeatures) {
  const king = kingOf(before, opposite(before.turn));
  return {
    mateByKnight: flag(look.role === 'knight'),
    matePromotes: flag(move.promotion !== undefined),
    mateMovesDiagonally: flag(onSameDiagonal(move.from, move.to)),
    mateOutOfReach: flag(!look.isAttacked),
    mateOnKingsRank: flag(onSameRank(king, move.to)),
    mateOnKingsDiagonal: flag(onSameDiagonal(king, move.to)),
    mateByQueenBesideKing: flag(look.toKing === 1 && (move.promotion ?? look.role) === 'queen'),
    mateFromAfar: look.toKing,
    matedFromEdge: stepsToEdge(king),
    flightsBeforeMate: flightsOf(before, opposite(before.turn)).size(),
  };
}

function featuresOfLine(
  lineMoves: readonly LineMove[],
  looks: readonly MoveFeatures[],
  forcingByMove: readonly ForcingMoves[],
) {
  const laterLooks = looks.slice(1);
  const kings = lineMoves.map(({ before }) => kingOf(before, opposite(before.turn)));
  return {
    moves: lineMoves.length,
    quietMovesLater: total(laterLooks, ({ isCheck }) => flag(!isCheck)),
    sacrifices: total(looks, ({ isCheck, given }) => flag(isCheck && given > 0)),
    givenLater: total(laterLooks, ({ given }) => given),
    leftHangingLater: total(laterLooks, ({ given, isGuarded }) => (isGuarded ? 0 : given)),
    recaptures: total(lineMoves.slice(1), ({ move }, index) => flag(move.to === lineMoves[index]?.reply?.to)),
    checksLater: total(forcingByMove.slice(1), ({ checks }) => log(checks)),
    defences: total(lineMoves, ({ node }) => log(node.continuations[0]?.defences.length ?? 0)),
    kindsOfMovers: new Set(looks.map(({ role }) => role)).size,
    kingWalks: distance(first(kings), last(kings)),
  };
}

function featuresOfTree(root: AttackNode, threats: readonly Threat[]) {
  const { positions, duals, matingMoves } = measureTree(root);
  // Wrong answers that come near: what it was too dear to find out of does not count.
  const nearMisses = root.tries?.filter((each) => each.kind !== 'stalemate' && each.only).length ?? 0;
  return {
    shareOfDuals: duals / positions,
    matingMoves: log(matingMoves),
    nearMisses: log(nearMisses),
    // They neither check nor threaten anything: what they are for is seen only when every reply has been looked at.
    waitingMoves: total(threats, (answer) => flag(answer === 'no mate')),
  };
}

const total = <Item>(items: readonly Item[], worthOf: (item: Item, index: number) => number): number =>
  items.reduce((sum, item, index) => sum + worthOf(item, index), 0);

const stepsToEdge = (square: Square): number =>
  Math.min(squareFile(square), 7 - squareFile(square), squareRank(square), 7 - squareRank(square));
