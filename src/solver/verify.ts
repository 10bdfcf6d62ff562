import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import type { NormalMove, Role } from 'chessops/types';
import { kingCastlesTo, makeUci, parseUci } from 'chessops/util';
import type { Uci } from '../chess/vocabulary.js';
import type { AttackNode, Continuation, Try } from './solution.js';

/**
 * Checks a solution move by move against the rules, without any search and without the prover's own code.
 * The answer lists what is wrong with it. That a try fails and that no shorter mate exists takes a search, and is not
 * checked here.
 */
export function verifySolution(fen: string, root: AttackNode): string[] {
  const verifier = new Verifier();
  verifier.attack(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), root, true);
  return verifier.faults;
}

class Verifier {
  readonly faults: string[] = [];
  readonly #seen = new Map<AttackNode, { readonly place: string; asked: boolean }>();

  /** `asked`: a player can be asked for a move here, so the node must explain the wrong ones. */
  attack(position: Chess, node: AttackNode, asked: boolean): void {
    const place = placeOf(position);
    const before = this.#seen.get(node);
    if (before && before.place !== place) this.#fault(place, `shares its node with ${before.place}`);
    if (before && (before.asked || !asked)) return;
    this.#seen.set(node, { place, asked });

    const legal = legalUcis(position);
    const moves = node.continuations.map(({ move }) => move);
    this.#checkMoves(place, 'continuation', moves, legal);
    if (moves.length === 0) this.#fault(place, 'has no continuation');
    if (asked && !node.tries) this.#fault(place, 'does not explain the wrong moves');
    if (node.tries) this.#checkTries(position, node, node.tries, legal);
    for (const continuation of node.continuations) {
      if (legal.has(continuation.move)) this.#defend(position, node, continuation, asked);
    }
  }

  #defend(position: Chess, node: AttackNode, { move, defences }: Continuation, asked: boolean): void {
    const after = played(position, move);
    const place = placeOf(after);
    const legal = legalUcis(after);
    const moves = defences.map((defence) => defence.move);
    this.#checkMoves(place, 'defence', moves, legal);
    for (const reply of legal) if (!moves.includes(reply)) this.#fault(place, `leaves out the defence ${reply}`);
    if (moves.length === 0 && !after.isCheckmate()) this.#fault(place, `should be mate after ${move}`);

    const lengths = defences.map(({ next }) => next.mateIn);
    const length = 1 + Math.max(0, ...lengths);
    if (length !== node.mateIn) this.#fault(place, `${move} mates in ${length}, not in ${node.mateIn}`);
    if (lengths.some((each, index) => each > (lengths[index - 1] ?? each))) {
      this.#fault(place, 'does not put the longest defence first');
    }
    defences.forEach(({ move: reply, next }, index) => {
      if (legal.has(reply)) this.attack(played(after, reply), next, asked && index === 0);
    });
  }

  #checkTries(position: Chess, node: AttackNode, tries: readonly Try[], legal: ReadonlySet<Uci>): void {
    const place = placeOf(position);
    const moves = [...node.continuations.map(({ move }) => move), ...tries.map(({ move }) => move)];
    this.#checkMoves(place, 'try', moves, legal);
    for (const move of legal) if (!moves.includes(move)) this.#fault(place, `does not explain ${move}`);
    for (const each of tries) {
      if (!legal.has(each.move)) continue;
      const after = played(position, each.move);
      if ((each.kind === 'stalemate') !== after.isStalemate())
        this.#fault(place, `${each.move} is wrongly ${each.kind}`);
      if (each.kind === 'stalemate') continue;
      if (!legalUcis(after).has(each.by)) this.#fault(place, `${each.move} cannot be answered by ${each.by}`);
      if (each.kind === 'slower' && each.mateIn <= node.mateIn) this.#fault(place, `${each.move} is not slower`);
    }
  }

  #checkMoves(place: string, what: string, moves: readonly Uci[], legal: ReadonlySet<Uci>): void {
    for (const move of moves) if (!legal.has(move)) this.#fault(place, `the ${what} ${move} is illegal`);
    if (new Set(moves).size !== moves.length) this.#fault(place, `has a ${what} twice`);
  }

  #fault(place: string, what: string): void {
    this.faults.push(`${place}: ${what}`);
  }
}

/** Board, turn, castling, en passant: a position, however it came about. */
const placeOf = (position: Chess): string => makeFen(position.toSetup(), { epd: true });

function played(position: Chess, uci: Uci): Chess {
  const move = parseUci(uci);
  if (!move) throw new Error(`"${uci}" was found legal and is no move`);
  const after = position.clone();
  after.play(move);
  return after;
}

function legalUcis(position: Chess): ReadonlySet<Uci> {
  const promotions: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];
  const moves: NormalMove[] = [];
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      const castles = position.board[position.turn].has(to);
      if (promotes) moves.push(...promotions.map((promotion) => ({ from, to, promotion })));
      else moves.push({ from, to: castles ? kingCastlesTo(position.turn, to > from ? 'h' : 'a') : to });
    }
  }
  return new Set(moves.map(makeUci));
}
