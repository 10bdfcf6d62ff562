import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutWords, fitText } from '../../../src/fronts/discord/fit-text.js';

/** No half of a character stands alone. */
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);

describe('text that is too long for a message', () => {
  it.each([
    ['as it is when it fits', 'mate in 2', 9, 'mate in 2'],
    ['cut with a sign', 'mate in two', 8, 'mate in…'],
    ['not cut through an escape', 'a\\*b\\*c', 5, 'a\\*b…'],
    ['with its bold closed', '**White to move**', 12, '**White t…**'],
    ['with its code closed', 'see `Qh7 Kf8` now', 10, 'see `Qh7…`'],
    ['with its code block closed', '```\n8 . k\n7 . .\n```', 14, '```\n8 . k…\n```'],
    ['not cut through a pair of stars', '123456**bold**', 8, '123456…'],
    ['not cut through a character', 'ab♔😀😀😀', 7, 'ab♔😀…'],
    ['aware that a backslash in code is only itself', '`\\` and **bold words**', 16, '`\\` and **bol…**'],
  ])('is %s', (_, text, limit, expected) => {
    expect(fitText(text, limit)).toBe(expected);
  });

  const markup = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary' }).map((words) => words.replace(/[\\*`]/g, ' ')),
        fc.constantFrom('**bold**', '`code`', '`\\`', '\\*', '\\`', '\\\\', '```\nboard \\ ** `\n```', '😀'),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(' '));

  it('stays well formed wherever it is cut', () => {
    fc.assert(
      fc.property(markup, fc.integer({ min: 12, max: 80 }), (text, limit) => {
        const fitted = fitText(text, limit);
        expect(fitted.length).toBeLessThanOrEqual(limit);
        if (fitted === text) return;
        const bare = fitted.replace(/```[\s\S]*?```|`[^`]*`|\\[\s\S]|\*\*[^*`\\]*\*\*/gu, '');
        expect(bare).not.toMatch(/[\\`]|\*\*/);
        if (isWhole(text)) expect(isWhole(fitted)).toBe(true);
      }),
    );
  });

  it('keeps labels within their limit too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (words, limit) => {
        const cut = cutWords(words, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(isWhole(cut)).toBe(true);
      }),
    );
  });
});
