import { listed, sideName } from '../chess/phrases.js';
import { sanOfUci } from '../chess/stored.js';
import type { Position, Uci } from '../chess/vocabulary.js';
import type { GiveUpReason } from '../solver/solver.js';
import { UNCLAIMED_MATE_IN } from './claim.js';

/** What the proof says about a puzzle. Only a sound one is ever shown to members. */
export type Verdict =
  | { readonly kind: 'sound'; readonly mateIn: number; readonly key: Uci }
  | { readonly kind: 'cooked'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'shorter mate'; readonly claimed: number; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'no mate'; readonly within: number }
  | { readonly kind: 'gave up'; readonly because: GiveUpReason };

/** What a verdict rests on: an answer of the solver without its solution. */
export type ProofOutcome =
  | { readonly kind: 'mate'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'no mate'; readonly within: number }
  | { readonly kind: 'gave up'; readonly because: GiveUpReason; readonly noMateWithin: number };

/** More keys than this are counted, not named. */
const NAMED_KEYS = 5;

export function judgeClaim(answer: ProofOutcome, claimed: number | undefined): Verdict {
  switch (answer.kind) {
    case 'gave up':
      // What was disproved before giving up is known: a claim within it is wrong, whatever lies beyond.
      return (claimed ?? UNCLAIMED_MATE_IN) <= answer.noMateWithin
        ? { kind: 'no mate', within: answer.noMateWithin }
        : { kind: 'gave up', because: answer.because };
    case 'no mate':
      return { kind: 'no mate', within: answer.within };
    case 'mate':
      return judgeMate(answer.mateIn, answer.keys, claimed ?? answer.mateIn);
  }
}

function judgeMate(mateIn: number, keys: readonly Uci[], claimed: number): Verdict {
  const [key, ...others] = keys;
  if (key === undefined) throw new Error(`a mate in ${mateIn} without a first move`);
  if (mateIn < claimed) return { kind: 'shorter mate', claimed, mateIn, keys };
  // The shortest mate is longer than claimed: all that is shorter was disproved.
  if (mateIn > claimed) return { kind: 'no mate', within: mateIn - 1 };
  return others.length === 0 ? { kind: 'sound', mateIn, key } : { kind: 'cooked', mateIn, keys };
}

/** Tells an admin the verdict, its reason, and what to do. */
export function explainVerdict(verdict: Verdict, position: Position): string {
  switch (verdict.kind) {
    case 'sound':
      return `Sound: mate in ${verdict.mateIn}, and only ${keyList([verdict.key], position)} does it.`;
    case 'cooked':
      return `Cooked: ${verdict.keys.length} first moves mate in ${verdict.mateIn}: ${keyList(verdict.keys, position)}. A puzzle needs exactly one; change the position so that the others fail.`;
    case 'shorter mate':
      return `Shorter mate: the file says mate in ${verdict.claimed}, but ${keyList(verdict.keys, position)} ${verdict.keys.length === 1 ? 'mates' : 'mate'} in ${verdict.mateIn}. Correct the number or the position.`;
    case 'no mate':
      return `No mate: ${sideName(position.turn)} cannot force mate in ${verdict.within} ${verdict.within === 1 ? 'move' : 'moves or fewer'}. Check the position and the side to move.`;
    case 'gave up':
      return `Not decided: ${GAVE_UP[verdict.because]}. It is kept back, because only proved puzzles are shown.`;
  }
}

const GAVE_UP: Readonly<Record<GiveUpReason, string>> = {
  time: 'the search ran out of time before there was a proof',
  nodes: 'the search reached its limit of positions before there was a proof',
  memory: 'the search ran out of memory before there was a proof',
  cancelled: 'the search was stopped before there was a proof',
};

function keyList(keys: readonly Uci[], position: Position): string {
  const named = keys.slice(0, NAMED_KEYS).map((uci) => sanOfUci(position, uci));
  return listed(keys.length > NAMED_KEYS ? [...named, `${keys.length - NAMED_KEYS} more`] : named);
}
