import type { Chess, Context } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import { parseUci } from 'chessops/util';
import { play } from '../../games/chess/moves.js';
import { positionOfFen } from '../../games/chess/position.js';
import type { Square, Uci } from '../../games/chess/vocabulary.js';
import type { AttackNode, Continuation, Try } from './solution.js';

/**
 * Checks a solution move by move against the rules, without any search and without the prover's own code.
 * The answer lists what is wrong with it. That a try fails and that no shorter mate exists takes a search, and is not
 * checked here. `onStep` is called again and again, and may throw to end it.
 */
export function verifySolution(fen: string, root: AttackNode, onStep: () => void = () => {}): string[] {
  const verifier = new Verifier(onStep);
  verifier.attack(positionOfFen(fen), root, true);
  return verifier.faults;
}

/** Where a node was met first. The same node stands for the same position wherever it is met again. */
interface Met {
  readonly key: PositionKey;
  asked: boolean;
}

class Verifier {
  readonly faults: string[] = [];
  readonly #met = new Map<AttackNode, Met>();

  constructor(readonly onStep: () => void) {}

  /** `asked`: a player can be asked for a move here, so the node must explain the wrong ones. */
  attack(position: Chess, node: AttackNode, asked: boolean): void {
    this.onStep();
    const key = keyOf(position);
    const before = this.#met.get(node);
    if (before && !isSame(before.key, key)) this.#fault(position, 'shares its node with another position');
    if (before && (before.asked || !asked)) return;
    if (before) before.asked = asked;
    else this.#met.set(node, { key, asked });

    const context = position.ctx();
    const { continuations, tries } = node;
    const moves = this.#readMoves(position, context, 'continuation', continuations);
    if (moves.length === 0) this.#fault(position, 'has no continuation');
    if (asked && !tries) this.#fault(position, 'does not explain the wrong moves');
    if (tries) this.#checkTries(position, context, node, tries);
    continuations.forEach((continuation, index) => {
      const move = moves[index];
      if (move) this.#defend(play(position, move), node, continuation, asked);
    });
  }

  #defend(position: Chess, node: AttackNode, { move, defences }: Continuation, asked: boolean): void {
    const context = position.ctx();
    const isMate = defences.length === 0 && position.isCheckmate(context);
    const replies = this.#readMoves(position, context, 'defence', defences);
    const missing = isMate ? 0 : countLegal(position, context) - replies.length;
    if (missing > 0) this.#fault(position, `leaves out ${missing} of the defences`);
    if (replies.length === 0 && !isMate) this.#fault(position, `should be mate after ${move}`);

    const lengths = defences.map(({ next }) => next.mateIn);
    const length = 1 + Math.max(0, ...lengths);
    if (length !== node.mateIn) this.#fault(position, `${move} mates in ${length}, not in ${node.mateIn}`);
    if (lengths.some((each, index) => each > (lengths[index - 1] ?? each))) {
      this.#fault(position, 'does not put the longest defence first');
    }
    defences.forEach(({ next }, index) => {
      const reply = replies[index];
      if (reply) this.attack(play(position, reply), next, asked && index === 0);
    });
  }

  #checkTries(position: Chess, context: Context, node: AttackNode, tries: readonly Try[]): void {
    const explained = [...tries, ...node.continuations];
    const moves = this.#readMoves(position, context, 'try', explained);
    const missing = countLegal(position, context) - moves.length;
    if (missing > 0) this.#fault(position, `does not explain ${missing} of the moves`);
    tries.forEach((each, index) => {
      const move = moves[index];
      if (!move) return;
      const after = play(position, move);
      // A try that has an answer is no stalemate, so the answer is all there is to look at.
      if (each.kind === 'stalemate') {
        if (!after.isStalemate()) this.#fault(position, `${each.move} is wrongly stalemate`);
        return;
      }
      if (!legalMove(after, after.ctx(), each.by)) {
        this.#fault(position, `${each.move} cannot be answered by ${each.by}`);
      }
      if (each.kind === 'slower' && each.mateIn <= node.mateIn) this.#fault(position, `${each.move} is not slower`);
    });
  }

  /** Undefined for each move that is illegal. */
  #readMoves(
    position: Chess,
    context: Context,
    what: string,
    written: readonly { readonly move: Uci }[],
  ): readonly (NormalMove | undefined)[] {
    const moves = written.map(({ move }) => legalMove(position, context, move));
    written.forEach(({ move }, index) => {
      if (!moves[index]) this.#fault(position, `the ${what} ${move} is illegal`);
    });
    const isTwice = written.length > 1 && new Set(written.map(({ move }) => move)).size !== written.length;
    if (isTwice) this.#fault(position, `has a ${what} twice`);
    return moves;
  }

  #fault(position: Chess, what: string): void {
    this.faults.push(`${makeFen(position.toSetup(), { epd: true })}: ${what}`);
  }
}

/** Board, turn, castling, and en passant where somebody can use it. Numbers: a solution has tens of thousands of them. */
type PositionKey = readonly number[];

function keyOf(position: Chess): PositionKey {
  const { board, turn, castles } = position;
  const { pawn, knight, bishop, rook, queen, king, white } = board;
  const key = [turn === 'white' ? 1 : 0, usableEnPassant(position) ?? -1];
  for (const { lo, hi } of [pawn, knight, bishop, rook, queen, king, white, castles.castlingRights]) key.push(lo, hi);
  return key;
}

const isSame = (one: PositionKey, other: PositionKey): boolean => one.every((part, index) => part === other[index]);

const usableEnPassant = (position: Chess): Square | undefined =>
  position.epSquare === undefined ? undefined : position.toSetup().epSquare;

function legalMove(position: Chess, context: Context, uci: Uci): NormalMove | undefined {
  const move = parseUci(uci);
  return move && 'from' in move && position.isLegal(move, context) ? move : undefined;
}

function countLegal(position: Chess, context: Context): number {
  let count = 0;
  for (const [from, squares] of position.allDests(context)) {
    count += squares.size();
    // A pawn that reaches the last rank has four moves to the same square.
    if (position.board.pawn.has(from)) count += 3 * squares.intersect(BACKRANKS).size();
  }
  return count;
}

const BACKRANKS = SquareSet.backranks();
