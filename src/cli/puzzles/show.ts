import { sanLine, sanOfUci } from '../../games/chess/moves.js';
import { positionOfFen } from '../../games/chess/position.js';
import { listed, type Position, sideName, type Uci } from '../../games/chess/vocabulary.js';
import { textDiagram, unseenInWords } from '../../games/chess/words.js';
import { themeName } from '../../puzzles/analysis/themes.js';
import type { Metadata } from '../../puzzles/draft.js';
import type { Origin, PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable, keysOf } from '../../puzzles/verdict.js';
import { ok, type Result } from '../../shared/result.js';
import { atTerminal, explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { defineCommand, EXIT, type ExitCode } from '../program/command.js';
import { hanging, padded, plainText, sideBySide, wrap, wrapText } from '../program/layout.js';
import { flag } from '../program/options.js';
import type { Paint } from '../program/screen.js';
import { type LibraryContext, withLibrary } from './context.js';
import { ITS_NUMBER, readId } from './options.js';
import { explainUnknown } from './selection.js';
import { recordJson, storedLine } from './stored-puzzle.js';

interface ShowRequest {
  readonly id: number;
  readonly json: boolean;
}

/** Everything that is known of a puzzle. */
export const showCommand = defineCommand({
  name: 'show',
  about: 'all that is known of a puzzle, with its board and its solution',
  operands: { form: '<ID>', about: 'its number', missing: ITS_NUMBER },
  options: { json: flag('-j, --json', 'JSON, one object') },
  read({ json }, words): Result<ShowRequest, string> {
    const id = readId(words.join(' '));
    return id.ok ? ok({ id: id.value, json }) : id;
  },
  run: withLibrary(show),
});

async function show({ id, json }: ShowRequest, { library, screen }: LibraryContext): Promise<ExitCode> {
  const [record] = await library.listPuzzles({ ids: [id] }, 0, 1);
  if (!record) {
    screen.note(explainUnknown(id));
    return EXIT.notAll;
  }
  const line = await storedLine(library, record);
  if (json) screen.printJson(recordJson(record, line));
  else screen.print(puzzleText(record, line, positionOfFen(record.fen), screen));
  return EXIT.done;
}

const GAP = 3;

const ORIGINS: Readonly<Record<Origin, string>> = {
  folder: 'a file of the puzzles folder',
  added: 'added by hand',
  composed: 'composed here',
};

/** The board and the verdict beside it, then the facts. */
function puzzleText(
  record: PuzzleRecord,
  line: readonly Uci[] | undefined,
  position: Position,
  { width, paint }: { readonly width: number; readonly paint: Paint },
): string[] {
  const board = textDiagram(position, 'white').split('\n');
  const room = width - Math.max(...board.map((row) => row.length)) - GAP;
  const title = `#${record.id}${record.name === undefined ? '' : ` ${plainText(record.name)}`}`;
  const unseen = unseenInWords(position, ENGLISH.texts.positions);
  const beside = [
    ...wrapText(title, room).map(paint.strong),
    ...wrapText(`${sideName(position.turn)} to move. ${unseen}`.trimEnd(), room),
    '',
    ...verdictLines(record, position, room, paint),
    ...(line ? ['', ...wrap(sanLine(position, line).split(' '), room)] : []),
  ];
  return [...sideBySide(board.map(paint.faint), beside, ' '.repeat(GAP)), '', ...factLines(record, position, width)];
}

function verdictLines({ id, verdict }: PuzzleRecord, position: Position, room: number, paint: Paint): string[] {
  if (!verdict) return wrapText('It waits for its proof.', room);
  const colour = isPlayable(verdict.kind) ? paint.good : paint.bad;
  return wrapText(explainVerdict(verdict, position, ENGLISH, atTerminal(id)), room).map(colour);
}

function factLines(record: PuzzleRecord, position: Position, width: number): string[] {
  const { fen, claimedMateIn, traits, source, line, origin, owner, comment, metadata, verdict } = record;
  const keys = keysOf(verdict).map((uci) => sanOfUci(position, uci));
  const facts: [string, string][] = [
    ['FEN', fen],
    ['claimed', claimedMateIn === undefined ? '' : `mate in ${claimedMateIn}`],
    [keys.length === 1 ? 'key' : 'keys', keys.join(', ')],
    ['difficulty', traits ? String(traits.difficulty) : ''],
    ['themes', (traits?.themes ?? []).map(themeName).join(', ')],
    ['for', purposeText(record)],
    ['from', `${plainText(source)}, line ${line}: ${ORIGINS[origin]} on ${dayOf(record.addedAt)}`],
    ['server', plainText(owner)],
    ['comment', plainText(comment ?? '')],
    ['metadata', metadata ? metadataText(metadata) : ''],
  ];
  const given = facts.filter(([, text]) => text !== '');
  const widest = Math.max(...given.map(([name]) => name.length));
  return given.flatMap(([name, text]) => hanging(`${padded(name, widest)}  `, wrapText(text, width - widest - 2)));
}

function purposeText({ purpose, verdict }: PuzzleRecord): string {
  const use = purpose === 'daily' ? 'the daily puzzle' : 'practice';
  if (!verdict || verdict.kind === 'gave up') return `${use}, once it is proved`;
  return isPlayable(verdict.kind) ? use : `${use}, but as it is it is not given`;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What the file said of it. */
function metadataText({ rating, popularity, themes }: Metadata): string {
  return listed([
    ...(rating === undefined ? [] : [`rating ${rating}`]),
    ...(popularity === undefined ? [] : [`popularity ${popularity}`]),
    ...(themes === undefined ? [] : [`themes ${themes.map(plainText).join(', ')}`]),
  ]);
}
