import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { frontContract } from '../contract.js';
import { dialogue } from '../dialogue.js';
import { launchChromium } from './chromium.js';
import { ChromiumDriver } from './chromium-driver.js';

const painter = makePainter();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await painter.close();
});

frontContract('the web chat in Chromium', () => new ChromiumDriver(browser, painter), {
  everyoneIsAdmin: true,
  membersAreTyped: true,
});
dialogue('the web chat in Chromium', () => new ChromiumDriver(browser, painter));
