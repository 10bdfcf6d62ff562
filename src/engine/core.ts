import { readFileSync } from 'node:fs';
import type { Chess } from 'chessops/chess';
import type { SquareSet } from 'chessops/squareSet';
import { builtFile } from '../shared/project.js';

/** As much of the engine's own interface as is used here: its types come only with those of a browser. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: unknown;
  }
}

/** What a core works in. It can be given to another thread, whose core then shares it. */
export type CoreMemory = WebAssembly.Memory;

/** What `core/index.ts` exports. Addresses and counts are plain numbers. */
interface Exports {
  initialise(instance: number): void;
  desk(): number;
  setPosition(black: number): void;
  startTask(buckets: number): void;
  endTask(): void;
  startLength(length: number): void;
  searchLength(): number;
  searchOneKey(limit: number): number;
  help(): void;
  buildGraph(length: number, bytes: number): number;
  follow(count: number): void;
  listMoves(): number;
  refuteAll(count: number, length: number): void;
  lookBeyondAll(from: number, count: number, length: number, most: number, end: number): void;
  findOnlyReplies(from: number, count: number, length: number, most: number, end: number): void;
  tryAtHand(): number;
  nodes(): number;
  perft(depth: number): number;
  divide(move: number, depth: number): number;
}

/** What the core asks while it runs. Either may throw to end the search. */
export interface CoreHost {
  poll(nodes: number, settledElsewhere: boolean): number;
  outOfMemory(): void;
}

/** Thrown through the core when a cap is reached, which is often: one error for all, since to make one takes longer than a search. */
export const OVER_CAP = new Error('a search took more nodes than it may');

const PAGE_BYTES = 2 ** 16;
/** As laid out in `core/memory.ts`: the table comes last. */
const BYTES_BEFORE_TABLE = 0x1000000;
export const MAX_TABLE_BYTES = 2 ** 26;
export const MAX_GRAPH_BYTES = 0x800000;
export const BUCKET_BYTES = 64;
export const MAX_INSTANCES = 16;

const SETS = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king', 'white', 'black'] as const;
/** King's and queen's side of white, then of black: the squares of the rooks. */
const CASTLING_ROOKS = [7, 0, 63, 56] as const;

/** Pages are taken from the machine only when they are first written, so a small task pays for little of this. */
export function makeCoreMemory(): CoreMemory {
  const pages = (BYTES_BEFORE_TABLE + MAX_TABLE_BYTES) / PAGE_BYTES;
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}

let compiled: WebAssembly.Module | undefined;

const coreModule = (): WebAssembly.Module => {
  compiled ??= new WebAssembly.Module(readFileSync(builtFile('src/engine/core.wasm')));
  return compiled;
};

/** The prover's engine room: an instance of the compiled core with its memory. Moves are numbers of 20 bits. */
export class Core {
  readonly exports: Exports;
  host: CoreHost | undefined;

  constructor(
    readonly memory: CoreMemory,
    instance = 0,
  ) {
    const imports = {
      env: { memory },
      host: {
        poll: (nodes: number, settledElsewhere: number) => this.host?.poll(nodes, settledElsewhere !== 0),
        outOfMemory: () => this.host?.outOfMemory(),
        overCap: () => {
          throw OVER_CAP;
        },
      },
    };
    // What a WebAssembly module exports has no types; these are the ones of `core/index.ts`.
    this.exports = new WebAssembly.Instance(coreModule(), imports).exports as Exports;
    this.exports.initialise(instance);
  }

  setPosition({ board, castles, epSquare, turn }: Chess): void {
    const record = new DataView(this.memory.buffer, this.exports.desk(), 88);
    SETS.forEach((name, index) => {
      writeSet(record, index * 8, board[name]);
    });
    record.setBigUint64(64, 0n, true);
    record.setBigUint64(72, epSquare === undefined ? 0n : 1n << BigInt(epSquare), true);
    const rights = CASTLING_ROOKS.reduce<number>(
      (bits, square, index) => bits | (castles.castlingRights.has(square) ? 1 << index : 0),
      0,
    );
    record.setUint32(80, rights, true);
    this.exports.setPosition(turn === 'black' ? 1 : 0);
  }

  /** The first so many moves on the desk. */
  movesOnDesk(count: number): number[] {
    return [...this.desk(count)];
  }

  /** So many words of the desk, as they are in the memory. */
  desk(words: number): Uint32Array {
    return new Uint32Array(this.memory.buffer, this.exports.desk(), words);
  }

  follow(moves: readonly number[]): void {
    this.desk(moves.length).set(moves);
    this.exports.follow(moves.length);
  }
}

function writeSet(record: DataView, at: number, { lo, hi }: SquareSet): void {
  record.setUint32(at, lo, true);
  record.setUint32(at + 4, hi, true);
}
