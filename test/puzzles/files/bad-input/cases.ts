import { expect, test } from 'vitest';
import type { ReadLimits } from '../../../../src/puzzles/files/read-puzzles.js';
import { entriesOf, inWords } from '../reading.js';

/** A name, a file, and what is to be said of it: the beginning of each entry in words, in the order of the file. */
export type BadInput = readonly [name: string, content: string | Uint8Array, ...said: string[]];

export function sayOfEach(cases: readonly BadInput[], limits?: ReadLimits): void {
  test.each(cases)('%s', async (_, content, ...said) => {
    const words = (await entriesOf(content, limits)).map(inWords);
    expect(words.map((each, index) => each.slice(0, said[index]?.length))).toEqual(said);
  });
}

/** 1.Re8#. */
export const BACK_RANK = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';
