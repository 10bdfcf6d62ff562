import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';

/** Tasks for the tests of the pool: what they do is seen in shared numbers. */

/** @param {number} number */
export const double = (number) => 2 * number;

/** How far the thread steps back behind others; Linux only. */
export const nice = () => getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)));

/** @param {string} words */
export function fail(words) {
  throw new Error(words);
}

/**
 * Runs until it is cancelled, and says when it has begun.
 * @param {undefined} _input
 * @param {{ isCancelled(): boolean; report(progress: string): void; rest(milliseconds: number): void }} context
 */
export function wait(_input, { isCancelled, report, rest }) {
  report('begun');
  while (!isCancelled()) rest(1000);
}

/**
 * Notes the order in which tasks run: `next` counts them, `places` has the place of each.
 * @param {{ next: Int32Array; places: Int32Array; index: number }} input
 */
export function note({ next, places, index }) {
  places[index] = Atomics.add(next, 0, 1) + 1;
}

/** Fills the heap until the thread dies. */
export function die() {
  const all = [];
  for (;;) all.push(Array.from({ length: 1000 }, () => ({})));
}
