import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../../shared/look.js';
import type { Point } from '../geometry.js';
import { PALETTES } from '../palette.js';

interface Tiles extends Point {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** A piece of a board, light in its upper left corner: decoration, and never the position of a puzzle. */
export function drawTiles(context: CanvasRenderingContext2D, { x, y, columns, rows, size }: Tiles, theme: Theme): void {
  const { light, dark } = PALETTES[theme];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const { plain } = (column + row) % 2 === 0 ? light : dark;
      context.fillStyle = plain;
      context.fillRect(x + column * size, y + row * size, size, size);
    }
  }
}
