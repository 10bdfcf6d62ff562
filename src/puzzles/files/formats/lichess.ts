import { parseUci } from 'chessops/util';
import type { Position } from '../../../games/chess/vocabulary.js';
import { fail, ok, type Result } from '../../../shared/result.js';
import { type Draft, type FaultyLine, faultyLine, labels, readClaim } from '../../draft.js';
import { type Entry, entryOf, refusal } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import { readMetadata } from '../metadata.js';
import type { TextLine } from '../text-lines.js';
import type { ReadRow } from './csv.js';
import type { Columns } from './csv-columns.js';
import { cellsBy, countFault } from './csv-rows.js';
import { readFen } from './position-text.js';

/** Of the themes these are mates. The fifth stands for five moves and more, `mate` for any number. */
const MATE_THEME = /^mate(?:In([1-5]))?$/;
const LAST_EXACT = 4;

/** Rows of the Lichess puzzle database, in which the opponent is still to make the first of the moves. */
export const readLichessRows =
  (columns: Columns): ReadRow =>
  (cells, line): Entry => {
    const wrongCount = countFault(columns, cells);
    if (wrongCount) return refusal(line, wrongCount);
    const cell = cellsBy(columns, cells);
    // Most puzzles there are no mates: passing over them has to be cheap.
    const mates = (cell('themes') ?? '').split(' ').filter((theme) => MATE_THEME.test(theme));
    return mates.length === 0 ? { kind: 'skipped', line: line.number } : entryOf(readMate(cell, mates, line));
  };

function readMate(
  cell: ReturnType<typeof cellsBy>,
  mates: readonly string[],
  { number, text }: TextLine,
): Result<Draft, FaultyLine> {
  const refuse = (fault: LineFault) => fail(faultyLine(number, text, fault));
  const before = readFen(cell('position') ?? '');
  if (!before.ok) return refuse(before.fault);
  const [first, ...solution] = (cell('moves') ?? '').split(' ').filter((move) => move !== '');
  const position = afterFirst(before.value, first);
  if (!position.ok) return refuse(position.fault);
  const claim = claimOf(mates, solution.length);
  if (!claim.ok) return refuse(claim.fault);
  return ok({
    line: number,
    position: position.value,
    claimedMateIn: claim.value,
    ...labels({ name: cell('name') }),
    ...readMetadata({ rating: cell('rating'), popularity: cell('popularity'), themes: cell('themes') }),
  });
}

/** The position that the solver sees; the one given is used up. */
function afterFirst(position: Position, uci: string | undefined): Result<Position, LineFault> {
  if (uci === undefined) return fail({ code: 'no moves' });
  const move = /^(?:[a-h][1-8]){2}[qrbn]?$/.test(uci) ? parseUci(uci) : undefined;
  if (!move) return fail({ code: 'unreadable first move' });
  if (!position.isLegal(move)) return fail({ code: 'illegal first move', move: uci });
  position.play(move);
  if (!position.hasDests()) return fail({ code: 'first move ends the game', move: uci });
  // As in every position that is read: an en passant square only when a pawn can capture there.
  position.epSquare = position.toSetup().epSquare;
  return ok(position);
}

function claimOf(mates: readonly string[], solutionLength: number): Result<number, LineFault> {
  const named = mates.map((theme) => Number(MATE_THEME.exec(theme)?.[1])).filter((mateIn) => mateIn <= LAST_EXACT);
  const [mateIn = Math.ceil(solutionLength / 2), other] = new Set(named);
  if (other !== undefined) return fail({ code: 'themes of different lengths' });
  if (mateIn === 0) return fail({ code: 'no solution' });
  return readClaim(String(mateIn));
}
