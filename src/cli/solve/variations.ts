import { opposite } from 'chessops/util';
import { proveKeys } from '../../engine/mate/prover.js';
import type { AttackNode, Continuation } from '../../engine/mate/solution.js';
import type { Budget } from '../../engine/mate/solver.js';
import { legalMoves, playUci, sanOfUci } from '../../games/chess/moves.js';
import { fenOf } from '../../games/chess/position.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';
import type { Checkpoint } from '../program/program.js';

/** A move of the attacker and all that can follow, in words. Equal play is one and the same object. */
export interface Variation {
  readonly move: string;
  /** Other moves that mate as quickly; what follows them is not told. */
  readonly duals: readonly string[];
  readonly intent: Intent;
  /** Every defence; those that are answered alike stand together. */
  readonly replies: readonly Reply[];
  /** Different for different play. */
  readonly id: number;
}

export interface Reply {
  readonly defences: readonly string[];
  readonly next: Variation;
  /** The defences do nothing against the threat. */
  readonly allowsThreat: boolean;
}

/** Turns a solution into what a problemist reads. */
export class VariationBuilder {
  readonly #variations = new Map<string, Variation>();
  readonly #ofNode = new Map<AttackNode, Variation>();

  constructor(readonly checkpoint: Checkpoint) {}

  /** What a key leads to; keys have no duals, each is shown with its play. */
  ofKey = (position: Position, key: Continuation, mateIn: number): Promise<Variation> =>
    this.#build(position, [key], mateIn);

  async #build(position: Position, moves: readonly Continuation[], mateIn: number): Promise<Variation> {
    await this.checkpoint();
    const [first, ...others] = moves;
    if (!first) throw new Error('a position of a solution without a move');
    const after = playUci(position, first.move);
    const intent = intentOf(after, mateIn - 1);
    const threat = intent.kind === 'threat' ? intent.threat : undefined;
    const replies = await this.#groupReplies(after, first, threat);
    return this.#shared({
      move: sanOfUci(position, first.move),
      duals: others.map(({ move }) => sanOfUci(position, move)),
      intent,
      replies,
    });
  }

  async #groupReplies(after: Position, { defences }: Continuation, threat: Threat | undefined): Promise<Reply[]> {
    const groups = new Map<string, { defences: string[]; next: Variation; allowsThreat: boolean }>();
    for (const { move, next } of defences) {
      const carriedOut = threat ? threatened(next, threat) : [];
      const allowsThreat = carriedOut.length > 0;
      const position = playUci(after, move);
      const variation = allowsThreat
        ? await this.#build(position, carriedOut, next.mateIn)
        : await this.#after(position, next);
      const san = sanOfUci(after, move);
      const group = groups.get(`${variation.id} ${allowsThreat}`);
      if (group) group.defences.push(san);
      else groups.set(`${variation.id} ${allowsThreat}`, { defences: [san], next: variation, allowsThreat });
    }
    // What the defender plays against the threat is the problem's content; the rest comes last, the bulk at the end.
    const last = (group: Reply): number => (group.allowsThreat ? group.defences.length : 0);
    return [...groups.values()].sort((a, b) => last(a) - last(b));
  }

  async #after(position: Position, node: AttackNode): Promise<Variation> {
    const known = this.#ofNode.get(node);
    if (known) return known;
    const variation = await this.#build(position, node.continuations, node.mateIn);
    this.#ofNode.set(node, variation);
    return variation;
  }

  #shared(variation: Omit<Variation, 'id'>): Variation {
    const replies = variation.replies.map(({ defences, next }) => `${defences.join()}:${next.id}`);
    const text = [variation.move, variation.duals.join(), intentKey(variation.intent), ...replies].join(' ');
    const known = this.#variations.get(text);
    if (known) return known;
    const made = { ...variation, id: this.#variations.size };
    this.#variations.set(text, made);
    return made;
  }
}

/** The threat's moves, where it can still be carried out in time: other mates are then no duals that count. */
const threatened = (node: AttackNode, { mateIn, moves }: Threat): Continuation[] =>
  node.mateIn === mateIn ? node.continuations.filter(({ move }) => moves.some(({ uci }) => uci === move)) : [];

const intentKey = (intent: Intent): string =>
  intent.kind === 'threat' ? intent.threat.moves.map(({ san }) => san).join() : intent.kind;

/** About 25 ms. Counted in nodes, so that the same position gets the same remark on a busy machine. */
const BUDGET: Budget = { milliseconds: Number.MAX_SAFE_INTEGER, nodes: 200_000, megabytes: 16 };

/** What a quiet move threatens: what the attacker would play if the defender could pass. */
export interface Threat {
  readonly mateIn: number;
  readonly moves: readonly { readonly uci: Uci; readonly san: string }[];
}

export type Intent =
  | { readonly kind: 'check' }
  /** The defender has one move only, so there is nothing to threaten or to wait for. */
  | { readonly kind: 'forced' }
  | { readonly kind: 'threat'; readonly threat: Threat }
  /** Nothing is threatened: the defender is to spoil his own position. */
  | { readonly kind: 'zugzwang' }
  | { readonly kind: 'unknown' };

/** What a move is meant to do, seen from the position after it; `movesLeft` are those after this one. */
export function intentOf(after: Position, movesLeft: number): Intent {
  if (after.isCheck()) return { kind: 'check' };
  if (legalMoves(after).length === 1) return { kind: 'forced' };
  const passed = after.clone();
  passed.turn = opposite(after.turn);
  passed.epSquare = undefined;
  const answer = proveKeys({ fen: fenOf(passed), mateIn: movesLeft, budget: BUDGET });
  switch (answer.kind) {
    case 'mate': {
      const moves = answer.keys.map((uci) => ({ uci, san: sanOfUci(passed, uci) }));
      return { kind: 'threat', threat: { mateIn: answer.mateIn, moves } };
    }
    case 'no mate':
      return { kind: 'zugzwang' };
    case 'gave up':
      return { kind: 'unknown' };
  }
}
