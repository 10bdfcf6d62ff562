import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { SquareSet } from 'chessops/squareSet';
import { encodeSolution } from './encode.js';
import { Line } from './line.js';
import { Meter, OutOfBudget, type ProveHooks } from './meter.js';
import { Search } from './search.js';
import { SolutionBuilder } from './solution-builder.js';
import type { SolveAnswer, SolveTask } from './solver.js';
import { Table, tableEntries } from './table.js';
import { addTries } from './tries.js';

/** The table keeps lengths in a byte; no forced mate that anybody asks for comes near. */
export const MAX_MATE_IN = 100;

/** The longest that make sense have about 90 characters. */
const MAX_FEN_LENGTH = 120;

/**
 * Finds the shortest mate up to the length asked for, proves that there is no shorter one, and explains it wholly.
 * The same task always gets the same answer, byte by byte, unless it runs out of time. A task that makes no sense is
 * a bug of the caller and throws.
 */
export function prove(task: SolveTask, hooks: ProveHooks = {}): SolveAnswer {
  const { fen, mateIn, noMateWithin = 0, budget } = task;
  if (!Number.isInteger(mateIn) || mateIn < 1 || mateIn > MAX_MATE_IN)
    throw new Error(`no mate in ${mateIn} to look for`);
  const position = readTask(fen);
  const meter = new Meter(budget, hooks);
  const table = freshTable(tableEntries(budget.megabytes / 2));
  const search = new Search(new Line(position), table, meter);
  try {
    meter.countBytes(table.bytes);
    table.write(position, { mateIn: 0, noMateWithin });
    for (let length = noMateWithin + 1; length <= mateIn; length++) {
      meter.startLength(length);
      if (search.shortestMate(length) === length) return explain(search, length);
    }
    return { kind: 'no mate', within: mateIn, effort: meter.effort };
  } catch (error) {
    if (!(error instanceof OutOfBudget) || error.because === 'allowance') throw error;
    return { kind: 'gave up', because: error.because, noMateWithin: meter.noMateWithin, effort: meter.effort };
  }
}

function explain(search: Search, mateIn: number): SolveAnswer {
  const root = new SolutionBuilder(search).build(mateIn);
  addTries(search, root);
  const keys = root.continuations.map(({ move }) => move);
  return { kind: 'mate', mateIn, keys, solution: encodeSolution(root), effort: search.meter.effort };
}

function readTask(fen: string): Chess {
  if (fen.length > MAX_FEN_LENGTH) throw new Error(`a text of ${fen.length} characters is not a position`);
  const position = parseFen(fen)
    .chain((setup) => Chess.fromSetup(setup))
    .unwrap(
      (value) => value,
      (fault) => {
        throw new Error(`"${fen}" is not a legal position: ${fault.message}`);
      },
    );
  // A castling move is told by the king's two steps, which is only so from the usual squares.
  const { castles, board } = position;
  const usual = SquareSet.corners();
  const homes = board.king.intersect(SquareSet.fromFile(4));
  for (const side of ['white', 'black'] as const) {
    const rights = castles.castlingRights.intersect(board[side]);
    if (rights.isEmpty()) continue;
    if (!usual.supersetOf(rights) || homes.intersect(board[side]).isEmpty()) {
      throw new Error(`"${fen}" has castling rights, but king and rook are not on their first squares`);
    }
  }
  return position;
}

let table: Table | undefined;

/** Allocated once: a fresh one for each of thousands of small tasks would keep the memory manager busy. */
function freshTable(entries: number): Table {
  if (table?.entries !== entries) table = new Table(entries);
  table.clear();
  return table;
}
