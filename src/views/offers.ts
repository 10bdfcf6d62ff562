import type { Button } from '../bot/reply.js';
import type { PuzzleReport } from '../puzzles/puzzle-store.js';
import type { VerdictKind } from '../puzzles/verdict.js';
import type { Texts } from '../texts/en.js';
import { writeIds } from './ids.js';

/** What an admin can make of puzzles that were not accepted, as buttons. Where a button has no room for all, it says so. */
export function offersFor(reports: readonly PuzzleReport[], { library }: Texts): readonly Button[] {
  return [
    ...offer(reports, 'shorter mate', 'puzzles relabel', library, library.offerRelabel),
    ...offer(reports, 'cooked', 'puzzles allow', library, library.offerAllow),
  ];
}

function offer(
  reports: readonly PuzzleReport[],
  kind: VerdictKind,
  command: string,
  library: Texts['library'],
  label: (count: string, isOne: boolean) => string,
): readonly Button[] {
  const ids = reports.filter(({ verdict }) => verdict?.kind === kind).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { text, count } = writeIds(ids);
  const shown = count < ids.length ? library.someOf(count, ids.length) : `${count}`;
  return [{ label: label(shown, ids.length === 1), style: 'secondary', invoke: { command, args: { ids: text } } }];
}
