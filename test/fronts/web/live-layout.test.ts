import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebFront } from '../../../src/fronts/web/front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { type House, openHouse } from '../../support/house.js';
import { FOUR_VERDICTS } from '../../support/positions.js';
import { launchChromium } from './chromium.js';
import { drag, openFront, start, startButton } from './live-page.js';

const painter = makePainter();
let browser: Browser;
let house: House;
let front: WebFront;
let axe: string;

beforeAll(async () => {
  browser = await launchChromium();
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});
afterAll(async () => {
  await browser.close();
  await painter.close();
});
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  front = await openFront(house, painter);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await front.stop();
  await house.close();
});

async function open(width: number, height: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(front.address);
  await startButton(page).waitFor();
  return page;
}

async function solve(page: Page): Promise<void> {
  await drag(page, 'f6', 'f7');
  await page.locator('.mate-now').waitFor();
  await drag(page, 'g1', 'h1');
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
}

async function expectInView(page: Page, ...selectors: readonly string[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const selector of selectors) {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not shown`);
    expect(box.x, selector).toBeGreaterThanOrEqual(0);
    expect(box.y, selector).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, selector).toBeLessThanOrEqual(width);
    expect(box.y + box.height, selector).toBeLessThanOrEqual(height);
  }
}

describe('the layout of the live board', () => {
  it.each([
    [320, 568, 300],
    [360, 740, 340],
    [568, 320, 240],
    [740, 360, 290],
    [820, 1180, 780],
    [1280, 800, 700],
    [1920, 1080, 980],
  ])('shows task, board and buttons at once on %i × %i, and the board is large', async (width, height, least) => {
    const page = await open(width, height, 'light');
    await expectInView(page, '.task', '.veil', '.primary');
    await start(page);
    await expectInView(page, '.task', '.board', '.said', '.controls');
    const box = await page.locator('cg-board').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(least);
    // Whole pixels: no square has a blurred edge.
    expect([box?.x, box?.y, (box?.width ?? 0) / 8].map((each) => (each ?? 0.5) % 1)).toEqual([0, 0, 0]);
    await solve(page);
    await expectInView(page, '.task', '.board', '.result', '.finish .primary');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  it.each(['light', 'dark'] as const)(
    'has nothing that axe finds wanting, veiled, open and finished, %s',
    async (scheme) => {
      const page = await open(1280, 800, scheme);
      const check = async (): Promise<void> => {
        await page.evaluate(axe);
        const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as readonly {
          readonly id: string;
          readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
        }[];
        expect(
          found.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])]),
        ).toEqual([]);
      };
      await check();
      await start(page);
      await check();
      await solve(page);
      await page.locator('summary').click();
      await check();
    },
  );
});
