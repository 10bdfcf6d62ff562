import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeContexts } from '../../../src/bot/contexts.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makeLive } from '../../../src/live/live.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { type House, openHouse, silent } from '../../support/house.js';
import { CLASSIC_11 } from '../../support/positions.js';
import { launchChromium } from './chromium.js';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

const painter = makePainter();
let browser: Browser;
let house: House;
let front: WebFront;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await painter.close();
});
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${CLASSIC_11} dm 2;`);
  const live = makeLive(makeContexts({ services: house.services, specs: house.bot.specs, log: silent }));
  front = makeWebFront({ bot: house.bot, live, painter, port: 0, log: silent });
  await front.start();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await front.stop();
  await house.close();
});

async function openExplorer(): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(front.address);
  const live = page.locator('#live');
  await live.getByRole('button', { name: 'Start', exact: true }).click();
  await live.getByRole('button', { name: 'Give up' }).click();
  await live.getByRole('button', { name: 'Give up' }).click();
  await live.getByRole('button', { name: 'Explore the proof' }).click();
  return page;
}

const sentence = (page: Page) => page.locator('.explorer-sentence');
const moves = (page: Page) => page.getByRole('list', { name: 'Moves in the proof' });
const line = (page: Page) => page.getByRole('list', { name: 'The line on the board' });

describe('the proof explorer on the page', () => {
  it('goes along the proof by taps and by arrow keys, and back', async () => {
    const page = await openExplorer();
    await sentence(page).getByText('White to move and mate in 2').waitFor();
    await moves(page).getByRole('button', { name: 'Ra6' }).tap();
    await sentence(page).getByText('Black to move: 7 replies').waitFor();
    await moves(page).getByRole('button', { name: 'bxa6 then b7#' }).tap();
    await sentence(page).getByText('White to move and mate in 1').waitFor();
    await page.keyboard.press('ArrowRight');
    await sentence(page).getByText('Mate: White has won.').waitFor();
    expect(await line(page).getByRole('button').allTextContents()).toEqual(['Start position', 'Ra6', 'bxa6', 'b7#']);
    await page.keyboard.press('ArrowLeft');
    await sentence(page).getByText('White to move and mate in 1').waitFor();
    await line(page).getByRole('button', { name: 'Ra6' }).tap();
    await sentence(page).getByText('Black to move: 7 replies').waitFor();
  });

  it('takes moves of either side from the board', async () => {
    const page = await openExplorer();
    await sentence(page).getByText('White to move').waitFor();
    await tapSquares(page, 'a1', 'a6');
    await sentence(page).getByText('Black to move: 7 replies').waitFor();
    await tapSquares(page, 'b7', 'a6');
    await sentence(page).getByText('White to move and mate in 1').waitFor();
  });

  it('copies the position, and links to it on a page with an engine', async () => {
    const page = await openExplorer();
    await page.getByRole('button', { name: 'Copy FEN' }).tap();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(CLASSIC_11);
    const link = page.getByRole('link', { name: 'Analyse on lichess.org' });
    expect(await link.getAttribute('href')).toContain(`/analysis/standard/${CLASSIC_11.replaceAll(' ', '_')}`);
    await page.getByRole('button', { name: 'Back to the result' }).tap();
    await page.getByRole('heading', { name: 'Given up' }).waitFor();
  });
});

async function tapSquares(page: Page, ...squares: readonly string[]): Promise<void> {
  const box = await page.locator('cg-board').boundingBox();
  if (!box) throw new Error('there is no board');
  const side = box.width / 8;
  for (const square of squares) {
    const x = box.x + (square.charCodeAt(0) - 97 + 0.5) * side;
    const y = box.y + (8 - Number(square[1]) + 0.5) * side;
    await page.touchscreen.tap(x, y);
  }
}
