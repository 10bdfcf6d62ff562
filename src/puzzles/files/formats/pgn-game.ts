import { parseVariant } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import type { Position } from '../../../games/chess/vocabulary.js';
import { fail, ok, type Result } from '../../../shared/result.js';
import {
  conditions,
  type Draft,
  type FaultyLine,
  faultyLine,
  labels,
  MAX_CLAIMED_MATE,
  readClaim,
} from '../../draft.js';
import { type Entry, entryOf } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import { readMetadata } from '../metadata.js';
import type { TextLine } from '../text-lines.js';
import { readMoveText } from './pgn-moves.js';
import { readFen } from './position-text.js';

/** The longest line that can be a claim; what comes after its moves is not looked at. */
const MAX_PLIES = 2 * MAX_CLAIMED_MATE;

export const readGame = (first: TextLine, tagLines: readonly string[], moveLines: readonly string[]): Entry =>
  entryOf(readPuzzle(first, tagLines, moveLines));

function readPuzzle(
  { number, text }: TextLine,
  tagLines: readonly string[],
  moveLines: readonly string[],
): Result<Draft, FaultyLine> {
  const refuse = (fault: LineFault) => fail(faultyLine(number, text, fault));
  const tag = readTags(tagLines);
  const start = startOf(tag, tagLines);
  if (!start.ok) return refuse(start.fault);
  const moveText = readMoveText(moveLines);
  if (!moveText.ok) return refuse(moveText.fault);
  const lineMates = mateOfLine(start.value, moveText.value.moves);
  if (!lineMates.ok) return refuse(lineMates.fault);
  const comment = tag('Comment') ?? moveText.value.comment;
  const claim = claimOf(tag, lineMates.value, comment);
  if (!claim.ok) return refuse(claim.fault);
  return ok({
    line: number,
    position: start.value,
    ...(claim.value === undefined ? {} : { claimedMateIn: claim.value }),
    ...labels({ name: tag('Id') ?? eventOf(tag), comment }),
    ...readMetadata({ rating: tag('Rating'), popularity: tag('Popularity'), themes: tag('Themes') }),
    ...conditions({ severalKeys: tag('SeveralKeys'), purpose: tag('Purpose') }),
  });
}

/** The value of a tag, whose name may be in any letter case. */
type Tags = (name: string) => string | undefined;

function readTags(lines: readonly string[]): Tags {
  const tags = new Map<string, string>();
  for (const line of lines) {
    for (const [, name = '', value = ''] of line.matchAll(/\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/g)) {
      const key = name.toLowerCase();
      if (!tags.has(key)) tags.set(key, value.replace(/\\(.)/g, '$1').trim());
    }
  }
  return (name) => tags.get(name.toLowerCase());
}

/** By `?` PGN means that it is not known. */
const eventOf = (tag: Tags): string | undefined => (tag('Event') === '?' ? undefined : tag('Event'));

function startOf(tag: Tags, lines: readonly string[]): Result<Position, LineFault> {
  const fen = tag('FEN');
  if (fen === undefined) {
    return fail({ code: lines.some((line) => /^\[\s*FEN\b/i.test(line)) ? 'unreadable FEN tag' : 'no FEN tag' });
  }
  if (tag('SetUp') === '0') return fail({ code: 'SetUp 0' });
  const variant = tag('Variant');
  if (variant !== undefined && parseVariant(variant) !== 'chess') return fail({ code: 'other variant' });
  return readFen(fen);
}

/** In how many moves the main line mates; undefined when it does not, or has more moves than any claim. */
function mateOfLine(start: Position, moves: readonly string[]): Result<number | undefined, LineFault> {
  const position = start.clone();
  for (const [index, san] of moves.slice(0, MAX_PLIES).entries()) {
    const move = parseSan(position, san);
    if (!move) {
      const named = /^[\w+#=-]{1,12}$/.test(san) ? { move: san } : {};
      return fail({ code: 'illegal half-move', number: index + 1, ...named });
    }
    position.play(move);
  }
  if (moves.length > MAX_PLIES || !position.isCheckmate()) return ok(undefined);
  if (moves.length % 2 === 0) return fail({ code: 'mates the first side' });
  return ok((moves.length + 1) / 2);
}

/** What the writer says counts first, then what the main line shows, and last what a text says in passing. */
function claimOf(tag: Tags, mateOfLine: number | undefined, comment: string): Result<number | undefined, LineFault> {
  const written = tag('Mate') ?? tag('MateIn');
  if (written === '?') return ok(undefined);
  if (written !== undefined) return readClaim(written.replace(/^#/, ''));
  return ok(mateOfLine ?? claimInText(tag('Event') ?? '') ?? claimInText(comment));
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "White mates in three", "Mate in 3", or nothing but `#3` or `3#`: elsewhere that may number the puzzle. */
function claimInText(text: string): number | undefined {
  const [, inWords, alone, turned] =
    /\bmates? in (\d{1,2}|[a-z]+)\b|^\s*#(\d{1,2})\s*$|^\s*(\d{1,2})#\s*$/i.exec(text) ?? [];
  const written = (inWords ?? alone ?? turned ?? '').toLowerCase();
  const claim = readClaim(NUMBER_WORDS.includes(written) ? String(NUMBER_WORDS.indexOf(written) + 1) : written);
  return claim.ok ? claim.value : undefined;
}
