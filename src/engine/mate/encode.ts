import { deflateSync, inflateSync } from 'node:zlib';
import { ByteReader, ByteWriter } from './bytes.js';
import { isPackedMove, packUci, uciOf } from './packed-move.js';
import type { AttackNode, Continuation, Defence, Try } from './solution.js';

/**
 * One byte for the version, then zlib data (whose checksum also finds damage):
 * the number of nodes, then the nodes, each after all those it leads to, the root last.
 */
const VERSION = 2;
const TRY_KINDS = ['refuted', 'slower', 'stalemate', 'undecided'] as const satisfies readonly Try['kind'][];
/**
 * In version 1 a try was "refuted" also when nobody had found out whether it mates later: until it is proved again, it is
 * undecided.
 */
const TRY_KINDS_BY_VERSION: Readonly<Record<number, readonly Try['kind'][]>> = {
  1: ['undecided', 'slower', 'stalemate'],
  [VERSION]: TRY_KINDS,
};
/** Whether one reply alone refutes a try: unknown, as solutions of old have it throughout; no; yes. */
const ONLY = [undefined, false, true] as const;
/** No solution comes near; it keeps damaged or foreign bytes from filling the memory. */
const MAX_BYTES = 2 ** 30;

export function encodeSolution(root: AttackNode): Uint8Array {
  const numbers = new Map<AttackNode, number>();
  const body = new ByteWriter();
  const write = (node: AttackNode): void => {
    if (numbers.has(node)) return;
    for (const { defences } of node.continuations) for (const { next } of defences) write(next);
    writeNode(node, numbers, body);
    numbers.set(node, numbers.size);
  };
  write(root);
  const head = new ByteWriter();
  head.varint(numbers.size);
  const packed = deflateSync(Buffer.concat([head.bytes(), body.bytes()]));
  return Uint8Array.from(Buffer.concat([Uint8Array.of(VERSION), packed]));
}

function writeNode(node: AttackNode, numbers: ReadonlyMap<AttackNode, number>, out: ByteWriter): void {
  out.varint(node.mateIn);
  out.varint(node.continuations.length);
  for (const { move, defences } of node.continuations) {
    out.short(packUci(move));
    out.varint(defences.length);
    for (const defence of defences) {
      out.short(packUci(defence.move));
      out.varint(numbers.size - (numbers.get(defence.next) ?? 0));
    }
  }
  out.varint(node.tries ? node.tries.length + 1 : 0);
  for (const each of node.tries ?? []) {
    const only = each.kind === 'stalemate' ? undefined : each.only;
    out.varint(TRY_KINDS.indexOf(each.kind) + TRY_KINDS.length * ONLY.indexOf(only));
    out.short(packUci(each.move));
    if (each.kind !== 'stalemate') out.short(packUci(each.by));
    if (each.kind === 'slower') out.varint(each.mateIn);
  }
}

/** Throws an Error when the bytes are not a solution. Whether it is a true one is for `verifySolution`. */
export function decodeSolution(bytes: Uint8Array): AttackNode {
  const kinds = TRY_KINDS_BY_VERSION[bytes[0] ?? 0];
  if (!kinds) throw new Error(`a stored solution has the unknown version ${bytes[0]}`);
  const input = new ByteReader(inflateSync(bytes.subarray(1), { maxOutputLength: MAX_BYTES }));
  const nodes: AttackNode[] = [];
  const count = input.varint();
  for (let number = 0; number < count; number++) nodes.push(readNode(input, nodes, kinds));
  const root = nodes.at(-1);
  if (!root || !input.atEnd) throw new Error('a stored solution is damaged: it does not end where it should');
  return root;
}

function readNode(input: ByteReader, nodes: readonly AttackNode[], kinds: readonly Try['kind'][]): AttackNode {
  const mateIn = input.varint();
  const continuations = input.list(input.varint(), () => readContinuation(input, nodes));
  if (mateIn < 1 || continuations.length === 0)
    throw new Error('a stored solution is damaged: a position without mate');
  if (continuations.some(({ defences }) => defences.some(({ next }) => next.mateIn >= mateIn))) {
    throw new Error('a stored solution is damaged: a mate that comes no nearer');
  }
  const tries = input.varint();
  if (tries === 0) return { mateIn, continuations };
  return { mateIn, continuations, tries: input.list(tries - 1, () => readTry(input, kinds)) };
}

function readContinuation(input: ByteReader, nodes: readonly AttackNode[]): Continuation {
  const move = readMove(input);
  return { move, defences: input.list(input.varint(), () => readDefence(input, nodes)) };
}

function readDefence(input: ByteReader, nodes: readonly AttackNode[]): Defence {
  const move = readMove(input);
  const next = nodes[nodes.length - input.varint()];
  if (!next) throw new Error('a stored solution is damaged: a defence leads nowhere');
  return { move, next };
}

function readTry(input: ByteReader, kinds: readonly Try['kind'][]): Try {
  const code = input.varint();
  const place = Math.floor(code / kinds.length);
  const kind = place < ONLY.length ? kinds[code % kinds.length] : undefined;
  const only = ONLY[place];
  const known = only === undefined ? undefined : { only };
  switch (kind) {
    case 'refuted':
    case 'undecided':
      return { kind, move: readMove(input), by: readMove(input), ...known };
    case 'slower': {
      const move = readMove(input);
      const by = readMove(input);
      return { kind, move, mateIn: input.varint(), by, ...known };
    }
    case 'stalemate':
      return { kind, move: readMove(input) };
    default:
      throw new Error('a stored solution is damaged: an unknown kind of try');
  }
}

function readMove(input: ByteReader): string {
  const move = input.short();
  if (!isPackedMove(move)) throw new Error('a stored solution is damaged: an impossible move');
  return uciOf(move);
}
