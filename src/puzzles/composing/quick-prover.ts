import { Core, makeCoreMemory } from '../../engine/core.js';
import { Meter, OutOfBudget } from '../../engine/mate/meter.js';
import { type GraphNode, readGraph, uciOfCore } from '../../engine/mate/read-graph.js';
import { play, readUci } from '../../games/chess/moves.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';

/** "Unknown" is never "no": what the nodes did not suffice for is told apart. */
type Keys = readonly Uci[] | 'gave up';

/** Some megabytes of table: what a composer looks at is small, and there are very many of it. */
const TABLE_BUCKETS = 2 ** 15;
const GRAPH_BYTES = 0x200000;
const NO_CLOCK = { milliseconds: Number.POSITIVE_INFINITY, megabytes: 16 };

/**
 * The prover's core for many thousand small questions a second: positions are given as they are, without a text in
 * between, and only nodes limit a question, so that the answer is the same everywhere.
 */
export class QuickProver {
  readonly #core = new Core(makeCoreMemory());

  /** The position that the next questions are about, and the nodes for all of them. */
  open(position: Position, nodes: number): void {
    const core = this.#core;
    const meter = new Meter({ ...NO_CLOCK, nodes }, {}, 0);
    core.host = {
      poll: (sofar) => meter.poll(sofar),
      outOfMemory: () => {
        throw new OutOfBudget('memory');
      },
    };
    core.setPosition(position);
    core.exports.startTask(TABLE_BUCKETS);
  }

  /** The moves that mate in exactly so many moves, if there is no shorter mate: lengths are asked one after the other. */
  keys(length: number): Keys {
    return (
      this.#attempt((core) => {
        core.exports.startLength(length);
        return core.movesOnDesk(core.exports.searchLength()).map(uciOfCore);
      }) ?? 'gave up'
    );
  }

  /** The whole solution of a mate whose length is known, without the wrong moves. */
  solution(length: number): GraphNode | undefined {
    return this.#attempt((core) => readGraph(core.memory, core.exports.buildGraph(length, GRAPH_BYTES)));
  }

  #attempt<Value>(work: (core: Core) => Value): Value | undefined {
    const core = this.#core;
    try {
      return work(core);
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      return undefined;
    }
  }
}

/**
 * Whether the key threatens nothing: if the defender could pass, there would be no mate in the moves that are left.
 * This opens another position in the prover.
 */
export function isWaitingKey(
  prover: QuickProver,
  position: Position,
  key: Uci,
  mateIn: number,
  nodes: number,
): boolean {
  if (mateIn === 1) return false;
  const after = play(position, readUci(key));
  if (after.isCheck()) return false;
  after.turn = position.turn;
  after.epSquare = undefined;
  prover.open(after, nodes);
  for (let length = 1; length < mateIn; length++) {
    const keys = prover.keys(length);
    if (keys === 'gave up' || keys.length > 0) return false;
  }
  return true;
}
