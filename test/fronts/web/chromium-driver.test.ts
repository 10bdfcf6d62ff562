import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { makeSampleBot } from '../sample-bot.js';
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

describe('a test of the page in Chromium', () => {
  it.each([
    [
      'breaks its own security policy',
      "document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }))",
      /Content Security Policy/,
    ],
    ['has a script that fails', "setTimeout(() => { throw new Error('a bug of the page') })", /a bug of the page/],
  ])('fails when the page %s', async (_, script, complaint) => {
    const driver = new ChromiumDriver(browser, painter);
    await driver.open(makeSampleBot().bot);
    await driver.person({ name: 'Ada', admin: true });
    const page = browser.contexts()[0]?.pages()[0];
    const heard = Promise.race([page?.waitForEvent('console'), page?.waitForEvent('pageerror')]);
    await page?.evaluate(script);
    await heard;
    await expect(driver.close()).rejects.toThrow(complaint);
  });
});
