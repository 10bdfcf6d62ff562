import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeInvocation, encodeInvocation, MAX_INVOCATION } from '../../src/bot/invocation.js';
import { excerpt, isolated, plain } from '../../src/bot/text.js';

describe('what a button carries', () => {
  it('comes back as it was, as text', () => {
    const args = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.oneof(fc.integer(), fc.boolean()), {
      maxKeys: 3,
    });
    fc.assert(
      fc.property(fc.constantFrom('puzzle', 'puzzles add'), args, (command, given) => {
        const decoded = decodeInvocation(encodeInvocation({ command, args: given }));
        const asText = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
        expect(decoded.command).toBe(command);
        expect({ ...decoded.args }).toEqual(asText);
      }),
    );
  });

  it('is a bug when it is too long for a button', () => {
    const args = { text: 'x'.repeat(MAX_INVOCATION) };
    expect(() => encodeInvocation({ command: 'puzzle', args })).toThrow('too long');
  });

  it('can be anything that somebody sends', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof decodeInvocation(text).command === 'string'));
    expect(Object.getPrototypeOf(decodeInvocation('x?__proto__=1').args)).toBeNull();
  });
});

describe('what users wrote', () => {
  it.each([
    ['@everyone', '\\@everyone'],
    ['**bold** _x_ `code`', '\\*\\*bold\\*\\* \\_x\\_ \\`code\\`'],
    ['<@123> [a](b)', '\\<\\@123\\> \\[a\\]\\(b\\)'],
    ['a\u202Eb\nc', 'a b c'],
    ['https://x.org', 'https:\u200b//x.org'],
    ['discord.gg/x', 'discord.\u200bgg/x'],
    ['Discord.com/invite/x', 'Discord.\u200bcom/invite/x'],
  ])('%s is shown letter for letter', (written, safe) => expect(plain(written)).toBe(safe));

  it('is cut without breaking a letter', () => expect(excerpt('♔'.repeat(10), 4)).toBe('♔♔♔…'));
});

it('what a user wrote is shortened also when it is one character with thousands of marks', () => {
  const shown = excerpt(`a${'\u0301'.repeat(5000)}`, 24);
  expect(shown.length).toBeLessThan(300);
  expect(shown).toMatch(/…$/);
});

it('a name from right to left leaves what follows it in its place', () => {
  expect(isolated('محمد')).toBe('\u2068محمد\u2069');
  expect(isolated('Anna')).toBe('Anna');
});
