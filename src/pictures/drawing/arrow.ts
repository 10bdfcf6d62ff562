import type { CanvasRenderingContext2D } from 'canvas';
import { type Point, SQUARE_SIZE } from './geometry.js';

/** Parts of a square. */
const SHAFT_WIDTH = 0.17;
const HEAD_WIDTH = 0.46;
const HEAD_LENGTH = 0.38;
const OUTLINE_WIDTH = 0.035;
/** The shaft begins outside the middle of its square, so that the piece that moves can still be recognized. */
const START_GAP = 0.3;
/** The tip goes past the middle by this much: on a taken piece it must read as "onto", not "beside". */
const TIP_PAST_MIDDLE = 0.06;

/** One closed shape, filled once: a shaft and a head drawn apart would show their overlap. */
export function drawArrow(
  context: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  colours: { readonly fill: string; readonly outline: string },
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) / SQUARE_SIZE + TIP_PAST_MIDDLE;
  const neck = length - HEAD_LENGTH;
  context.save();
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  context.scale(SQUARE_SIZE, SQUARE_SIZE);
  context.beginPath();
  context.moveTo(START_GAP, -SHAFT_WIDTH / 2);
  context.lineTo(neck, -SHAFT_WIDTH / 2);
  context.lineTo(neck, -HEAD_WIDTH / 2);
  context.lineTo(length, 0);
  context.lineTo(neck, HEAD_WIDTH / 2);
  context.lineTo(neck, SHAFT_WIDTH / 2);
  context.lineTo(START_GAP, SHAFT_WIDTH / 2);
  context.arc(START_GAP, 0, SHAFT_WIDTH / 2, Math.PI / 2, -Math.PI / 2);
  context.closePath();
  context.lineJoin = 'round';
  // The stroke lies half under the fill: what is seen outside is one outline width.
  context.lineWidth = OUTLINE_WIDTH * 2;
  context.strokeStyle = colours.outline;
  context.stroke();
  context.fillStyle = colours.fill;
  context.fill();
  context.restore();
}
