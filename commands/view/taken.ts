import type { Reply } from '../../src/bot/command.js';
import { countOf, sentence } from '../../src/bot/text.js';
import type { PuzzleReport } from '../../src/store/library-store.js';
import { offersFor } from './offers.js';
import { verdictText } from './verdicts.js';

const SHOWN = 8;

/** What became of puzzles that an admin took after all. A shorter mate may still be cooked: then that is offered next. */
export function showTaken(how: string, reports: readonly PuzzleReport[]): Reply {
  const lines = reports.slice(0, SHOWN).map((report) => `#${report.id} ${verdictText(report)}`);
  const more = reports.length > SHOWN ? [`… and ${reports.length - SHOWN} more.`] : [];
  const text = [`**${how}: ${countOf(reports.length, 'puzzle')}.**`, ...lines, ...more].join('\n');
  return { ...sentence(text), buttons: offersFor(reports) };
}
