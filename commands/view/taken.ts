import type { Context, Reply } from '../../src/bot/command.js';
import { countOf, sentence } from '../../src/bot/text.js';
import type { PuzzleReport, VerdictKind } from '../../src/store/library-store.js';
import { offersFor } from './offers.js';
import { verdictText } from './verdicts.js';

const SHOWN = 8;

/** A file that is sent has no more puzzles than this. */
const MOST_OFFERED = 1000;

/**
 * What became of puzzles that an admin took after all; before, their verdict was `kind`. A shorter mate may still be
 * cooked: then that is offered next, and so are those of the same file for which the button had no room.
 */
export async function showTaken(
  context: Context,
  how: string,
  kind: VerdictKind,
  taken: readonly number[],
): Promise<Reply> {
  const { caller, services } = context;
  const reports = await services.library.reportPuzzles(caller.serverId, taken);
  const lines = reports.slice(0, SHOWN).map((report) => `#${report.id} ${verdictText(report)}`);
  const more = reports.length > SHOWN ? [`… and ${reports.length - SHOWN} more.`] : [];
  const text = [`**${how}: ${countOf(reports.length, 'puzzle')}.**`, ...lines, ...more].join('\n');
  const rest = await listRest(context, kind, Math.max(...taken));
  return { ...sentence(text), buttons: offersFor([...reports, ...rest]) };
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
