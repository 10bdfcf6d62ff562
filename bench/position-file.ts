import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainPositionFault, fenOf, readPosition } from '../src/games/chess/position.js';
import { linesOf } from '../src/puzzles/files/text-lines.js';
import { projectRoot } from '../src/shared/project.js';
import { fail, ok, type Result } from '../src/shared/result.js';
import type { BenchPosition, ExpectedKeys } from './position.js';

/** A whole file is refused for one bad line: a benchmark that leaves something out in silence would be compared wrongly. */
export interface PositionFileFault {
  readonly line: number;
  readonly why: string;
}

/** How these files begin: `id,fen_to_move,mate_n,solution_uci_line`; more columns may follow. */
const CSV_COLUMNS = ['id', 'fen_to_move', 'mate_n', 'solution_uci_line'];

const UCI = /^[a-h][1-8][a-h][1-8][qrbn]?$/;

/** Reads a CSV file of mates from games, or EPD with the mate as `dm N` or `bm #N` and all keys as `pm e2e4,d2d4`. */
export function readPositions(text: string): Result<BenchPosition[], PositionFileFault> {
  const lines = [...linesOf(text)].filter((line) => line.text !== '' && !line.text.startsWith('#'));
  const isCsv = lines[0]?.text.startsWith(CSV_COLUMNS.join(',')) ?? false;
  const positions: BenchPosition[] = [];
  for (const { number, text } of isCsv ? lines.slice(1) : lines) {
    const read = isCsv ? readCsvLine(text) : readEpdLine(text, number);
    if (!read.ok) return fail({ line: number, why: read.fault });
    positions.push(read.value);
  }
  return positions.length > 0 ? ok(positions) : fail({ line: 1, why: 'there is no position in the file' });
}

function readCsvLine(text: string): Result<BenchPosition, string> {
  const [id = '', fen = '', mateIn = '', line = ''] = text.split(',');
  const move = line.split(' ')[0] ?? '';
  if (!UCI.test(move)) return fail(`"${move}" is not a move such as e2e4`);
  return makePosition(id, fen, mateIn, { kind: 'among others', move });
}

/** Four fields, with or without the two counters, then operations that each end with a semicolon. */
const EPD = /^(\S+\s+[wb]\s+\S+\s+\S+)(?:\s+\d+\s+\d+)?(?=\s|$)(.*)$/;

function readEpdLine(text: string, number: number): Result<BenchPosition, string> {
  const [, fields, rest] = EPD.exec(text) ?? [];
  if (fields === undefined || rest === undefined) return fail('this is neither EPD nor the CSV of mates');
  const operations = new Map(splitOperations(rest));
  const mateIn = operations.get('dm') ?? /^#(\d+)$/.exec(operations.get('bm') ?? '')?.[1];
  if (mateIn === undefined) return fail('it does not say the mate: add "dm 3;" or "bm #3;"');
  const keys = operations.get('pm')?.split(/[\s,]+/);
  const wrong = keys?.find((key) => !UCI.test(key));
  if (wrong !== undefined) return fail(`"${wrong}" in pm is not a move such as e2e4`);
  return makePosition(operations.get('id') ?? `line ${number}`, fields, mateIn, keys && { kind: 'all', moves: keys });
}

/** Collections add words of their own, such as times; what is not `name operands` is passed over. */
function* splitOperations(text: string): Generator<[string, string]> {
  for (const [operation] of text.matchAll(/(?:"[^"]*"|[^";])+/g)) {
    const [, name, operands] = /^(\S+)\s+(.*)$/.exec(operation.trim()) ?? [];
    if (name !== undefined && operands !== undefined) yield [name, operands.replace(/^"(.*)"$/, '$1')];
  }
}

function makePosition(
  id: string,
  fen: string,
  mateIn: string,
  expected: ExpectedKeys | undefined,
): Result<BenchPosition, string> {
  if (!/^[1-9]\d?$/.test(mateIn)) return fail(`"${mateIn}" is not a number of moves`);
  const position = readPosition(fen);
  if (!position.ok) return fail(explainPositionFault(position.fault));
  return ok({ id, fen: fenOf(position.value), mateIn: Number(mateIn), ...(expected ? { expected } : {}) });
}

export type OwnFile = 'positions.epd' | 'long.epd';

/** A file of positions that belongs to the project: what is wrong in it is a bug. */
export async function readOwnFile(name: OwnFile): Promise<BenchPosition[]> {
  const read = readPositions(await readFile(join(projectRoot, 'bench', name), 'utf8'));
  if (!read.ok) throw new Error(`bench/${name}, line ${read.fault.line}: ${read.fault.why}`);
  return read.value;
}
