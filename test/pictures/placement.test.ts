import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { makePainter } from '../../src/pictures/drawing/painter.js';
import { BOARD_THEMES, PIECE_SETS } from '../../src/shared/look.js';
import { paintBoard } from './painting.js';
import { differs, isWhite, openPicture, placeOf, SQUARES } from './picture.js';

const painter = makePainter();
afterAll(() => painter.close());

/** Any pieces anywhere; kings stay out, because a checked one would colour its square. */
const placements = fc.array(fc.constantFrom('.', '.', ...'PNBRQpnbrq'), { minLength: 64, maxLength: 64 });

/** Rows from the eighth to the first, as FEN has them. */
const fenOf = (cells: readonly string[]): string => {
  const rows = Array.from({ length: 8 }, (_, row) => cells.slice(row * 8, row * 8 + 8).join(''));
  return `${rows.join('/').replace(/\.+/g, (gap) => String(gap.length))} w - - 0 1`;
};

it('shows every piece on its square and nothing on the others', async () => {
  await fc.assert(
    fc.asyncProperty(
      placements,
      fc.constantFrom('white' as const, 'black' as const),
      fc.constantFrom(...BOARD_THEMES),
      fc.constantFrom(...PIECE_SETS),
      async (cells, orientation, theme, pieces) => {
        const fen = fenOf(cells);
        const picture = await openPicture(await paintBoard(painter, { fen, orientation, theme, pieces }));
        for (const square of SQUARES) {
          const [file, row] = placeOf(square);
          const piece = cells[row * 8 + file] ?? '.';
          const place = placeOf(square, orientation);
          const pixels = picture.pixels(...place);
          const inked = pixels.filter((pixel) => differs(pixel, picture.ground(...place))).length;
          const says = `${piece} on ${square} of ${fen}`;
          if (piece === '.') expect(inked, says).toBe(0);
          else {
            expect(inked, says).toBeGreaterThan(pixels.length / 6);
            expect(pixels.some(isWhite), says).toBe(piece === piece.toUpperCase());
          }
        }
      },
    ),
    { numRuns: 16 },
  );
});
