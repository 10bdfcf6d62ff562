import { SingleBar } from 'cli-progress';
import type { Precomputer } from '../work/precompute.js';

/** The proving on the terminal, below whatever else is printed there. */
export interface ProvingProgress {
  /** Shows how far the proving is until nothing is left to prove. What is added meanwhile counts too. */
  show(precomputer: Precomputer, waiting: number): Promise<void>;
  /** Prints something without tearing the bar. */
  print(line: string): void;
}

const CLEAR_LINE = '\r\x1b[K';

export function makeProvingProgress(print: (line: string) => void): ProvingProgress {
  const isTerminal = process.stdout.isTTY === true;
  let bar: SingleBar | undefined;

  return {
    async show(precomputer, waitingFirst) {
      let total = waitingFirst;
      let before = waitingFirst;
      let printed = 0;
      if (isTerminal) {
        bar = new SingleBar({
          format: 'Proving puzzles [{bar}] {value}/{total}, {duration_formatted}',
          hideCursor: true,
        });
        bar.start(total, 0);
      }
      for await (const { waiting } of precomputer.follow()) {
        total += Math.max(0, waiting - before);
        before = waiting;
        const done = total - waiting;
        if (bar) {
          bar.setTotal(total);
          bar.update(done);
        } else if (done - printed >= total / 10 || (waiting === 0 && done > printed)) {
          printed = done;
          print(`Proving puzzles: ${done} of ${total}`);
        }
      }
      bar?.stop();
      bar = undefined;
    },

    print: (line) => {
      // The bar draws itself again a moment later.
      if (bar) process.stdout.write(CLEAR_LINE);
      print(line);
    },
  };
}
