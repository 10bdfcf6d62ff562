import { Chess, type Context } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import { parseUci } from 'chessops/util';
import type { Uci } from '../chess/vocabulary.js';
import type { AttackNode, Continuation, Try } from './solution.js';

/**
 * Checks a solution move by move against the rules, without any search and without the prover's own code.
 * The answer lists what is wrong with it. That a try fails and that no shorter mate exists takes a search, and is not
 * checked here. `onStep` is called again and again, and may throw to end it.
 */
export function verifySolution(fen: string, root: AttackNode, onStep: () => void = () => {}): string[] {
  const verifier = new Verifier(onStep);
  verifier.attack(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), root, true);
  return verifier.faults;
}

class Verifier {
  readonly faults: string[] = [];
  readonly #seen = new Map<AttackNode, { readonly key: string; asked: boolean }>();

  constructor(readonly onStep: () => void) {}

  /** `asked`: a player can be asked for a move here, so the node must explain the wrong ones. */
  attack(position: Chess, node: AttackNode, asked: boolean): void {
    this.onStep();
    const key = keyOf(position);
    const before = this.#seen.get(node);
    if (before && before.key !== key) this.#fault(position, 'shares its node with another position');
    if (before && (before.asked || !asked)) return;
    this.#seen.set(node, { key, asked });

    const context = position.ctx();
    const { continuations, tries } = node;
    const moves = continuations.map(({ move }) => move);
    this.#checkMoves(position, context, 'continuation', moves);
    if (moves.length === 0) this.#fault(position, 'has no continuation');
    if (asked && !tries) this.#fault(position, 'does not explain the wrong moves');
    if (tries) this.#checkTries(position, context, node, tries);
    for (const continuation of continuations) {
      const after = played(position, context, continuation.move);
      if (after) this.#defend(after, node, continuation, asked);
    }
  }

  #defend(position: Chess, node: AttackNode, { move, defences }: Continuation, asked: boolean): void {
    const context = position.ctx();
    const replies = defences.map((defence) => defence.move);
    this.#checkMoves(position, context, 'defence', replies);
    const missing = countLegal(position, context) - replies.length;
    if (missing > 0) this.#fault(position, `leaves out ${missing} of the defences`);
    if (replies.length === 0 && !position.isCheckmate(context)) this.#fault(position, `should be mate after ${move}`);

    const lengths = defences.map(({ next }) => next.mateIn);
    const length = 1 + Math.max(0, ...lengths);
    if (length !== node.mateIn) this.#fault(position, `${move} mates in ${length}, not in ${node.mateIn}`);
    if (lengths.some((each, index) => each > (lengths[index - 1] ?? each))) {
      this.#fault(position, 'does not put the longest defence first');
    }
    defences.forEach(({ move: reply, next }, index) => {
      const after = played(position, context, reply);
      if (after) this.attack(after, next, asked && index === 0);
    });
  }

  #checkTries(position: Chess, context: Context, node: AttackNode, tries: readonly Try[]): void {
    const moves = [...node.continuations.map(({ move }) => move), ...tries.map(({ move }) => move)];
    this.#checkMoves(position, context, 'try', moves);
    const missing = countLegal(position, context) - moves.length;
    if (missing > 0) this.#fault(position, `does not explain ${missing} of the moves`);
    for (const each of tries) {
      const after = played(position, context, each.move);
      if (!after) continue;
      // A try that has an answer is no stalemate, so the answer is all there is to look at.
      if (each.kind === 'stalemate') {
        if (!after.isStalemate()) this.#fault(position, `${each.move} is wrongly stalemate`);
        continue;
      }
      if (!isLegal(after, after.ctx(), each.by)) this.#fault(position, `${each.move} cannot be answered by ${each.by}`);
      if (each.kind === 'slower' && each.mateIn <= node.mateIn) this.#fault(position, `${each.move} is not slower`);
    }
  }

  #checkMoves(position: Chess, context: Context, what: string, moves: readonly Uci[]): void {
    for (const move of moves) {
      if (!isLegal(position, context, move)) this.#fault(position, `the ${what} ${move} is illegal`);
    }
    if (new Set(moves).size !== moves.length) this.#fault(position, `has a ${what} twice`);
  }

  #fault(position: Chess, what: string): void {
    this.faults.push(`${makeFen(position.toSetup(), { epd: true })}: ${what}`);
  }
}

/** Tells positions apart: board, turn, castling, and en passant where somebody can use it. */
function keyOf(position: Chess): string {
  const { board, turn, castles } = position;
  const { pawn, knight, bishop, rook, queen, king, white } = board;
  const sets = [pawn, knight, bishop, rook, queen, king, white, castles.castlingRights];
  const enPassant = position.epSquare === undefined ? undefined : position.toSetup().epSquare;
  return `${sets.map(({ lo, hi }) => `${lo},${hi}`).join()} ${turn} ${enPassant}`;
}

function readUci(uci: Uci): NormalMove | undefined {
  const move = parseUci(uci);
  return move && 'from' in move ? move : undefined;
}

function isLegal(position: Chess, context: Context, uci: Uci): boolean {
  const move = readUci(uci);
  return move !== undefined && position.isLegal(move, context);
}

/** The position after a move; undefined for an illegal one. */
function played(position: Chess, context: Context, uci: Uci): Chess | undefined {
  const move = readUci(uci);
  if (!move || !position.isLegal(move, context)) return undefined;
  const after = position.clone();
  after.play(move);
  return after;
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
