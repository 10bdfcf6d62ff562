import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSolution, encodeSolution } from '../../../src/engine/mate/encode.js';
import type { AttackNode, Try } from '../../../src/engine/mate/solution.js';
import { verifySolution } from '../../../src/engine/mate/verify.js';
import { findContinuation, findTry } from '../../../src/engine/mate/walk.js';
import { solveMate } from './solving.js';
import { allNodes, countNodes, mainLine } from './walking.js';

const squares = fc.uniqueArray(fc.nat(63), { minLength: 2, maxLength: 2 });
const uci = fc
  .tuple(squares, fc.constantFrom('', '', '', 'q', 'r', 'b', 'n'))
  .map(
    ([pair, promotion]) =>
      pair.map((square) => 'abcdefgh'[square % 8] + String((square >> 3) + 1)).join('') + promotion,
  );

/** Whether one reply alone refutes a try is known or not. */
const only = fc.constantFrom({}, { only: false }, { only: true });
const tries: fc.Arbitrary<Try> = fc.oneof(
  fc
    .tuple(fc.record({ kind: fc.constantFrom('refuted' as const, 'undecided' as const), move: uci, by: uci }), only)
    .map(merged),
  fc
    .tuple(
      fc.record({ kind: fc.constant('slower' as const), move: uci, mateIn: fc.integer({ min: 2, max: 300 }), by: uci }),
      only,
    )
    .map(merged),
  fc.record({ kind: fc.constant('stalemate' as const), move: uci }),
);

function merged<One, Other>([one, other]: [One, Other]): One & Other {
  return { ...one, ...other };
}

/** Graphs in layers, each node leading to some of the layer below: with shared nodes, as transpositions make them. */
const graphs: fc.Arbitrary<AttackNode> = fc
  .integer({ min: 1, max: 5 })
  .chain((depth) => layer(depth).map(([root]) => root));

function layer(mateIn: number): fc.Arbitrary<[AttackNode, ...AttackNode[]]> {
  const below: fc.Arbitrary<AttackNode[]> = mateIn > 1 ? layer(mateIn - 1) : fc.constant([]);
  return below.chain((nodes) => {
    const defences =
      nodes.length > 0
        ? fc.array(fc.record({ move: uci, next: fc.constantFrom(...nodes) }), { maxLength: 6 })
        : fc.constant([]);
    const continuations = fc.array(fc.record({ move: uci, defences }), { minLength: 1, maxLength: 4 });
    const node = fc.oneof(
      fc.record({ mateIn: fc.constant(mateIn), continuations }),
      fc.record({ mateIn: fc.constant(mateIn), continuations, tries: fc.array(tries, { maxLength: 40 }) }),
    );
    return fc.tuple(node, fc.array(node, { maxLength: 5 })).map(([first, rest]) => [first, ...rest]);
  });
}

/** The mate in one on the back rank, as it was stored before tries could be undecided. */
const VERSION_1 = {
  fen: '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1',
  bytes: 'AXicY2RkZOFnEGRmYajjZ3YBES0g4giYywjksjCDCFYQwQ4iOEEEtyk3MwtvHT+zG0jJMRDhBlLXBiKOMdfxAwAMCQ2h',
};

const LADDER = '3k4/8/8/8/8/8/1R6/R6K w - - 0 1';

function attempt<Value>(work: () => Value): Value | Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}

describe('a solution as bytes', () => {
  it('comes back as it was, shared positions still shared', () => {
    fc.assert(
      fc.property(graphs, (root) => {
        const back = decodeSolution(encodeSolution(root));
        expect(back).toEqual(root);
        expect(countNodes(back)).toBe(countNodes(root));
      }),
      { numRuns: 200 },
    );
  });

  it('of version 1 called a move refuted when nobody had found out: it is undecided', () => {
    const { fen, bytes } = VERSION_1;
    const root = decodeSolution(Buffer.from(bytes, 'base64'));
    expect(verifySolution(fen, root)).toEqual([]);
    const kinds = new Set(root.tries?.map(({ kind }) => kind));
    expect([...kinds]).toEqual(['undecided']);
  });

  it('is small: a puzzle with all its tries takes some hundred bytes', () => {
    const { root } = solveMate(LADDER, 3);
    expect(encodeSolution(root).length).toBeLessThan(1_000);
  });

  it('is refused when any byte is damaged or missing', () => {
    const bytes = encodeSolution(solveMate(LADDER, 3).root);
    for (let at = 0; at < bytes.length; at++) {
      expect(() => decodeSolution(bytes.subarray(0, at)), `cut at ${at}`).toThrow(Error);
      const damaged = Uint8Array.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0x10;
      // Some bits of zlib's own mean nothing: how hard it tried to compress, and what fills the last byte of its data.
      const read = attempt(() => decodeSolution(damaged));
      if (!(read instanceof Error)) expect(encodeSolution(read), `damaged at ${at}`).toEqual(bytes);
    }
  });

  it('is refused when it is well packed nonsense', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (content) => {
        const bytes = Uint8Array.from([1, ...deflateSync(content)]);
        try {
          expect(allNodes(decodeSolution(bytes)).every(({ mateIn }) => mateIn > 0)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(String(error)).toMatch(/damaged/);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('bytes that are no solution of ours are refused, and it is said why', () => {
  const { root } = solveMate(LADDER, 3);
  const bytes = encodeSolution(root);
  const content = inflateSync(bytes.subarray(1));
  const repacked = (changed: Uint8Array): Uint8Array => Uint8Array.from([2, ...deflateSync(changed)]);
  const longer = (node: AttackNode, mateIn: number): AttackNode => ({ ...node, mateIn });
  const leadsTo = (mateIn: number): AttackNode => ({
    ...root,
    continuations: root.continuations.map(({ move, defences }) => ({
      move,
      defences: defences.map((defence) => ({ ...defence, next: longer(defence.next, mateIn) })),
    })),
  });

  it.each([
    { what: 'another version', given: Uint8Array.from([3, ...bytes.subarray(1)]), says: 'the unknown version 3' },
    { what: 'nothing', given: new Uint8Array(), says: 'the unknown version undefined' },
    {
      what: 'something after the end',
      given: repacked(Uint8Array.from([...content, 0])),
      says: 'does not end where it should',
    },
    { what: 'a mate in no moves', given: encodeSolution(longer(root, 0)), says: 'a position without mate' },
    {
      what: 'a mate without a move',
      given: encodeSolution({ ...root, continuations: [] }),
      says: 'a position without mate',
    },
    { what: 'a defence that gains nothing', given: encodeSolution(leadsTo(3)), says: 'a mate that comes no nearer' },
    { what: 'a defence that loses ground', given: encodeSolution(leadsTo(4)), says: 'a mate that comes no nearer' },
  ])('$what', ({ given, says }) => {
    expect(() => decodeSolution(given)).toThrow(says);
  });
});

describe('walking through a solution', () => {
  const { root } = solveMate('8/5P1k/5K2/8/8/8/8/8 w - - 0 1', 2);

  it('finds right and wrong moves', () => {
    expect(findContinuation(root, 'f7f8r')?.defences.map(({ move }) => move)).toEqual(['h7h6']);
    expect(findContinuation(root, 'f7f8q')).toBeUndefined();
    expect(findTry(root, 'f7f8q')?.kind).toBe('stalemate');
    expect(findTry(root, 'f7f8r')).toBeUndefined();
  });

  it('reads the main line to the mate', () => {
    expect(mainLine(root)).toEqual(['f7f8r', 'h7h6', 'f8h8']);
    expect(countNodes(root)).toBe(2);
  });
});
