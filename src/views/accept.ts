import { setImmediate as breathe } from 'node:timers/promises';
import type { Context, OptionSpec } from '../bot/command.js';
import type { Button, Reply } from '../bot/reply.js';
import { sentence } from '../bot/text.js';
import {
  COMMON,
  type PuzzleChangeStore,
  type PuzzleRecord,
  type PuzzleReport,
  type PuzzleStore,
} from '../puzzles/puzzle-store.js';
import { isPlayable, type PuzzleState, type VerdictKind } from '../puzzles/verdict.js';
import { batchesOf } from '../shared/async.js';
import type { Texts } from '../texts/en.js';
import type { Speech } from '../texts/speech.js';
import { nameIds, readIds, writeIds } from './puzzle-ids.js';
import { markStillOpen, verdictText } from './verdict.js';

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
interface Acceptance {
  /** Their verdict before. */
  readonly kind: VerdictKind;
  /** Returns those that could be taken. */
  take(library: PuzzleChangeStore, serverId: string, ids: readonly number[]): Promise<readonly number[]>;
  /** The heading of what was taken. */
  readonly how: 'relabelled' | 'allowed';
}

/** Takes the puzzles that an admin names after all, and tells what became of each. */
export async function acceptNamed(context: Context, written: string, { kind, take, how }: Acceptance): Promise<Reply> {
  const { texts } = context.speech;
  const ids = readIds(written, texts);
  if (!ids.ok) return sentence(ids.fault);
  const { caller, services } = context;
  const taken = await take(services.library, caller.serverId, ids.value);
  const had = new Set(taken);
  const left = ids.value.filter((id) => !had.has(id));
  const reasons = await explainNotAccepted(services.library, caller.serverId, left, texts);
  if (taken.length === 0) return sentence(reasons.join('\n'));
  const shown = await showAccepted(context, how, kind, taken);
  return { ...shown, text: [shown.text, ...reasons].join('\n') };
}

/**
 * A shorter mate may still be cooked: then that is offered next, and so are those of the same file for which the button
 * had no room.
 */
async function showAccepted(
  context: Context,
  how: Acceptance['how'],
  kind: VerdictKind,
  taken: readonly number[],
): Promise<Reply> {
  const { caller, services, speech } = context;
  const { library } = speech.texts;
  const reports = await markStillOpen(context, await services.library.reportPuzzles(caller.serverId, taken));
  const lines = reports.slice(0, SHOWN).map((report) => `#${report.id} ${verdictText(report, speech)}`);
  const more = reports.length > SHOWN ? [library.andMore(reports.length - SHOWN)] : [];
  const text = [library[how](outcomeOf(reports, speech)), ...lines, ...more].join('\n');
  const rest = await listRest(context, kind, Math.max(...taken));
  return { ...sentence(text), buttons: acceptButtons([...reports, ...rest], speech.texts) };
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

/** What an admin can make of puzzles that were not accepted, as buttons. Where a button has no room for all, it says so. */
export function acceptButtons(reports: readonly PuzzleReport[], { library }: Texts): readonly Button[] {
  return [
    ...acceptButton(reports, 'shorter mate', 'puzzles relabel', library, library.offerRelabel),
    ...acceptButton(reports, 'cooked', 'puzzles allow', library, library.offerAllow),
  ];
}

function acceptButton(
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

/** Enough for one turn of the event loop. */
const IDS_AT_ONCE = 200;

/** Why a puzzle that an admin named was not accepted. */
type Reason = PuzzleState | 'common' | 'unknown';

/** Says of each of these puzzles why it was not accepted, those with the same reason in one line. */
async function explainNotAccepted(
  library: PuzzleStore,
  serverId: string,
  ids: readonly number[],
  texts: Texts,
): Promise<readonly string[]> {
  const byReason = new Map<Reason, number[]>();
  for (const batch of batchesOf(ids, IDS_AT_ONCE)) {
    const records = await library.listPuzzles({ ids: batch }, 0, batch.length);
    const byId = new Map(records.map((record) => [record.id, record]));
    for (const id of batch) {
      const reason = reasonOf(byId.get(id), serverId);
      const others = byReason.get(reason);
      if (others) others.push(id);
      else byReason.set(reason, [id]);
    }
    await breathe();
  }
  return [...byReason].map(([reason, numbers]) =>
    texts.library.notAcceptedLine(texts.library.notAccepted[reason], nameIds(numbers, texts)),
  );
}

function reasonOf(record: PuzzleRecord | undefined, serverId: string): Reason {
  if (record?.owner === COMMON) return 'common';
  // What another server added is nobody else's business, not even that it exists.
  if (record?.owner !== serverId) return 'unknown';
  return record.verdict?.kind ?? 'waiting';
}
