import { afterAll, describe, expect, it } from 'vitest';
import { makePainter } from '../../src/pictures/drawing/painter.js';
import { BOARD_THEMES, PIECE_SETS } from '../../src/shared/look.js';
import { type BoardSpec, paintBoard } from './painting.js';
import { differs, isWhite, openPicture, type Picture, placeOf, SQUARES } from './picture.js';

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
const SIDES = ['white', 'black'] as const;

const painter = makePainter();
afterAll(() => painter.close());

const draw = async (spec: Partial<BoardSpec>): Promise<Picture> =>
  openPicture(
    await paintBoard(painter, { fen: EMPTY, orientation: 'white', theme: 'light', pieces: 'classic', ...spec }),
  );

describe('the picture', () => {
  it('is a square PNG of 800 pixels', async () => {
    const png = await paintBoard(painter, { fen: EMPTY, orientation: 'white', theme: 'light', pieces: 'classic' });
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const header = new DataView(png.buffer, png.byteOffset);
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([800, 800]);
  });

  it.each(SIDES)('has a dark a1 and alternates from there, seen from %s', async (orientation) => {
    for (const theme of BOARD_THEMES) {
      const picture = await draw({ orientation, theme });
      const dark = picture.ground(...placeOf('a1', orientation));
      const light = picture.ground(...placeOf('h1', orientation));
      const brightness = (colour: typeof dark): number => colour[0] + colour[1] + colour[2];
      expect(brightness(light)).toBeGreaterThan(brightness(dark) + 100);
      for (const square of SQUARES) {
        const isDark = ('abcdefgh'.indexOf(square.charAt(0)) + Number(square.charAt(1))) % 2 === 1;
        expect(picture.ground(...placeOf(square, orientation)), `${square} in ${theme}`).toEqual(isDark ? dark : light);
      }
    }
  });

  it('turns around for Black: a1 is at the top right', async () => {
    const fen = '8/8/8/8/8/8/8/R7 w - - 0 1';
    const seenFromBlack = await draw({ fen, orientation: 'black' });
    expect(seenFromBlack.pixels(7, 0).some(isWhite)).toBe(true);
    expect(seenFromBlack.pixels(0, 7).some(isWhite)).toBe(false);
    const seenFromWhite = await draw({ fen });
    expect(seenFromWhite.pixels(0, 7).some(isWhite)).toBe(true);
    expect(seenFromWhite.pixels(7, 0).some(isWhite)).toBe(false);
  });

  it('has dark squares of another colour in each theme', async () => {
    const grounds = await Promise.all(
      BOARD_THEMES.map(async (theme) => (await draw({ theme })).ground(...placeOf('a1'))),
    );
    grounds.forEach((one, index) => {
      for (const other of grounds.slice(index + 1)) expect(differs(one, other)).toBe(true);
    });
  });
});

