import { describe, expect, it } from 'vitest';
import { Core, makeCoreMemory } from '../../../src/engine/core.js';
import { readGraph } from '../../../src/engine/mate/read-graph.js';
import { chess } from '../mate/naive.js';
import { flipColours } from '../mate/random-positions.js';
import { firstDifference } from './agreement.js';

const BUCKETS = 2 ** 16;
const GRAPH_BYTES = 2 ** 22;
const NODES_BETWEEN_POLLS = 100;

/** Mates with long side lines, and one that is a single forced line with many wrong moves beside it. */
const MATES = [
  { fen: '8/8/8/8/8/3k4/8/R2K3R w - - 0 1', mateIn: 4 },
  { fen: 'K7/5p2/4k3/1R2P1R1/2R5/8/8/8 w - - 0 1', mateIn: 4 },
  { fen: '8/3R4/8/2K5/8/8/7N/k7 w - - 0 1', mateIn: 5 },
  { fen: '7k/8/8/3pK3/8/8/R7/8 w - - 0 1', mateIn: 5 },
].flatMap((each) => [each, { ...each, fen: flipColours(each.fen) }]);

/** Searches all lengths, as far as the mate; the solution is the next thing to write. */
function findKeys(core: Core, fen: string, mateIn: number): void {
  core.setPosition(chess(fen));
  core.exports.startTask(BUCKETS);
  for (let length = 1; length <= mateIn; length++) {
    core.exports.startLength(length);
    expect(core.exports.searchLength() > 0, `${fen}: mate in ${length}`).toBe(length === mateIn);
  }
}

/** Writes the solution; `meanwhile` is called in the middle, more than once. */
function write(core: Core, mateIn: number, meanwhile: () => void) {
  const before = core.exports.nodes();
  core.host = {
    poll(nodes) {
      meanwhile();
      return nodes + NODES_BETWEEN_POLLS;
    },
    outOfMemory() {},
  };
  const root = core.exports.buildGraph(mateIn, GRAPH_BYTES);
  return { solution: readGraph(core.memory, root), nodes: core.exports.nodes() - before };
}

function ownerOf(fen: string, mateIn: number): Core {
  const core = new Core(makeCoreMemory());
  core.host = { poll: (nodes) => nodes + NODES_BETWEEN_POLLS, outOfMemory() {} };
  findKeys(core, fen, mateIn);
  return core;
}

class Told extends Error {}
type Mate = (typeof MATES)[number];

describe('a helper that looks ahead while the solution is written out', () => {
  it.each(MATES)('spares the writer work and changes nothing: $fen', ({ fen, mateIn }) => {
    const alone = write(ownerOf(fen, mateIn), mateIn, () => {});
    const owner = ownerOf(fen, mateIn);
    const helper = new Core(owner.memory, 1);
    helper.host = { poll: (nodes) => nodes + NODES_BETWEEN_POLLS, outOfMemory() {} };
    let helped = 0;
    const shared = write(owner, mateIn, () => {
      helper.exports.help();
      helped += helper.exports.nodes();
    });
    expect(helped, 'the helper did nothing').toBeGreaterThan(0);
    expect(shared.nodes).toBeLessThan(alone.nodes);
    expect(firstDifference(shared.solution, alone.solution)).toBeUndefined();
  });

  it.each(MATES)('is told when the solution is there: $fen', ({ fen, mateIn }) => {
    const owner = ownerOf(fen, mateIn);
    const helper = new Core(owner.memory, 1);
    helper.host = {
      poll(nodes, settledElsewhere) {
        if (settledElsewhere) throw new Told();
        owner.exports.endTask();
        return nodes + 1;
      },
      outOfMemory() {},
    };
    let asked = false;
    write(owner, mateIn, () => {
      if (asked) return;
      asked = true;
      expect(() => helper.exports.help()).toThrow(Told);
      expect(helper.exports.help(), 'nothing is open any more').toBeUndefined();
      expect(helper.exports.nodes()).toBe(0);
    });
    expect(asked).toBe(true);
  });

  it.each([1, 10, 100, 500, 1_000])('does the next task no harm when it is late, after %i nodes', (nodes) => {
    const [before, , after] = MATES as [Mate, Mate, Mate];
    const alone = write(ownerOf(after.fen, after.mateIn), after.mateIn, () => {});
    const owner = ownerOf(before.fen, before.mateIn);
    const helper = new Core(owner.memory, 1);
    let isLate = false;
    helper.host = {
      poll(counted) {
        if (counted >= nodes && !isLate) {
          isLate = true;
          owner.exports.endTask();
          findKeys(owner, after.fen, after.mateIn);
        }
        return counted + 1;
      },
      outOfMemory() {},
    };
    expect(() =>
      write(owner, before.mateIn, () => {
        helper.exports.help();
        throw new Told();
      }),
    ).toThrow(Told);
    expect(isLate).toBe(true);
    const { solution } = write(owner, after.mateIn, () => {});
    expect(firstDifference(solution, alone.solution)).toBeUndefined();
  });

  it('finds nothing to do after a writing that was cut off', () => {
    const [{ fen, mateIn }] = MATES as [Mate];
    const owner = ownerOf(fen, mateIn);
    expect(() =>
      write(owner, mateIn, () => {
        throw new Told();
      }),
    ).toThrow(Told);
    owner.exports.endTask();
    expectNothingToDo(owner);
  });

  it('finds nothing to do once it is written', () => {
    const [{ fen, mateIn }] = MATES as [Mate];
    const owner = ownerOf(fen, mateIn);
    write(owner, mateIn, () => {});
    expectNothingToDo(owner);
  });

  it('has nothing to foresee where the mate is short', () => {
    const owner = ownerOf('7k/8/5K2/8/8/8/8/6R1 w - - 0 1', 2);
    write(owner, 2, () => expectNothingToDo(owner));
  });
});

function expectNothingToDo(owner: Core): void {
  const helper = new Core(owner.memory, 1);
  helper.host = { poll: (nodes) => nodes + 1, outOfMemory() {} };
  helper.exports.help();
  expect(helper.exports.nodes()).toBe(0);
}
