import { describe, expect, it } from 'vitest';
import { charactersOf, replaceInvisible } from '../../src/shared/visible-text.js';

const FAMILY = '👨‍👩‍👧‍👦';
const JOINED = ['❤️', '♟️', FAMILY, '🏳️‍🌈', '👩🏽‍🚀', '❤️‍🔥', '1️⃣', '🇩🇪', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'];

describe('replaceInvisible', () => {
  it.each(JOINED)('leaves %s whole, also inside a name', (emoji) => {
    expect(replaceInvisible(`Anna${emoji}${emoji} x`, '')).toBe(`Anna${emoji}${emoji} x`);
  });

  it.each([
    ['a direction', 'An\u202ena\u2066', 'Anna'],
    ['a joiner between letters', 'An\u200dna', 'Anna'],
    ['a joiner after an emoji', 'Anna 🦄\u200d', 'Anna 🦄'],
    ['a joiner before an emoji', '\u200d🦄', '🦄'],
    ['text that is spelled with invisible letters', '🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
    ['a space without width', 'An\u200bna', 'Anna'],
    ['a line end', 'An\u2028na\n', 'Anna'],
  ])('takes out %s', (_, written, kept) => {
    expect(replaceInvisible(written, '')).toBe(kept);
  });
});

it('charactersOf counts what is seen as one character', () => {
  expect(charactersOf(`e\u0301${FAMILY}ß`)).toEqual(['e\u0301', FAMILY, 'ß']);
});
