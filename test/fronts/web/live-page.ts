import type { Locator, Page } from 'playwright-core';
import { makeContexts } from '../../../src/bot/contexts.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makeLive } from '../../../src/live/live.js';
import type { Painter } from '../../../src/pictures/picture.js';
import { type House, silent } from '../../support/house.js';

/** The real page with the real live board behind it. */
export async function openFront(house: House, painter: Painter): Promise<WebFront> {
  const live = makeLive(makeContexts({ services: house.services, specs: house.bot.specs, log: silent }));
  const front = makeWebFront({ bot: house.bot, live, painter, port: 0, log: silent });
  await front.start();
  return front;
}

/** The middle of a square on the screen, whichever side the board is seen from. */
async function placeOf(page: Page, square: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  if (!box) throw new Error(`no ${square} on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.mouse.move(...(await placeOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, to)), { steps: 4 });
  await page.mouse.up();
}

export async function tap(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const square of squares) await page.touchscreen.tap(...(await placeOf(page, square)));
}

/** The chat may have one too. */
export const startButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Start', exact: true });

export const start = async (page: Page): Promise<void> => {
  await startButton(page).click();
  await page.locator('cg-board').waitFor();
  // The curtain is gone when its animation is.
  await page.waitForFunction('document.getAnimations().length === 0');
};

/** Waits until a square is called so; without a piece, its name alone. */
export const holds = (page: Page, square: string, man?: string): Promise<void> =>
  page.getByRole('button', { name: man ? `${square}, ${man}` : square, exact: true }).waitFor();
