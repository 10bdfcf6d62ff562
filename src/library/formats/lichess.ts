import { parseUci } from 'chessops/util';
import type { Position } from '../../chess/vocabulary.js';
import { fail, ok, type Result } from '../../result.js';
import { type Draft, labels, type RefusedLine, readClaim, refusedLine } from '../draft.js';
import { type Entry, entryOf, refusal } from '../entry.js';
import type { TextLine } from '../text-lines.js';
import { told } from '../told.js';
import type { ReadRow } from './csv.js';
import type { Columns } from './csv-columns.js';
import { cellsBy, explainCount } from './csv-rows.js';
import { readFen } from './position-text.js';

/** Of the themes these are mates. The fifth stands for five moves and more, `mate` for any number. */
const MATE_THEME = /^mate(?:In([1-5]))?$/;
const LAST_EXACT = 4;

/** Rows of the Lichess puzzle database, in which the opponent is still to make the first of the moves. */
export const readLichessRows =
  (columns: Columns): ReadRow =>
  (cells, line): Entry => {
    const wrongCount = explainCount(columns, cells);
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
): Result<Draft, RefusedLine> {
  const refuse = (why: string) => fail(refusedLine(number, text, why));
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
    ...told({ rating: cell('rating'), popularity: cell('popularity'), themes: cell('themes') }),
  });
}

/** The position that the solver sees; the one given is used up. */
function afterFirst(position: Position, uci: string | undefined): Result<Position, string> {
  if (uci === undefined) return fail("This row has no moves; the first one is the opponent's and leads to the puzzle.");
  const move = /^(?:[a-h][1-8]){2}[qrbn]?$/.test(uci) ? parseUci(uci) : undefined;
  if (!move) return fail('The first of the moves is not one like `e2e4` or `e7e8q`; correct it.');
  if (!position.isLegal(move))
    return fail(`The first of the moves, \`${uci}\`, is not legal in this position; correct it.`);
  position.play(move);
  if (!position.hasDests())
    return fail(`The first of the moves, \`${uci}\`, ends the game; a puzzle starts before the mate.`);
  // As in every position that is read: an en passant square only when a pawn can capture there.
  position.epSquare = position.toSetup().epSquare;
  return ok(position);
}

function claimOf(mates: readonly string[], solutionLength: number): Result<number, string> {
  const named = mates.map((theme) => Number(MATE_THEME.exec(theme)?.[1])).filter((mateIn) => mateIn <= LAST_EXACT);
  const [mateIn = Math.ceil(solutionLength / 2), other] = new Set(named);
  if (other !== undefined) return fail('The themes name mates of different lengths; keep one of them.');
  if (mateIn === 0) return fail('The moves end before the solution begins; add it.');
  return readClaim(String(mateIn));
}
