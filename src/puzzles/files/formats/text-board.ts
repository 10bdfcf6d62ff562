import { fail, ok, type Result } from '../../../shared/result.js';
import { type Draft, type FaultyLine, faultyLine, labels, readClaim } from '../../draft.js';
import type { LineFault } from '../line-fault.js';
import type { TextLine } from '../text-lines.js';
import { readFen } from './position-text.js';

const CELL = /^(?:00|[wb][pnbrqk])$/;
const KEYS = ['mate', 'id', 'comment', 'castling', 'en passant'] as const;
type Key = (typeof KEYS)[number];

export const namesSide = (text: string): boolean => /^(?:white|black)$/i.test(text);

/** The side to move begins a board; so does a rank, when the side was forgotten. */
export const beginsTextBoard = (text: string): boolean => namesSide(text) || /^(?:00|[wb][pnbrqk])\s*:/i.test(text);

/** The side, eight ranks and every key, and some lines more so that what is too much is named in one place. */
export const MAX_BOARD_LINES = 32;

/** The side to move, eight ranks from the top with eight cells each, and then `key: value` lines. */
export function readTextBoard(lines: readonly [TextLine, ...TextLine[]]): Result<Draft, FaultyLine> {
  const [first, ...rest] = lines;
  const refuse = (line: TextLine, fault: LineFault) => fail(faultyLine(line.number, line.text, fault));
  if (!namesSide(first.text)) return refuse(first, { code: 'no side before the board' });

  // A key before the eighth rank ends the board: it is no rank that is wrong.
  const key = rest.findIndex(({ text }) => readNote(text).ok);
  const end = Math.min(8, key < 0 ? rest.length : key);
  const [ranks, notes] = [rest.slice(0, end), rest.slice(end)];
  const board: string[] = [];
  for (const [index, line] of ranks.entries()) {
    const rank = readRank(line.text, 8 - index);
    if (!rank.ok) return refuse(line, rank.fault);
    board.push(rank.value);
  }
  // What is wrong with a line is told before what is missing after it.
  if (end < 8) return refuse(first, { code: 'too few ranks', count: end });

  const values = new Map<Key, string>();
  for (const line of notes) {
    const note = readNote(line.text);
    if (!note.ok) return refuse(line, note.fault);
    const { key, value } = note.value;
    if (values.has(key)) return refuse(line, { code: 'key given twice', key });
    const claim = key === 'mate' ? readClaim(value) : ok(undefined);
    if (!claim.ok) return refuse(line, claim.fault);
    values.set(key, value);
  }

  const field = (key: Key) => values.get(key)?.replace(/\s+/g, '') || '-';
  const side = first.text.toLowerCase().charAt(0);
  const position = readFen([board.join('/'), side, field('castling'), field('en passant')].join(' '));
  if (!position.ok) return refuse(first, position.fault);
  return ok({
    line: first.number,
    position: position.value,
    ...(values.has('mate') ? { claimedMateIn: Number(values.get('mate')) } : {}),
    ...labels({ name: values.get('id'), comment: values.get('comment') }),
  });
}

function readRank(text: string, rank: number): Result<string, LineFault> {
  const cells = text.split(':').map((cell) => cell.trim().toLowerCase());
  if (cells.length !== 8) return fail({ code: 'wrong number of cells', rank, count: cells.length });
  const wrong = cells.findIndex((cell) => !CELL.test(cell));
  if (wrong >= 0) return fail({ code: 'unknown cell', rank, cell: wrong + 1 });
  return ok(cells.map(fenLetter).join(''));
}

const fenLetter = (cell: string): string => {
  if (cell === '00') return '1';
  return cell.startsWith('w') ? cell.charAt(1).toUpperCase() : cell.charAt(1);
};

function readNote(text: string): Result<{ readonly key: Key; readonly value: string }, LineFault> {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(text) ?? [];
  const key = KEYS.find((known) => known === name.trim().toLowerCase().replace(/\s+/g, ' '));
  if (key) return ok({ key, value: value.trim() });
  return fail({ code: 'unknown key', known: KEYS });
}
