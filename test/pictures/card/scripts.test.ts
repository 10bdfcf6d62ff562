import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { paintCard } from '../painting.js';
import { BLANK, openCard } from './opened-card.js';

const painter = makePainter();
afterAll(() => painter.close());

const TITLE_WIDTH = 690;

const draw = async (title: string) => openCard(await paintCard(painter, { ...BLANK, title }, 'light'));

/** The font files that the process has opened, as the kernel lists them. */
const openFonts = (): string =>
  [...readFileSync('/proc/self/maps', 'utf8').matchAll(/([^/\s]+)\.ttf$/gm)].map(([, name]) => name).join(' ');

it.runIf(process.platform === 'linux').each([
  ['محمد صلاح', 'NotoSansArabic'],
  ['דוד בן־גוריון', 'NotoSansHebrew'],
  ['김민준', 'NanumGothic'],
  ['山田太郎 さくら', 'ChocolateClassicalSans'],
])('%s is written with %s, which is opened for it and not before', async (name, font) => {
  await draw('Анна Ωμέγα Müller');
  expect(openFonts()).toContain('Inter');
  expect(openFonts()).not.toContain(font);
  const card = await draw(name);
  expect(card.ink('title')).toContain(true);
  expect(card.ink('subtitle')).not.toContain(true);
  expect(openFonts()).toContain(font);
});

/** How wide the leftmost letter of the title is, in pixels. */
function leftmostWidth(ink: readonly boolean[]): number {
  const columns = Array.from({ length: TITLE_WIDTH }, (_, x) => ink.some((dark, at) => dark && at % TITLE_WIDTH === x));
  const start = columns.indexOf(true);
  return columns.indexOf(false, start) - start;
}

it('a name from right to left begins on the right', async () => {
  // A wide letter and narrow ones: the wide one stands on the left only where it comes last.
  const [wideFirst, wideLast] = await Promise.all([draw('ש י י'), draw('י י ש')]);
  expect(leftmostWidth(wideLast.ink('title'))).toBeGreaterThan(2 * leftmostWidth(wideFirst.ink('title')));
});
