import { Core, type CoreMemory } from '../core.js';
import { NODES_BETWEEN_POLLS } from './meter.js';

/** What a thread shares with those who help it. */
export interface SharedSearch {
  readonly memory: CoreMemory;
  /** One shared number: helpers add their nodes here, in thousands. */
  readonly thousandNodes: Int32Array;
}

/** How a helper learns that it is over. */
interface HelpHooks {
  /** Its number among those that work in this memory; the thread that has the task is 0. */
  readonly instance: number;
  isOver(): boolean;
  rest(milliseconds: number): void;
}

/** Thrown through the core: another thread has settled what this one was searching. */
export class SettledElsewhere extends Error {}

class HelpIsOver extends Error {}

/** Between two lengths, and while wrong moves are explained, there is nothing to help with. */
const MILLISECONDS_BETWEEN_LOOKS = 2;

/** Takes part in another thread's task until told to stop. */
export function help({ memory, thousandNodes }: SharedSearch, { instance, isOver, rest }: HelpHooks): void {
  const core = new Core(memory, instance);
  let counted = 0;
  core.host = {
    poll(nodes, settledElsewhere) {
      const thousands = Math.floor((nodes - counted) / 1000);
      // The core counts from 0 again whenever it is asked for help anew.
      if (thousands > 0) Atomics.add(thousandNodes, 0, thousands);
      counted = thousands < 0 ? nodes : counted + thousands * 1000;
      if (isOver()) throw new HelpIsOver();
      if (settledElsewhere) throw new SettledElsewhere();
      return nodes + NODES_BETWEEN_POLLS;
    },
    outOfMemory() {},
  };
  while (!isOver()) {
    try {
      core.exports.help();
      rest(MILLISECONDS_BETWEEN_LOOKS);
    } catch (error) {
      if (!(error instanceof SettledElsewhere || error instanceof HelpIsOver)) throw error;
    }
  }
}
