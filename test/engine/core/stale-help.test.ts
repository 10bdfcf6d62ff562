import { describe, expect, it } from 'vitest';
import { Core, makeCoreMemory } from '../../../src/engine/core.js';
import { uciOfCore } from '../../../src/engine/mate/read-graph.js';
import { chess } from '../mate/naive.js';

const BEFORE = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';
const AFTER = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';
const KEYS_BEFORE = ['a1a6'];
const KEYS_AFTER = ['f6f7'];
const LENGTH = 2;
const BUCKETS = 2 ** 14;

/** As far as the length at which both tasks stand open. */
function begin(owner: Core, fen: string): void {
  owner.setPosition(chess(fen));
  owner.exports.startTask(BUCKETS);
  for (let length = 1; length < LENGTH; length++) {
    owner.exports.startLength(length);
    owner.exports.searchLength();
  }
  owner.exports.startLength(LENGTH);
}

function finish(owner: Core): string[] {
  const keys = owner.movesOnDesk(owner.exports.searchLength()).map(uciOfCore);
  owner.exports.endTask();
  return keys;
}

/** A helper that is stopped in the middle and wakes up when the thread it helped has begun another task. */
function helpTooLong(owner: Core, nodes: number, startNext: () => void): boolean {
  const helper = new Core(owner.memory, 1);
  let isLate = false;
  helper.host = {
    poll(counted) {
      if (counted >= nodes && !isLate) {
        isLate = true;
        startNext();
      }
      return counted + 1;
    },
    outOfMemory() {},
  };
  helper.exports.help();
  return isLate;
}

describe('a helper that is late', () => {
  const owner = new Core(makeCoreMemory());
  owner.host = { poll: (nodes) => nodes + 5_000, outOfMemory() {} };

  it('has nothing to say about the next task, wherever it was', () => {
    begin(owner, AFTER);
    expect(finish(owner)).toEqual(KEYS_AFTER);
    for (let nodes = 1; nodes <= 200; nodes++) {
      begin(owner, BEFORE);
      const isLate = helpTooLong(owner, nodes, () => {
        owner.exports.endTask();
        begin(owner, AFTER);
      });
      expect(finish(owner), `stopped at node ${nodes}`).toEqual(isLate ? KEYS_AFTER : KEYS_BEFORE);
    }
  });

  it('does not join a task that its owner has left open', () => {
    begin(owner, BEFORE);
    // The owner's thread died here; another one takes its memory and is about to set its own position.
    const heir = new Core(owner.memory);
    heir.host = { poll: (nodes) => nodes + 5_000, outOfMemory() {} };
    helpTooLong(heir, 1, () => begin(heir, AFTER));
    expect(finish(heir)).toEqual(KEYS_AFTER);
  });

  it('finds nothing to do in a task that has not opened a length yet, though the one before was left open', () => {
    begin(owner, BEFORE);
    owner.setPosition(chess(AFTER));
    owner.exports.startTask(BUCKETS);
    const helper = new Core(owner.memory, 1);
    helper.host = { poll: (nodes) => nodes + 1, outOfMemory() {} };
    helper.exports.help();
    expect(helper.exports.nodes()).toBe(0);
    owner.exports.endTask();
  });
});
