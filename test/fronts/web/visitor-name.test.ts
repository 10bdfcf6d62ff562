import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameName, readName } from '../../../src/fronts/web/visitor-name.js';
import { charactersOf } from '../../../src/shared/visible-text.js';

describe('a visitor’s name', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Anna \t  Maria\n', 'Anna Maria'],
    ['An\u0000na\u0007', 'Anna'],
    ['\u202eannA\u2066', 'annA'],
    ['\u200bAn\u200dna\ufeff', 'Anna'],
    ['Ann\ud800a', 'Anna'],
    ['E\u0301lodie', 'Élodie'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['@everyone **x**', '@everyone **x**'],
    ['Анна', 'Анна'],
    ['安娜', '安娜'],
    ['♞', '♞'],
    ['🐎'.repeat(32), '🐎'.repeat(32)],
    ['Anna ❤️ ♟️ 👨‍👩‍👧‍👦', 'Anna ❤️ ♟️ 👨‍👩‍👧‍👦'],
    ['👨‍👩‍👧‍👦'.repeat(32), '👨‍👩‍👧‍👦'.repeat(32)],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readName(typed)).toEqual({ ok: true, value: kept });
  });

  it.each(['', '   ', '\n', '\u200b\u200d', '\u3164', '\u2800 \u2800', '\u0301', '\ufe0f'])(
    '%j shows nothing, so it is none',
    (typed) => {
      expect(readName(typed)).toEqual({ ok: false, fault: { code: 'name missing' } });
    },
  );

  it.each(['x'.repeat(33), `x${'\u0323'.repeat(400)}`, '🐎'.repeat(33), `${'x'.repeat(20)} ${'y'.repeat(20)}`])(
    '%s is too long',
    (typed) => {
      expect(readName(typed)).toEqual({ ok: false, fault: { code: 'name too long' } });
    },
  );

  it('is one short line of what can be seen, whatever was typed, and reads as itself again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const name = readName(typed);
        if (!name.ok) return;
        expect(charactersOf(name.value).length).toBeLessThanOrEqual(32);
        expect(name.value.replace(/(?<=\p{Emoji})\u200d(?=\p{Emoji})/gu, '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u,
        );
        expect(readName(name.value)).toEqual(name);
      }),
    );
  });

  it.each([
    ['Anna', 'ANNA', true],
    ['Élodie', 'éLODIE', true],
    ['ＡＮＮＡ', 'anna', true],
    ['Anna', 'Anne', false],
    ['Anna', 'Ann a', false],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same);
  });
});