describe('the marks', () => {
  it.each(BOARD_THEMES)('shows where the last move came from and went, in the %s theme', async (theme) => {
    const plain = await draw({ theme });
    for (const orientation of SIDES) {
      // One move from a dark square to a light one, one the other way.
      for (const [from, to] of [
        ['g1', 'f3'],
        ['g8', 'f6'],
      ] as const) {
        const moved = await draw({ theme, orientation, lastMove: `${from}${to}` });
        const marked = SQUARES.filter((square) =>
          differs(moved.ground(...placeOf(square, orientation)), plain.ground(...placeOf(square))),
        );
        expect(marked.sort()).toEqual([from, to].sort());
      }
    }
  });

  it.each([
    { what: 'a rook gives check', fen: '4r2k/8/8/8/8/8/8/4K3 w - - 0 1', king: 'e1' },
    { what: 'a pawn gives check', fen: '7k/6P1/8/8/8/8/8/K7 b - - 0 1', king: 'h8' },
    { what: 'a knight gives check', fen: '7k/5N2/8/8/8/8/8/K7 b - - 0 1', king: 'h8' },
    { what: 'the line is shut', fen: '4r2k/8/8/4P3/8/8/8/4K3 w - - 0 1', king: undefined },
    { what: 'the other side is to move', fen: '4r2k/8/8/8/8/8/8/4K3 b - - 0 1', king: undefined },
  ])('makes only a checked king glow: $what', async ({ fen, king }) => {
    for (const theme of BOARD_THEMES) {
      const picture = await draw({ fen, theme });
      const plain = await draw({ theme });
      const glows = SQUARES.filter((square) => {
        // Beside the king's foot: the glow is there, the piece and the coordinates are not.
        const [red, green, blue] = picture.at(...placeOf(square), 0.1, 0.5);
        const before = plain.at(...placeOf(square), 0.1, 0.5);
        return differs([red, green, blue], before) && red > green + 40 && red > blue + 40;
      });
      expect(glows, fen).toEqual(king ? [king] : []);
    }
  });

  it.each(['refutation', 'solution'] as const)('lays the arrow of a %s over the squares between', async (meaning) => {
    const fen = '8/6b1/8/4p3/8/8/1Q6/8 w - - 0 1';
    for (const orientation of SIDES) {
      const plain = await draw({ fen, orientation });
      const pointed = await draw({ fen, orientation, arrow: { move: 'b2g7', meaning } });
      const crossed = SQUARES.filter((square) => {
        const place = placeOf(square, orientation);
        return differs(pointed.at(...place, 0.5, 0.5), plain.at(...place, 0.5, 0.5));
      });
      // The pawn on e5 stands in the way and is covered too; b2 keeps its middle, so that the queen is still seen.
      expect(crossed).toEqual(['c3', 'd4', 'e5', 'f6', 'g7']);
      const [red, green] = pointed.at(...placeOf('d4', orientation), 0.5, 0.5);
      expect(meaning === 'refutation' ? red > green + 80 : green > red + 80).toBe(true);
    }
  });

  it("draws a knight's arrow straight to its square", async () => {
    const plain = await draw({});
    const pointed = await draw({ arrow: { move: 'g1f3', meaning: 'solution' } });
    expect(differs(pointed.at(...placeOf('f3'), 0.5, 0.5), plain.at(...placeOf('f3'), 0.5, 0.5))).toBe(true);
    // Halfway, on the edge between f2 and g2.
    expect(differs(pointed.at(...placeOf('g2'), 0.01, 0.5), plain.at(...placeOf('g2'), 0.01, 0.5))).toBe(true);
  });
});

describe('the pieces', () => {
  it.each(PIECE_SETS)('are twelve different ones in the %s set, white or black as they should be', async (pieces) => {
    const picture = await draw({ fen: 'rnbqkp2/8/8/8/8/8/8/RNBQKP2 b - - 0 1', pieces });
    const seen = new Set<string>();
    for (const [row, colour] of [
      [0, 'black'],
      [7, 'white'],
    ] as const) {
      for (let column = 0; column < 6; column++) {
        const ground = picture.ground(column, row);
        const pixels = picture.pixels(column, row);
        expect(pixels.some(isWhite), `${colour} piece ${column}`).toBe(colour === 'white');
        seen.add(pixels.map((pixel) => (differs(pixel, ground) ? (isWhite(pixel) ? 'w' : 'b') : ' ')).join(''));
      }
    }
    expect(seen.size).toBe(12);
  });

  it('have another shape in each set', async () => {
    const fen = 'rnbqkp2/8/8/8/8/8/8/RNBQKP2 b - - 0 1';
    const [classic, plain] = await Promise.all(PIECE_SETS.map((pieces) => draw({ fen, pieces })));
    for (const row of [0, 7]) {
      for (let column = 0; column < 6; column++) {
        const others = plain?.pixels(column, row) ?? [];
        const pixels = classic?.pixels(column, row) ?? [];
        const changed = pixels.filter((pixel, index) => differs(pixel, others[index] ?? pixel)).length;
        expect(changed, `column ${column}, row ${row}`).toBeGreaterThan(pixels.length / 20);
      }
    }
  });
});
