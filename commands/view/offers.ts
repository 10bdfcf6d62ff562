import type { Button } from '../../src/bot/command.js';
import type { PuzzleReport, VerdictKind } from '../../src/store/library-store.js';
import { writeIds } from './ids.js';

/** What an admin can make of puzzles that were not accepted, as buttons. */
export function offersFor(reports: readonly PuzzleReport[]): readonly Button[] {
  return [
    ...offer(
      reports,
      'shorter mate',
      'puzzles relabel',
      (count) => `Take ${count} with ${count === 1 ? 'its' : 'their'} shorter mate`,
    ),
    ...offer(reports, 'cooked', 'puzzles allow', (count) => `Accept ${count} with several keys`),
  ];
}

function offer(
  reports: readonly PuzzleReport[],
  kind: VerdictKind,
  command: string,
  label: (count: number) => string,
): readonly Button[] {
  const ids = reports.filter(({ verdict }) => verdict?.kind === kind).map(({ id }) => id);
  if (ids.length === 0) return [];
  return [{ label: label(ids.length), style: 'secondary', invoke: { command, args: { ids: writeIds(ids) } } }];
}
