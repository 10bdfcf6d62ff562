import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../src/bot/text.js';
import { type Block, readText } from '../../../src/fronts/web/page/rich-text.js';

/** Bold in `<>`, code in `{}`, code blocks in `[]`: short enough for a table. */
const seen = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.kind === 'code'
        ? `[${block.text}]`
        : block.spans
            .map(({ text, bold, code }) => (bold ? `<${code ? `{${text}}` : text}>` : code ? `{${text}}` : text))
            .join(''),
    )
    .join('');

describe("a reply's text in the web chat", () => {
  it.each([
    ['plain words', 'Good morning', 'Good morning'],
    ['bold', '**White** to move', '<White> to move'],
    ['code', 'Type `/move Qh7`.', 'Type {/move Qh7}.'],
    ['code inside bold', '**mate with `Qh7`**', '<mate with ><{Qh7}>'],
    ['stars inside code', '`**`', '{**}'],
    ['lines', 'one\ntwo', 'one\ntwo'],
    ['escapes', '\\*\\*not bold\\*\\* \\<b\\> \\@here \\\\', '**not bold** <b> @here \\'],
    ['escapes inside code', '`/a\\_b\\`c`', '{/a_b`c}'],
    ['an escaped backslash at the end of code', '`a\\\\`', '{a\\}'],
    ['a backslash before a letter', 'C:\\new', 'C:\\new'],
    ['stars that nobody closes', 'five ** stars', 'five ** stars'],
    ['a backtick that nobody closes', 'a ` b', 'a ` b'],
    ['code does not go over the line', '`a\nb`', '`a\nb`'],
    ['a code block', 'Board:\n```\n8 . k\n7 ** \n```\nDone.', 'Board:\n[8 . k\n7 ** ]Done.'],
    ['a code block alone', '```\n8\n```', '[8]'],
    ['two code blocks', '```\na\n```\n```\nb\n```', '[a][b]'],
    ['a code block that nobody closes', '```\n8 . k', '```\n8 . k'],
    ['nothing', '', ''],
  ])('shows %s', (_, text, expected) => {
    expect(seen(readText(text))).toBe(expected);
  });

  it('shows what users wrote letter for letter, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (written) => {
        const safe = written.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ');
        expect(readText(plain(written))).toEqual(
          safe ? [{ kind: 'lines', spans: [{ text: safe, bold: false, code: false }] }] : [],
        );
      }),
    );
  });

  it.each(['`', '**`'])('comes to an end with thousands of escapes after a lone %s', (opening) => {
    const written = '*'.repeat(5_000);
    expect(seen(readText(opening + plain(written)))).toBe(opening + written);
  });

  it('reads any text at all, and makes nothing up', () => {
    const letters = fc.string({ unit: fc.constantFrom('*', '`', '\\', '\n', 'a', '<', '```\n'), maxLength: 40 });
    fc.assert(
      fc.property(letters, (text) => {
        const words = seen(readText(text));
        expect(words.replace(/[^a]/g, '')).toBe(text.replace(/[^a]/g, ''));
      }),
    );
  });
});
