import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { type House, openHouse, silent } from '../../support/house.js';
import { FOUR_VERDICTS } from '../../support/positions.js';
import { NO_LIVE } from '../no-live.js';
import { composer, newest, says, settled } from './chat-page.js';
import { launchChromium } from './chromium.js';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

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
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  front = makeWebFront({ bot: house.bot, live: NO_LIVE, painter, port: 0, log: silent });
  await front.start();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await front.stop();
  await house.close();
});

async function open(): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(`${front.address}/#chat`);
  await settled(page);
  return page;
}

const picture = (page: Page) => newest(page).getByRole('img');
const messages = (page: Page): Promise<number> => page.getByRole('article').count();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

describe('the first view of the page', () => {
  it('is veiled until Start is pressed, which starts the clock and puts the board in its place', async () => {
    const page = await open();
    await picture(page)
      .and(page.getByAltText(/^White to move and mate in 2\..*behind the curtain/))
      .waitFor();
    expect(await page.locator('#log').innerHTML()).not.toMatch(/\b(king|rook)s?\b/i);
    expect(await page.getByText('You used').count()).toBe(0);
    const [avatar, by, body] = await Promise.all(
      ['.avatar', '.by', '.body'].map((part) => newest(page).locator(part).boundingBox()),
    );
    expect(body?.y).toBeGreaterThan(by?.y ?? 0);
    expect(avatar?.y).toBeLessThan((by?.y ?? 0) + (by?.height ?? 0));
    house.clock.now += 3_600_000;
    await reload(page);
    await newest(page).getByRole('button', { name: 'Start', exact: true }).click();
    await says(page, 'your clock is running');
    await picture(page)
      .and(page.getByAltText(/White: king f6/))
      .waitFor();
    expect(await messages(page)).toBe(1);
    expect(await newest(page).locator('img[data-kind=card]').count()).toBe(0);
  });

  it('brings the board into view when Start is pressed above the rules', async () => {
    const page = await open();
    await newest(page).getByRole('button', { name: 'Rules', exact: true }).click();
    await says(page, 'find the move that forces mate');
    const first = page.getByRole('article').first();
    const start = first.getByRole('button', { name: 'Start', exact: true });
    // The button is at the bottom of the screen, where a thumb is: the board will be above it.
    await start.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await start.click();
    await first.getByAltText(/White: king f6/).waitFor();
    const isInView = async (): Promise<boolean> => {
      const boxes = [first.getByRole('img'), page.locator('#scroller')].map((each) => each.boundingBox());
      const [board, view] = await Promise.all(boxes);
      if (!board || !view) return false;
      return board.y >= view.y - 1 && board.y + board.height <= view.y + view.height + 1;
    };
    await expect.poll(isInView).toBe(true);
  });

  it('shows a running board after a reload, and the result once it is over', async () => {
    const page = await open();
    await newest(page).getByRole('button', { name: 'Start', exact: true }).click();
    await says(page, 'your clock is running');
    house.clock.now += 30_000;
    await reload(page);
    await says(page, 'your clock shows 30.0\u00a0s');
    await composer(page).fill('Kf7 Rh1');
    await composer(page).press('Enter');
    await says(page, 'Mate!');
    await reload(page);
    await says(page, 'Solved in');
    expect(await messages(page)).toBe(1);
  });

  it('gives the board at once to who types /puzzle', async () => {
    const page = await open();
    await composer(page).fill('/puzzle');
    await composer(page).press('Enter');
    await says(page, 'your clock is running');
  });
});
