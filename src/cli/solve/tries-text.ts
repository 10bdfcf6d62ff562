import { slowestMate, type Try } from '../../engine/mate/solution.js';
import { playUci, sanOfUci } from '../../games/chess/moves.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { plural } from '../program/figures.js';
import { hanging, padded, widthOf, wrap } from '../program/layout.js';
import { attackNumber, defenceNumber } from '../program/moves.js';
import type { NearMisses } from './near-misses.js';

/** Moves that are named of a kind; the others are counted. */
const NAMED = 12;
const MOST_REFUTATIONS = 5;
const LABEL_WIDTH = 11;

interface NamedTry {
  readonly verdict: Try;
  readonly san: string;
  /** The reply, for all but a stalemate. */
  readonly by: string;
}

/**
 * The wrong first moves, those that come nearest to the mate first: what only one defence refutes, what mates later,
 * what stalemates, and the rest by the reply that refutes them. Moves that may be tries or not stand apart.
 */
export function triesText(
  position: Position,
  mateIn: number,
  tries: readonly Try[],
  nearMisses: NearMisses,
  width: number,
): string[] {
  const named = tries.map((verdict) => nameTry(position, verdict));
  const near = named.filter(({ verdict }) => nearMisses.get(verdict.move) === true);
  const open = named.filter(({ verdict }) => isOpen(verdict, mateIn, nearMisses));
  const rest = named.filter((each) => !near.includes(each) && !open.includes(each));
  const paragraph: Paragraph = (label, pieces, before = '') => {
    const head = padded(label, LABEL_WIDTH) + before;
    return hanging(head, wrap(pieces, width - widthOf(head)));
  };
  return [
    ...onlyJustRefuted(position, near, paragraph),
    ...slowerMates(rest).flatMap(([length, sans]) => paragraph(`Mate in ${length}`, shortList(sans))),
    ...paragraph('Stalemate', shortList(rest.filter(({ verdict }) => verdict.kind === 'stalemate').map(sanOf))),
    ...(mateIn === 1 ? withoutMate(rest, paragraph) : refutations(rest, paragraph)),
    ...notSettled(open, paragraph),
  ];
}

/** One move before the mate every reply refutes, and nothing is asked. */
const isOpen = (verdict: Try, mateIn: number, nearMisses: NearMisses): boolean =>
  mateIn > 1 && verdict.kind !== 'stalemate' && !nearMisses.has(verdict.move);

function nameTry(position: Position, verdict: Try): NamedTry {
  const san = sanOfUci(position, verdict.move);
  const by = verdict.kind === 'stalemate' ? '' : sanOfUci(playUci(position, verdict.move), verdict.by);
  return { verdict, san, by };
}

const sanOf = ({ san }: NamedTry): string => san;

/** `1.Qb3? Nc5!`, those with the same refutation on one line. */
function onlyJustRefuted({ turn }: Position, near: readonly NamedTry[], paragraph: Paragraph): string[] {
  const number = turn === 'black' ? defenceNumber(turn, 1) : '';
  const refutation = ({ by, verdict }: NamedTry): string =>
    `${number}${by}!${verdict.kind === 'slower' ? ` (mate in ${verdict.mateIn})` : ''}`;
  return [...groupedBy(near, refutation)].flatMap(([refuted, group], index) => {
    const [first = '', ...others] = shortList(group.map(({ san }) => `${san}?`));
    return paragraph(index === 0 ? 'Tries' : '', [attackNumber(turn, 1) + first, ...others, refuted]);
  });
}

function slowerMates(rest: readonly NamedTry[]): [number, string[]][] {
  const slower = rest.flatMap(({ verdict, san }) =>
    verdict.kind === 'slower' ? [{ length: verdict.mateIn, san }] : [],
  );
  return [...groupedBy(slower, ({ length }) => length)]
    .map(([length, group]): [number, string[]] => [length, group.map(({ san }) => san)])
    .sort(([a], [b]) => a - b);
}

/** Pieces below each other, after a label and what else comes before them. */
type Paragraph = (label: string, pieces: readonly string[], before?: string) => string[];

/** One move before the mate the refuting replies say nothing, but most of them are known to hold out for longer. */
function withoutMate(rest: readonly NamedTry[], paragraph: Paragraph): string[] {
  const count = (kind: Try['kind']): number => rest.filter(({ verdict }) => verdict.kind === kind).length;
  const refuted = count('refuted');
  const undecided = count('undecided');
  const lines = [
    ...(refuted > 0 ? [`${plural(refuted, 'move')}: no mate in ${slowestMate(1)} or fewer`] : []),
    ...(undecided > 0 ? [`${plural(undecided, 'move')}: no mate in 1, longer ones are not settled`] : []),
  ];
  return lines.flatMap((line, index) => paragraph(index === 0 ? 'Others' : '', [line]));
}

/** They are refuted too: only whether one reply alone does it is unknown. */
function notSettled(open: readonly NamedTry[], paragraph: Paragraph): string[] {
  if (open.length === 0) return [];
  const sans = open.map(({ san, verdict }) => san + (verdict.kind === 'slower' ? ` (mate in ${verdict.mateIn})` : ''));
  const remark = '- refuted; whether by one reply only is not settled';
  return paragraph('Unsettled', [...shortList(sans), ...remark.split(' ')]);
}

function refutations(rest: readonly NamedTry[], paragraph: Paragraph): string[] {
  const refuted = rest.filter(({ verdict }) => verdict.kind === 'refuted' || verdict.kind === 'undecided');
  const groups = [...groupedBy(refuted, ({ by }) => by)].sort(([, a], [, b]) => b.length - a.length);
  const shown = groups.length > MOST_REFUTATIONS + 1 ? groups.slice(0, MOST_REFUTATIONS) : groups;
  const left = groups.slice(shown.length).reduce((sum, [, group]) => sum + group.length, 0);
  const byWidth = Math.max(0, ...shown.map(([by]) => by.length));
  return [
    ...shown.flatMap(([by, group], index) => {
      const label = index === 0 ? 'Refuted' : '';
      return paragraph(label, shortList(group.map(sanOf)), padded(`${by}!`, byWidth + 3));
    }),
    ...(left > 0 ? paragraph('', [`and ${plural(left, 'move')} more by other replies (--json has all)`]) : []),
  ];
}

/** Each with its comma, so that lines can break between them. */
function shortList(sans: readonly string[]): string[] {
  const named = sans.length > NAMED + 1 ? sans.slice(0, NAMED) : sans;
  const left = sans.length - named.length;
  const pieces = named.map((san, index) => (index < named.length - 1 ? `${san}, ` : san));
  return left > 0 ? [...pieces, 'and', String(left), 'more'] : pieces;
}

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
