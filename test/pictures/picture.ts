import { createCanvas, loadImage } from 'canvas';

export type Colour = readonly [red: number, green: number, blue: number];

/** A finished picture; a board is looked at as a member sees it: by the place of a square. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  pixel(x: number, y: number): Colour;
  /** Column 0 is on the left, row 0 on top; `right` and `down` are parts of the square. */
  at(column: number, row: number, right: number, down: number): Colour;
  /** The colour of the square itself, at a spot that neither a piece nor a coordinate reaches. */
  ground(column: number, row: number): Colour;
  /** Pixels of the square's middle, or of another part of it. */
  pixels(column: number, row: number, part?: Part): readonly Colour[];
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const MIDDLE: Part = { left: 0.2, top: 0.2, size: 0.6 };

export async function openPicture(png: Uint8Array): Promise<Picture> {
  const image = await loadImage(Buffer.from(png));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const square = image.width / 8;

  const pixel = (x: number, y: number): Colour => {
    const start = (Math.floor(y) * image.width + Math.floor(x)) * 4;
    const [red, green, blue] = [data[start], data[start + 1], data[start + 2]];
    if (red === undefined || green === undefined || blue === undefined) throw new Error(`no pixel at ${x}, ${y}`);
    return [red, green, blue];
  };
  const at = (column: number, row: number, right: number, down: number): Colour =>
    pixel((column + right) * square, (row + down) * square);

  return {
    width: image.width,
    height: image.height,
    pixel,
    at,
    ground: (column, row) => at(column, row, 0.96, 0.5),
    pixels(column, row, { left, top, size } = MIDDLE) {
      const pixels: Colour[] = [];
      for (let y = 0; y < size * square; y++) {
        for (let x = 0; x < size * square; x++)
          pixels.push(pixel((column + left) * square + x, (row + top) * square + y));
      }
      return pixels;
    },
  };
}

export const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Clearly another colour, not a rounding or a soft edge. */
export const differs = (one: Colour, other: Colour): boolean => distance(one, other) > 30;

/** The white of White's pieces; the light lines in Black's are a shade darker. */
export const isWhite = ([red, green, blue]: Colour): boolean => Math.min(red, green, blue) > 250;

/** `e4` as a place in a picture seen from White, or from Black. */
export function placeOf(square: string, side: 'white' | 'black' = 'white'): [column: number, row: number] {
  const file = 'abcdefgh'.indexOf(square.charAt(0));
  const rank = '12345678'.indexOf(square.charAt(1));
  return side === 'white' ? [file, 7 - rank] : [7 - file, rank];
}

export const SQUARES = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => `${file}${rank}`));
