import { makeSolverPool } from '../src/puzzles/proving/pool.js';
import { readOwnFile } from './position-file.js';
import { budgetOf } from './question.js';

export interface MemoryReport {
  /** Bytes of resident memory more than before there was a pool. */
  readonly grown: number;
  readonly peak: number;
}

/** A process of its own: memory that an earlier pool gave back would be used again and not be seen. */
async function probe(width: number, seconds: number): Promise<MemoryReport> {
  const positions = await readOwnFile('positions.epd');
  const before = process.memoryUsage.rss();
  const pool = makeSolverPool({ width });
  const tasks = positions.map(({ fen, mateIn }) => ({ fen, mateIn, budget: budgetOf(seconds) }));
  await Promise.all(tasks.map((task) => pool.solve(task)));
  const grown = process.memoryUsage.rss() - before;
  await pool.close();
  // In kilobytes, over the whole life of the process.
  return { grown, peak: process.resourceUsage().maxRSS * 1024 - before };
}

const [width, seconds] = process.argv.slice(2).map(Number);
if (width && seconds) console.log(JSON.stringify(await probe(width, seconds)));
else throw new Error('tell the number of workers and the seconds for each position');
