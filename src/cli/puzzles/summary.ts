import { DEFAULT_MATE_IN } from '../../puzzles/verdict.js';
import { countText, plural, rateText, timeText } from '../program/figures.js';
import { hanging, padded, paddedLeft, wrapText } from '../program/layout.js';
import type { Paint } from '../program/screen.js';
import { OUTCOMES, type OutcomeName, wordsOfOutcome } from './rows.js';
import type { Example, Tally } from './tally.js';

/** What came of a run that proved puzzles. */
export interface RunResult {
  readonly tally: Tally;
  /** Lines that an earlier run has proved. */
  readonly knownBefore: number;
  readonly relabelled: number;
  readonly milliseconds: number;
  readonly cores: number;
  readonly seconds: number;
  readonly hasReport: boolean;
}

const meanings = (seconds: number): Readonly<Record<OutcomeName, string>> => ({
  sound: 'one key, in the length that was claimed where one was',
  'several keys': 'accepted though several first moves mate',
  cooked: 'several first moves mate; `npm run puzzles -- allow ID` accepts one all the same',
  'shorter mate':
    'it mates sooner than claimed; `npm run puzzles -- relabel ID` takes it as what it is, `relabel --all` all of them',
  'no mate': `none in the length that was claimed, or in ${DEFAULT_MATE_IN} moves where none was`,
  'gave up': `not proved within ${timeText(seconds * 1000)}; kept, and \`npm run puzzles -- verify\` tries again with more`,
  waiting: 'not proved yet',
  duplicate: 'of a puzzle that is there already, perhaps mirrored or with colours swapped',
  replaced: 'a later line says something else of the same position, and counts',
  refused: 'no puzzle that can be read',
  skipped: 'no mate puzzle',
});

const WIDEST = Math.max(...OUTCOMES.map((name) => wordsOfOutcome(name).length));

export function summaryLines(result: RunResult, width: number, paint: Paint): string[] {
  const { tally, knownBefore, relabelled, milliseconds, cores, seconds, hasReport } = result;
  // What still waits was read, but not proved; what was proved before cost no time now.
  const puzzles = tally.lines - tally.of('refused') - tally.of('skipped') - tally.of('waiting') - knownBefore;
  const before = knownBefore > 0 ? `; ${countText(knownBefore)} known from before` : '';
  const rate = puzzles > 0 && milliseconds > 0 ? [`${rateText(puzzles, milliseconds)} a second`] : [];
  const pace = [`${timeText(milliseconds)} on ${plural(cores, 'core')}`, ...rate].join(', ');
  const shown = OUTCOMES.filter((name) => tally.of(name) > 0);
  const meaning = meanings(seconds);
  return [
    paint.strong(`${plural(puzzles, 'puzzle')} in ${pace}${before}`),
    ...shown.flatMap((name) => countLines(name, tally.of(name), meaning[name], width, paint)),
    ...(relabelled > 0 ? [`${plural(relabelled, 'puzzle')} got the length of the mate that was found.`] : []),
    ...exampleLines(tally, width, hasReport),
  ];
}

function countLines(name: OutcomeName, count: number, meaning: string, width: number, paint: Paint): string[] {
  const colour = name === 'sound' || name === 'several keys' ? paint.good : name === 'refused' ? paint.bad : asItIs;
  const head = `${paddedLeft(countText(count), 9)}  ${colour(padded(wordsOfOutcome(name), WIDEST))}  `;
  return hanging(head, wrapText(meaning, width - WIDEST - 13));
}

const asItIs = (text: string): string => text;

/** The first lines of each kind that somebody may want to mend. */
function exampleLines(tally: Tally, width: number, hasReport: boolean): string[] {
  const lines: string[] = [];
  let shown = 0;
  let all = 0;
  for (const name of OUTCOMES) {
    const examples = tally.examplesOf(name);
    if (examples.length === 0) continue;
    shown += examples.length;
    all += tally.of(name);
    lines.push('', ...examples.flatMap((each) => exampleText(each, width)));
  }
  if (all === shown) return lines;
  const where = hasReport ? 'the report has them all' : '--report FILE writes them all to a file';
  return [...lines, '', `${countText(all - shown)} more are not shown; ${where}.`];
}

function exampleText({ place, id, reason }: Example, width: number): string[] {
  const head = id === undefined ? `${place}: ` : `${place}, #${id}: `;
  return wrapText(head + reason, width - 2).map((line, index) => (index === 0 ? line : `  ${line}`));
}
