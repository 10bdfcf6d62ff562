import type { CoreMemory } from '../core.js';
import { type PackedMove, uciOf } from './packed-move.js';
import type { AttackNode, Continuation, Defence, Try } from './solution.js';

/** A node that still gets its tries. Moves are kept as the core tells them, to be followed again. */
export interface GraphNode extends AttackNode {
  readonly continuations: readonly GraphContinuation[];
  tries?: readonly Try[];
}

export interface GraphContinuation extends Continuation {
  readonly coreMove: number;
  readonly defences: readonly GraphDefence[];
}

export interface GraphDefence extends Defence {
  readonly coreMove: number;
  readonly next: GraphNode;
}

/** Of the core's 20 bits, those that say the same as UCI. */
export const packedOf = (coreMove: number): PackedMove => coreMove & 0x7fff;

export const uciOfCore = (coreMove: number): string => uciOf(packedOf(coreMove));

/** Offsets in 32-bit words, as `core/graph.ts` writes them. */
const NODE_LENGTH = 3;
const NODE_COUNT = 4;
const NODE_LIST = 5;

/** Reads the solution that the core has written out, from the address of its root. */
export function readGraph(memory: CoreMemory, root: number): GraphNode {
  const words = new Uint32Array(memory.buffer);
  const word = (at: number): number => words[at] ?? 0;
  const nodes = new Map<number, GraphNode>();

  const readNode = (address: number): GraphNode => {
    const known = nodes.get(address);
    if (known) return known;
    const at = address / 4;
    const continuations: GraphContinuation[] = [];
    for (let index = 0; index < word(at + NODE_COUNT); index++) {
      continuations.push(readContinuation(word(at + NODE_LIST + index) / 4));
    }
    const node = { mateIn: word(at + NODE_LENGTH), continuations };
    nodes.set(address, node);
    return node;
  };

  const readContinuation = (at: number): GraphContinuation => {
    const coreMove = word(at);
    const defences: GraphDefence[] = [];
    for (let index = 0; index < word(at + 1); index++) {
      const reply = word(at + 2 + 2 * index);
      defences.push({ coreMove: reply, move: uciOfCore(reply), next: readNode(word(at + 3 + 2 * index)) });
    }
    return { coreMove, move: uciOfCore(coreMove), defences };
  };

  return readNode(root);
}
