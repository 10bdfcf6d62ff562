import { explainPositionFault, readPosition } from '../../src/games/chess/position.js';
import type { Position } from '../../src/games/chess/vocabulary.js';
import { linesOf } from '../../src/puzzles/files/text-lines.js';
import { fail, ok, type Result } from '../../src/shared/result.js';

/** A mate that many people have tried to find. */
export interface RatedMate {
  readonly position: Position;
  readonly mateIn: number;
  readonly rating: number;
}

const COLUMNS = ['fen_to_move', 'mate_n', 'rating'] as const;

/** Reads a CSV with these columns among others. The fault is a sentence. */
export function readRatedMates(text: string): Result<RatedMate[], string> {
  const lines = [...linesOf(text)].filter((line) => line.text !== '');
  const titles = lines[0]?.text.split(',') ?? [];
  const missing = COLUMNS.find((column) => !titles.includes(column));
  if (missing) return fail(`The first line must name the column ${missing}.`);
  const places = COLUMNS.map((column) => titles.indexOf(column));

  const mates: RatedMate[] = [];
  for (const { number, text } of lines.slice(1)) {
    const cells = text.split(',');
    const [fen = '', mateIn = '', rating = ''] = places.map((place) => cells[place]);
    if (!/^[1-9]\d?$/.test(mateIn)) return fail(`Line ${number}: "${mateIn}" is not a number of moves.`);
    if (!/^\d{3,4}$/.test(rating)) return fail(`Line ${number}: "${rating}" is not a rating.`);
    const position = readPosition(fen);
    if (!position.ok) return fail(`Line ${number}: ${explainPositionFault(position.fault)}`);
    mates.push({ position: position.value, mateIn: Number(mateIn), rating: Number(rating) });
  }
  return mates.length > 0 ? ok(mates) : fail('There is no mate in the file.');
}
