import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenOf } from '../../../../src/games/chess/position.js';
import { readFenLine } from '../../../../src/puzzles/files/formats/epd.js';
import { anyPosition } from '../../../games/chess/random-positions.js';
import { entriesOf, inWords } from '../reading.js';

const FEN = '3k4/2R1N3/1n3N2/nP3pP1/1K1P1B2/2P1P3/3R4/8 w - -';

describe('FEN and EPD lines', () => {
  // Kinds of lines as they are found in public problem collections.
  test.each([
    ['two fields', FEN.replace(' - -', ''), {}],
    ['four fields', FEN, {}],
    ['a whole FEN', `${FEN} 0 1`, {}],
    ['a FEN and a semicolon', `${FEN} 0 1;`, {}],
    ['an operation after the counters', `${FEN} 0 1 dm 2;`, { claimedMateIn: 2 }],
    ['dm', `${FEN} dm 2;`, { claimedMateIn: 2 }],
    ['dm without its semicolon', `${FEN} dm 2`, { claimedMateIn: 2 }],
    ['bm #N', `${FEN} bm #2;`, { claimedMateIn: 2 }],
    ['bm with a move claims nothing', `${FEN} bm d5;`, {}],
    ['both, and the same', `${FEN} bm #2; dm 2;`, { claimedMateIn: 2 }],
    ['the longest claim', `${FEN} dm 20;`, { claimedMateIn: 20 }],
    ['id and c0', `${FEN} id "baird-0803"; c0 "E. Baird";`, { name: 'baird-0803', comment: 'E. Baird' }],
    ['no blanks', `${FEN};dm 2;id "x";`, { claimedMateIn: 2, name: 'x' }],
    ['an empty operation first', `${FEN} ; id "x"; dm 1; bm_uci e1e7;`, { claimedMateIn: 1, name: 'x' }],
    ['a semicolon inside quotes', `${FEN} id "a; dm 3;"; dm 2;`, { name: 'a; dm 3;', claimedMateIn: 2 }],
    ['escaped quotes', String.raw`${FEN} id "the \"Baird\" \\ one";`, { name: 'the "Baird" \\ one' }],
    ['a name without quotes', `${FEN} id baird;`, { name: 'baird' }],
    ['an empty name is none', `${FEN} id ""; c0 " ";`, {}],
    ['operations of other programs', `${FEN} pm d4d5; acd 12; 00:02; Duals(2); "x"; dm 2;`, { claimedMateIn: 2 }],
    ['the end of a line that is none in a file', `${FEN} c0 "a\u2028b"; dm 2;`, { comment: 'a b', claimedMateIn: 2 }],
    ['control characters', `${FEN} id "a\u0007b\u202ec";`, { name: 'a b c' }],
    ['a long name is cut', `${FEN} id "${'n'.repeat(200)}";`, { name: `${'n'.repeat(79)}…` }],
    ['a long comment is cut', `${FEN} c0 "${'c'.repeat(400)}";`, { comment: `${'c'.repeat(299)}…` }],
    ['no character is cut in half', `${FEN} id "${'👑'.repeat(60)}";`, { name: `${'👑'.repeat(39)}…` }],
  ])('%s', (_, text, expected) => {
    const read = readFenLine({ number: 7, text });
    if (!read.ok) throw new Error(read.fault.why);
    const { position, ...rest } = read.value;
    expect(rest).toEqual({ line: 7, ...expected });
    expect(fenOf(position)).toBe(`${FEN} 0 1`);
  });

  test.each([
    ['dm 0', `${FEN} dm 0;`, 'The claimed mate must be a whole number from 1 to 20.'],
    ['dm 21', `${FEN} dm 21;`, 'The claimed mate must be a whole number from 1 to 20.'],
    ['dm -2', `${FEN} dm -2;`, 'The claimed mate must be a whole number from 1 to 20.'],
    ['dm soon', `${FEN} dm soon;`, 'The claimed mate must be a whole number from 1 to 20.'],
    ['dm without a number', `${FEN} dm;`, 'The claimed mate must be a whole number from 1 to 20.'],
    ['bm #2.5', `${FEN} bm #2.5;`, 'The claimed mate must be a whole number from 1 to 20.'],
    ['two claims', `${FEN} dm 2; bm #3;`, '`dm` and `bm` claim different mates; keep one of them.'],
    ['an open quote', `${FEN} id "baird; dm 2;`, 'A quoted text has no closing `"`; add it.'],
    ['a bad board', '8/8/8/8/8/8/8 w - - dm 2;', 'the board has 7 ranks instead of 8'],
    ['impossible castling', '4k3/8/8/8/8/8/8/4K3 w KQ - dm 2;', "White's castling on the king's side"],
  ])('refused: %s', (_, text, why) => {
    const read = readFenLine({ number: 7, text });
    expect(read).toMatchObject({ ok: false, fault: { line: 7, why: expect.stringContaining(why) } });
  });
});

describe('whole FEN lines, all six fields', () => {
  test('read back as they are written, counters included', async () => {
    const anyPositions = fc.array(fc.tuple(anyPosition, fc.nat({ max: 99 }), fc.integer({ min: 1, max: 300 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(anyPositions, async (positions) => {
        const fens = positions.map(([position, halfmoves, fullmoves]) =>
          fenOf(Object.assign(position.clone(), { halfmoves, fullmoves })),
        );
        const entries = await entriesOf(fens.join('\n'));
        const read = entries.map((entry) => (entry.kind === 'draft' ? fenOf(entry.draft.position) : inWords(entry)));
        expect(read).toEqual(fens);
      }),
      { numRuns: 100 },
    );
  });

  test('with fields of anything they get an answer, never an exception', async () => {
    const anyField = fc.oneof(
      fc.constantFrom(...FEN.split(' '), 'KQkq', 'b', 'e3', '0', '1', '-1', '99999999999999999999', ';', '"', 'dm'),
      fc.string({ unit: fc.constantFrom(...'KQRBNPkqrbnp12345678/-') }),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.property(fc.array(anyField, { maxLength: 8 }), (fields) => {
        const read = readFenLine({ number: 1, text: fields.join(' ') });
        if (!read.ok) expect(read.fault.why).toMatch(/^[A-Z`].*\.$/s);
      }),
      { numRuns: 300 },
    );
  });
});
