import type { GiveUpReason } from '../engine/mate/solver.js';
import { sanOfUci } from '../games/chess/moves.js';
import type { Likeness } from '../games/chess/twins.js';
import { listed, type Position, sideName, type Uci } from '../games/chess/vocabulary.js';

/** What the proof says about a puzzle. Only a playable one is ever shown to members. */
export type Verdict =
  | { readonly kind: 'sound'; readonly mateIn: number; readonly key: Uci }
  /** It would be cooked, but an admin allows several keys. */
  | { readonly kind: 'several keys'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'cooked'; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'shorter mate'; readonly claimed: number; readonly mateIn: number; readonly keys: readonly Uci[] }
  | { readonly kind: 'no mate'; readonly within: number }
  | { readonly kind: 'gave up'; readonly because: GiveUpReason };

export type VerdictKind = Verdict['kind'];

/** The verdicts with which a puzzle is given to members. */
export const PLAYABLE = ['sound', 'several keys'] as const satisfies readonly Verdict['kind'][];

export const isPlayable = (kind: Verdict['kind']): boolean => PLAYABLE.some((playable) => playable === kind);

/** A count for each verdict, from which counting begins. */
export const noVerdicts = (): Record<Verdict['kind'], number> => ({
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

/** More keys than this are counted, not named. */
const NAMED_KEYS = 5;

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

/** What helps with a verdict; how it is called depends on the place. */
export type Remedy = 'allow' | 'relabel' | 'verify';

/**
 * Tells an admin the verdict, its reason, and what to do. Where there are commands for it, `commandFor` writes the one that
 * helps, such as `/puzzles allow 12`; without it only the file can be mended.
 */
export function explainVerdict(verdict: Verdict, position: Position, commandFor?: (remedy: Remedy) => string): string {
  const remedy = commandFor && remedyFor(verdict, commandFor);
  return [reasonFor(verdict, position), ...(remedy === undefined ? [] : [remedy])].join(' ');
}

/** How the operator calls a remedy for a puzzle. */
export const atTerminal =
  (id: number) =>
  (remedy: Remedy): string =>
    `npm run puzzles -- ${remedy} ${id}`;

function reasonFor(verdict: Verdict, position: Position): string {
  switch (verdict.kind) {
    case 'sound':
      return `Sound: mate in ${verdict.mateIn}, and only ${keyList([verdict.key], position)} does it.`;
    case 'several keys':
      return `Accepted with several keys: ${verdict.keys.length} first moves mate in ${verdict.mateIn}: ${keyList(verdict.keys, position)}.`;
    case 'cooked':
      return `Cooked: ${verdict.keys.length} first moves mate in ${verdict.mateIn}: ${keyList(verdict.keys, position)}. A puzzle needs exactly one: change the position so that the others fail.`;
    case 'shorter mate':
      return `Shorter mate: the file says mate in ${verdict.claimed}, but ${keyList(verdict.keys, position)} ${verdict.keys.length === 1 ? 'mates' : 'mate'} in ${verdict.mateIn}. Correct the number or the position.`;
    case 'no mate':
      return `No mate: ${sideName(position.turn)} cannot force mate in ${verdict.within} ${verdict.within === 1 ? 'move' : 'moves or fewer'}. Check the position and the side to move.`;
    case 'gave up':
      return `Too hard to prove within the budget: ${GAVE_UP[verdict.because]}.`;
  }
}

function remedyFor(verdict: Verdict, commandFor: (remedy: Remedy) => string): string | undefined {
  switch (verdict.kind) {
    case 'cooked':
      return `\`${commandFor('allow')}\` accepts it as it is.`;
    case 'shorter mate':
      return `\`${commandFor('relabel')}\` takes it as a mate in ${verdict.mateIn}.`;
    case 'gave up':
      return `It is kept, and \`${commandFor('verify')}\` tries again with a larger budget.`;
    default:
      return undefined;
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

/** Says of a puzzle that is there already which one it is; `likeness` is how the two are alike. */
export const explainDuplicate = (of: number, likeness: Likeness): string => `Duplicate of #${of}${LIKE[likeness]}.`;

/** Says of a line that a later one took its place, such as `line 12`. */
export const explainReplaced = (by: string): string =>
  `Replaced by ${by}, which says something else of the same position.`;

const LIKE: Readonly<Record<Likeness, string>> = {
  'the same': '',
  mirrored: ', mirrored',
  'colours swapped': ', with colours swapped',
  turned: ', turned',
};

/** How far a puzzle is searched that does not say in how many moves it mates. */
export const DEFAULT_MATE_IN = 4;
