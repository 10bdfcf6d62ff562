import { SingleBar } from 'cli-progress';
import type { Precomputer } from './jobs/precompute.js';

/** After this long the rest goes on behind a bot that serves already. */
const LONGEST_WAIT_MS = 60_000;

/** Shows the proving on the terminal until it is done, or has taken long enough; returns how many puzzles still wait. */
export async function showProving(
  precomputer: Precomputer,
  total: number,
  print: (line: string) => void,
): Promise<number> {
  const started = Date.now();
  const bar = process.stdout.isTTY
    ? new SingleBar({ format: 'Proving puzzles [{bar}] {value}/{total}, {duration_formatted}', hideCursor: true })
    : undefined;
  let told = 0;
  bar?.start(total, 0);
  for await (const { waiting } of precomputer.follow()) {
    const done = Math.max(0, total - waiting);
    if (bar) bar.update(done);
    else if (done - told >= total / 10 || (waiting === 0 && done > told)) {
      told = done;
      print(`Proving puzzles: ${done} of ${total}`);
    }
    if (Date.now() - started > LONGEST_WAIT_MS) break;
  }
  bar?.stop();
  return precomputer.state().waiting;
}
