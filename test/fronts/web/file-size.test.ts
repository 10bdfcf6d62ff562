import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainTooLarge, sizeOf } from '../../../src/fronts/web/page/file-size.js';
import { explainFileFault, MAX_FILE_BYTES } from '../../../src/puzzles/files/read-file.js';
import { en } from '../../../src/texts/en.js';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1025, '2 KB'],
    [1024 ** 2, '1 MB'],
    [MAX_FILE_BYTES, '2 MB'],
    [MAX_FILE_BYTES + 1, '2.1 MB'],
  ])('of %d bytes is %s', (bytes, words) => {
    expect(sizeOf(bytes, en.page.script)).toBe(words);
  });

  it('that is too large gets the same sentence from the page as from the bot', () => {
    fc.assert(
      fc.property(fc.integer({ min: MAX_FILE_BYTES + 1, max: 2 ** 40 }), (bytes) => {
        expect(explainTooLarge(bytes, MAX_FILE_BYTES, en.page.script)).toBe(
          explainFileFault({ code: 'too large', bytes }),
        );
      }),
    );
  });
});
