import type { GiveUpReason } from '../engine/mate/solver.js';
import type { Uci } from '../games/chess/vocabulary.js';

/** What the proof says about a puzzle. Only a playable one is ever shown to members. */
export type Verdict =
  | { readonly kind: 'sound'; readonly mateIn: number; readonly key: Uci }
  /** It would be cooked, but an admin allows several keys. */
  | { readonly kind: 'several keys'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'cooked'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'shorter mate'; readonly claimed: number; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'no mate'; readonly within: number }
  | { readonly kind: 'gave up'; readonly because: GiveUpReason };

/** The verdicts with which a puzzle is given to members. */
export const PLAYABLE = ['sound', 'several keys'] as const;
export const NOT_PLAYABLE = ['cooked', 'shorter mate', 'no mate', 'gave up'] as const;

/** In the order in which they are reported. */
export const VERDICTS = [...PLAYABLE, ...NOT_PLAYABLE] as const satisfies readonly Verdict['kind'][];
export type VerdictKind = (typeof VERDICTS)[number];

/** A verdict, or none yet. */
export const PUZZLE_STATES = [...VERDICTS, 'waiting'] as const;
export type PuzzleState = (typeof PUZZLE_STATES)[number];

export const stateOf = ({ verdict }: { readonly verdict?: Verdict }): PuzzleState => verdict?.kind ?? 'waiting';

export const isPlayable = (state: PuzzleState): boolean => PLAYABLE.some((playable) => playable === state);

/** A count for each verdict, from which counting begins. */
export const noVerdicts = (): Record<VerdictKind, number> => ({
  sound: 0,
  'several keys': 0,
  cooked: 0,
  'shorter mate': 0,
  'no mate': 0,
  'gave up': 0,
});

/** What a verdict rests on: an answer of the solver without its solution. */
export type ProofOutcome =
  | { readonly kind: 'mate'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'no mate'; readonly within: number }
  | { readonly kind: 'gave up'; readonly because: GiveUpReason; readonly noMateWithin: number };

export function judgeClaim(answer: ProofOutcome, claimed: number | undefined, severalKeys = false): Verdict {
  switch (answer.kind) {
    case 'gave up':
      // What was disproved before giving up is known: a claim within it is wrong, whatever lies beyond.
      return (claimed ?? DEFAULT_MATE_IN) <= answer.noMateWithin
        ? { kind: 'no mate', within: answer.noMateWithin }
        : { kind: 'gave up', because: answer.because };
    case 'no mate':
      return { kind: 'no mate', within: answer.within };
    case 'mate':
      return judgeMate(answer, claimed ?? answer.mateIn, severalKeys);
  }
}

function judgeMate(
  { mateIn, keys }: Extract<ProofOutcome, { kind: 'mate' }>,
  claimed: number,
  severalKeys: boolean,
): Verdict {
  const [key, ...others] = keys;
  if (key === undefined) throw new Error(`a mate in ${mateIn} without a first move`);
  if (mateIn < claimed) return { kind: 'shorter mate', claimed, mateIn, keys };
  // The shortest mate is longer than claimed: all that is shorter was disproved.
  if (mateIn > claimed) return { kind: 'no mate', within: mateIn - 1 };
  if (others.length === 0) return { kind: 'sound', mateIn, key };
  return { kind: severalKeys ? 'several keys' : 'cooked', mateIn, keys };
}

/** All moves that mate in the shortest way, as far as the verdict names them. */
export function keysOf(verdict: Verdict | undefined): readonly Uci[] {
  switch (verdict?.kind) {
    case 'sound':
      return [verdict.key];
    case 'several keys':
    case 'cooked':
    case 'shorter mate':
      return verdict.keys;
    default:
      return [];
  }
}

/** How far a puzzle is searched that does not say in how many moves it mates. */
export const DEFAULT_MATE_IN = 4;
