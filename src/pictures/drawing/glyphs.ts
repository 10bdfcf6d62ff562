import type { CanvasRenderingContext2D } from 'canvas';

/**
 * The letters and figures of the coordinates, as strokes of a round pen. A machine may have no font at all, and no two
 * have the same one: strokes look alike everywhere, down to the pixel.
 */
type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'ellipse'>;

/** The design's units: ascenders and figures stand from 0 to the baseline at 100, small letters from 32, `g` to 128. */
const HEIGHT = 100;
const PEN_WIDTH = 16;

const turn = Math.PI / 180;

/** An arc of an ellipse in degrees, clockwise from three o'clock; it starts a new stroke. */
function arc(pen: Pen, x: number, y: number, radiusX: number, radiusY: number, from: number, to: number): void {
  pen.moveTo(x + radiusX * Math.cos(from * turn), y + radiusY * Math.sin(from * turn));
  pen.ellipse(x, y, radiusX, radiusY, 0, from * turn, to * turn, to < from);
}

function line(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

const bowl = (pen: Pen): void => arc(pen, 27, 66, 27, 34, 0, 360);

const GLYPHS: Readonly<Record<string, { readonly width: number; readonly draw: (pen: Pen) => void }>> = {
  // With two storeys: a round one would be `d` or `g` but for a few pixels.
  a: {
    width: 50,
    draw(pen) {
      arc(pen, 24, 80, 24, 20, 0, 360);
      pen.moveTo(5, 43);
      pen.bezierCurveTo(14, 27, 50, 25, 50, 58);
      pen.lineTo(50, 100);
    },
  },
  b: {
    width: 54,
    draw(pen) {
      bowl(pen);
      line(pen, [0, 0], [0, 100]);
    },
  },
  c: {
    width: 48,
    draw(pen) {
      arc(pen, 27, 66, 27, 34, -42, -318);
    },
  },
  d: {
    width: 54,
    draw(pen) {
      bowl(pen);
      line(pen, [54, 0], [54, 100]);
    },
  },
  e: {
    width: 54,
    draw(pen) {
      line(pen, [0, 66], [54, 66]);
      pen.ellipse(27, 66, 27, 34, 0, 0, -312 * turn, true);
    },
  },
  f: {
    width: 38,
    draw(pen) {
      pen.moveTo(38, 1);
      pen.bezierCurveTo(22, -3, 14, 6, 14, 24);
      pen.lineTo(14, 100);
      line(pen, [0, 36], [34, 36]);
    },
  },
  g: {
    width: 54,
    draw(pen) {
      bowl(pen);
      line(pen, [54, 33], [54, 100]);
      pen.bezierCurveTo(54, 130, 24, 134, 6, 122);
    },
  },
  h: {
    width: 48,
    draw(pen) {
      line(pen, [0, 0], [0, 100]);
      arc(pen, 24, 60, 24, 27, 180, 360);
      pen.lineTo(48, 100);
    },
  },
  '1': {
    width: 26,
    draw(pen) {
      line(pen, [0, 20], [26, 0], [26, 100]);
    },
  },
  '2': {
    width: 52,
    draw(pen) {
      arc(pen, 26, 27, 25, 27, 190, 375);
      pen.bezierCurveTo(44, 54, 14, 78, 0, 100);
      pen.lineTo(53, 100);
    },
  },
  '3': {
    width: 52,
    draw(pen) {
      arc(pen, 25, 24, 23, 24, 205, 450);
      line(pen, [25, 48], [18, 48]);
      arc(pen, 25, 74, 27, 26, -90, 155);
    },
  },
  '4': {
    width: 58,
    draw(pen) {
      line(pen, [42, 100], [42, 0], [0, 74], [58, 74]);
    },
  },
  '5': {
    width: 52,
    draw(pen) {
      line(pen, [48, 0], [9, 0], [5, 46]);
      pen.bezierCurveTo(32, 28, 53, 44, 53, 67);
      pen.bezierCurveTo(53, 104, 12, 110, 0, 88);
    },
  },
  '6': {
    width: 54,
    draw(pen) {
      arc(pen, 27, 69, 27, 31, 0, 360);
      pen.moveTo(40, 0);
      pen.bezierCurveTo(16, 16, 0, 42, 0, 69);
    },
  },
  '7': {
    width: 50,
    draw(pen) {
      line(pen, [0, 0], [50, 0], [18, 100]);
    },
  },
  '8': {
    width: 54,
    draw(pen) {
      arc(pen, 27, 24, 22, 24, 0, 360);
      arc(pen, 27, 74, 27, 26, 0, 360);
    },
  },
};

/** Writes one character `height` pixels tall; `x` is its left or right edge, `y` its baseline. */
export function drawGlyph(
  context: CanvasRenderingContext2D,
  character: string,
  at: { readonly x: number; readonly y: number; readonly height: number; readonly align: 'left' | 'right' },
): void {
  const glyph = GLYPHS[character];
  if (!glyph) throw new Error(`no glyph for "${character}"`);
  const scale = at.height / HEIGHT;
  context.save();
  context.translate(at.align === 'left' ? at.x : at.x - glyph.width * scale, at.y - at.height);
  context.scale(scale, scale);
  context.lineWidth = PEN_WIDTH;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  glyph.draw(context);
  context.stroke();
  context.restore();
}
