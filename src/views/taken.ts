import type { Context, OptionSpec } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { sentence } from '../bot/text.js';
import type { PuzzleChangeStore, PuzzleReport } from '../puzzles/puzzle-store.js';
import { isPlayable, type VerdictKind } from '../puzzles/verdict.js';
import type { Speech } from '../texts/speech.js';
import { readIds } from './ids.js';
import { offersFor } from './offers.js';
import { veilOpen } from './still-open.js';
import { explainUntaken } from './untaken.js';
import { verdictText } from './verdict.js';

const SHOWN = 8;

/** A file that is sent has no more puzzles than this. */
const MOST_OFFERED = 1000;

/** The puzzles that an admin means. */
export const IDS_OPTION = {
  name: 'ids',
  description: 'Their numbers, like 12 or 12-40,45',
  type: 'text',
  maxLength: 400,
  required: true,
} as const satisfies OptionSpec;

/** A way to take puzzles that were not accepted as they came. */
interface Taking {
  /** Their verdict before. */
  readonly kind: VerdictKind;
  /** Returns those that could be taken. */
  take(library: PuzzleChangeStore, serverId: string, ids: readonly number[]): Promise<readonly number[]>;
  /** The heading of what was taken. */
  readonly how: 'relabelled' | 'allowed';
}

/** Takes the puzzles that an admin names after all, and tells what became of each. */
export async function takeNamed(context: Context, written: string, { kind, take, how }: Taking): Promise<Reply> {
  const { texts } = context.speech;
  const ids = readIds(written, texts);
  if (!ids.ok) return sentence(ids.fault);
  const { caller, services } = context;
  const taken = await take(services.library, caller.serverId, ids.value);
  const had = new Set(taken);
  const left = ids.value.filter((id) => !had.has(id));
  const reasons = await explainUntaken(services.library, caller.serverId, left, texts);
  if (taken.length === 0) return sentence(reasons.join('\n'));
  const shown = await showTaken(context, how, kind, taken);
  return { ...shown, text: [shown.text, ...reasons].join('\n') };
}

/**
 * A shorter mate may still be cooked: then that is offered next, and so are those of the same file for which the button
 * had no room.
 */
async function showTaken(
  context: Context,
  how: Taking['how'],
  kind: VerdictKind,
  taken: readonly number[],
): Promise<Reply> {
  const { caller, services, speech } = context;
  const { library } = speech.texts;
  const reports = await veilOpen(context, await services.library.reportPuzzles(caller.serverId, taken));
  const lines = reports.slice(0, SHOWN).map((report) => `#${report.id} ${verdictText(report, speech)}`);
  const more = reports.length > SHOWN ? [library.andMore(reports.length - SHOWN)] : [];
  const text = [library[how](outcomeOf(reports, speech)), ...lines, ...more].join('\n');
  const rest = await listRest(context, kind, Math.max(...taken));
  return { ...sentence(text), buttons: offersFor([...reports, ...rest], speech.texts) };
}

/** `2 puzzles; 1 more is cooked`: only what is given now counts as taken. */
function outcomeOf(reports: readonly PuzzleReport[], { texts }: Speech): string {
  const given = reports.filter(({ verdict }) => verdict && isPlayable(verdict.kind)).length;
  return texts.library.taken(given, reports.length - given);
}

/** Puzzles with the same verdict that come after this one in the same file. */
async function listRest(
  { caller: { serverId: owner }, services: { library } }: Context,
  verdict: VerdictKind,
  after: number,
): Promise<readonly PuzzleReport[]> {
  const [last] = await library.listPuzzles({ owner, ids: [after] }, 0, 1);
  return last ? library.listPuzzles({ owner, source: last.source, verdict }, after, MOST_OFFERED) : [];
}
