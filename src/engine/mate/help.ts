import { Core, type CoreMemory } from '../core.js';
import { NODES_BETWEEN_POLLS } from './meter.js';

/** What the pool sends to a thread that is to help another one. */
export interface HelpTask {
  /** That of the thread to be helped. */
  readonly memory: CoreMemory;
  /** Its number among those that work in this memory; the thread that has the task is 0. */
  readonly instance: number;
  /** One shared number; anything but 0 means that the help is over. */
  readonly over: Int32Array;
  /** Of the task: nodes are added here, in thousands. */
  readonly thousandNodes: Int32Array;
}

/** Thrown through the core: another thread has settled what this one was searching. */
export class SettledElsewhere extends Error {}

class HelpIsOver extends Error {}

/** Between two lengths, and while wrong moves are explained, there is nothing to help with. */
const MILLISECONDS_BETWEEN_LOOKS = 2;

/** Takes part in another thread's task until told to stop. */
export function help({ memory, instance, over, thousandNodes }: HelpTask): void {
  const core = new Core(memory, instance);
  let counted = 0;
  core.host = {
    poll(nodes, settledElsewhere) {
      const thousands = Math.floor((nodes - counted) / 1000);
      // The core counts from 0 again whenever it is asked for help anew.
      if (thousands > 0) Atomics.add(thousandNodes, 0, thousands);
      counted = thousands < 0 ? nodes : counted + thousands * 1000;
      if (Atomics.load(over, 0) !== 0) throw new HelpIsOver();
      if (settledElsewhere) throw new SettledElsewhere();
      return nodes + NODES_BETWEEN_POLLS;
    },
    outOfMemory() {},
  };
  while (Atomics.load(over, 0) === 0) {
    try {
      core.exports.help();
      Atomics.wait(over, 0, 0, MILLISECONDS_BETWEEN_LOOKS);
    } catch (error) {
      if (!(error instanceof SettledElsewhere || error instanceof HelpIsOver)) throw error;
    }
  }
}
