import { afterAll, describe, expect, it } from 'vitest';
import { makePainter } from '../../src/pictures/drawing/painter.js';
import { PIECE_SETS, type PieceSet } from '../../src/shared/look.js';
import { paintBoard } from './painting.js';
import { differs, openPicture, type Picture } from './picture.js';

const painter = makePainter();
afterAll(() => painter.close());

const draw = async (
  orientation: 'white' | 'black',
  placement = '8/8/8/8/8/8/8/8',
  pieces: PieceSet = 'classic',
): Promise<Picture> =>
  openPicture(await paintBoard(painter, { fen: `${placement} w - - 0 1`, orientation, theme: 'dark', pieces }));

/** Which pixels of a corner are written on. Squares differ in colour, so soft edges may fall to either side. */
const written = (picture: Picture, column: number, row: number, corner: 'file' | 'rank'): boolean[] => {
  const part = corner === 'file' ? { left: 0.75, top: 0.7, size: 0.25 } : { left: 0, top: 0, size: 0.3 };
  return picture.pixels(column, row, part).map((pixel) => differs(pixel, picture.ground(column, row)));
};

/** How much of the ink of both is ink of only one of them. */
const unlikeness = (one: readonly boolean[], other: readonly boolean[]): number => {
  const either = one.filter((ink, index) => ink || other[index]).length;
  return one.filter((ink, index) => ink !== other[index]).length / either;
};

describe.each([
  { corner: 'file', names: 'abcdefgh', place: (step: number): [number, number] => [step, 7] },
  { corner: 'rank', names: '87654321', place: (step: number): [number, number] => [0, step] },
] as const)('the $corner names', ({ corner, names, place }) => {
  it('run the other way when the board is turned around, and no two look alike', async () => {
    const fromWhite = await draw('white');
    const fromBlack = await draw('black');
    const first = [...names].map((_, step) => written(fromWhite, ...place(step), corner));
    const second = [...names].map((_, step) => written(fromBlack, ...place(7 - step), corner));
    first.forEach((one, index) => {
      second.forEach((other, otherIndex) => {
        const unlike = unlikeness(one, other);
        const says = `${names[index]} and ${names[otherIndex]}`;
        if (index === otherIndex) expect(unlike, says).toBeLessThan(0.05);
        else expect(unlike, says).toBeGreaterThan(0.15);
      });
    });
  });

  it('stand only at the edge', async () => {
    const picture = await draw('white');
    for (let column = 1; column < 8; column++) {
      for (let row = 0; row < 7; row++) expect(written(picture, column, row, corner)).not.toContain(true);
    }
  });
});

/** Every square with a coordinate: the left column and the lowest row. */
const EDGE = Array.from({ length: 8 }, (_, step) => [[0, step] as const, [step, 7] as const]).flat();

const MEN = PIECE_SETS.flatMap((pieces) => [...'PNBRQKpnbrqk'].map((piece) => ({ pieces, piece })));

it.each(MEN)('a $pieces piece leaves room around every coordinate: $piece', async ({ pieces, piece }) => {
  const empty = await draw('white');
  const occupied = await draw('white', `${`${piece}7/`.repeat(7)}${piece.repeat(8)}`, pieces);
  const width = empty.width / 8;
  const whole = { left: 0, top: 0, size: 1 };
  for (const [column, row] of EDGE) {
    const before = empty.pixels(column, row, whole);
    const covered = occupied.pixels(column, row, whole).map((pixel, at) => differs(pixel, before[at] ?? pixel));
    expect(covered, `${piece} in column ${column}, row ${row}`).toContain(true);
    const touched = before.filter(
      (pixel, at) =>
        differs(pixel, empty.ground(column, row)) &&
        [0, -1, 1, -width, width].some((step) => covered[at + step] === true),
    );
    expect(touched, `${piece} in column ${column}, row ${row}`).toEqual([]);
  }
});
