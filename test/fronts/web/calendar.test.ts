import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeContexts } from '../../../src/bot/contexts.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makeLive } from '../../../src/live/live.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { type House, openHouse, silent } from '../../support/house.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS } from '../../support/positions.js';
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
  await house.stock(`${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;\n${CLASSIC_11} dm 2;`);
  const live = makeLive(makeContexts({ services: house.services, specs: house.bot.specs, log: silent }));
  front = makeWebFront({ bot: house.bot, live, painter, port: 0, log: silent });
  await front.start();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await front.stop();
  await house.close();
});

describe('the calendar on the page', () => {
  it('opens an earlier day with a tap, and the back button returns to today', async () => {
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.goto(front.address);
    const live = page.locator('#live');
    await live.getByText('16 November 2026').first().waitFor();
    await live.getByRole('button', { name: 'Calendar' }).tap();
    await page.getByRole('heading', { name: 'November 2026' }).waitFor();
    await page.getByRole('button', { name: '15 November 2026: Not played' }).tap();
    await live.getByText('15 November 2026').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/d/2026-11-15');
    await live.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.goBack();
    await live.getByText('16 November 2026').first().waitFor();
    await live.getByRole('button', { name: 'Calendar' }).tap();
    await page.getByRole('button', { name: '15 November 2026: Begun' }).waitFor();
  });
});
