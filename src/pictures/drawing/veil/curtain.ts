import type { CanvasRenderingContext2D } from 'canvas';
import type { Area } from '../geometry.js';
import type { CurtainColours } from './veil-palette.js';

/** Folds of the cloth over the whole width, and the waves of the valance above it. */
const FOLDS = 13;
const WAVES = 8;
/** How deep a wave hangs below the straight part of the valance, in parts of its height. */
const DEPTH = 0.45;
const TRIM = 6;

/** A closed theatre curtain: cloth in folds, a trimmed hem, and a valance along the top. */
export function drawCurtain(context: CanvasRenderingContext2D, area: Area, colours: CurtainColours): void {
  drawCloth(context, area, colours);
  const { x, y, width, height } = area;
  context.fillStyle = colours.trim;
  context.fillRect(x, y + height - TRIM * 2, width, TRIM);
  drawValance(context, { x, y, width, height: height * 0.15 }, colours);
}

function drawCloth(context: CanvasRenderingContext2D, { x, y, width, height }: Area, colours: CurtainColours): void {
  const fold = width / FOLDS;
  for (let index = 0; index < FOLDS; index++) {
    const left = x + index * fold;
    const shade = context.createLinearGradient(left, 0, left + fold, 0);
    shade.addColorStop(0, colours.shadow);
    shade.addColorStop(0.35, colours.cloth);
    shade.addColorStop(0.55, colours.light);
    shade.addColorStop(0.75, colours.cloth);
    shade.addColorStop(1, colours.shadow);
    context.fillStyle = shade;
    // A pixel wider, lest the ground shine through between two folds.
    context.fillRect(Math.floor(left), y, Math.ceil(fold) + 1, height);
  }
  const dusk = context.createLinearGradient(0, y, 0, y + height);
  dusk.addColorStop(0, colours.dusk);
  dusk.addColorStop(0.4, 'rgba(0, 0, 0, 0)');
  dusk.addColorStop(1, colours.dusk);
  context.fillStyle = dusk;
  context.fillRect(x, y, width, height);
}

function drawValance(context: CanvasRenderingContext2D, { x, y, width, height }: Area, colours: CurtainColours): void {
  const wave = width / WAVES;
  const straight = height * (1 - DEPTH);
  context.beginPath();
  // Its trim is drawn along the waves alone: the other edges lie outside of the picture.
  context.moveTo(x - TRIM, y - TRIM);
  context.lineTo(x - TRIM, y + straight);
  context.lineTo(x, y + straight);
  for (let index = 0; index < WAVES; index++) {
    const left = x + index * wave;
    context.quadraticCurveTo(left + wave / 2, y + straight + 2 * height * DEPTH, left + wave, y + straight);
  }
  context.lineTo(x + width + TRIM, y + straight);
  context.lineTo(x + width + TRIM, y - TRIM);
  context.closePath();
  const shine = context.createLinearGradient(0, y, 0, y + height);
  shine.addColorStop(0, colours.cloth);
  shine.addColorStop(1, colours.light);
  context.fillStyle = shine;
  context.fill();
  context.strokeStyle = colours.trim;
  context.lineWidth = TRIM;
  context.stroke();
}
