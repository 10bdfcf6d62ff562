import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebFront } from '../../../src/fronts/web/front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { type House, openHouse } from '../../support/house.js';
import { FOUR_VERDICTS } from '../../support/positions.js';
import { launchChromium } from './chromium.js';
import { hearComplaints } from './complaints.js';
import { drag, holds, openFront, start, startButton, tap } from './live-page.js';

/** White mates in one by a promotion to a knight alone. */
const PROMOTION = '7n/5P1k/7p/8/8/8/6R1/K7 w - - 0 1';
const TOUCH = { hasTouch: true } as const;

const painter = makePainter();
let browser: Browser;
let house: House;
let front: WebFront;
let complaints: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await painter.close();
});
beforeEach(async () => {
  complaints = [];
  house = await openHouse();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await front.stop();
  await house.close();
  expect(complaints).toEqual([]);
});

async function open(position = `${FOUR_VERDICTS} dm 2;`, options: BrowserContextOptions = {}): Promise<Page> {
  await house.stock(position);
  front = await openFront(house, painter);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  hearComplaints(page, (complaint) => complaints.push(complaint));
  await page.goto(front.address);
  await startButton(page).waitFor();
  return page;
}

const isSolved = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Solved' }).waitFor();
const tries = (page: Page): Promise<readonly string[]> => page.locator('.tries li').allTextContents();

describe('the live board', () => {
  it('is solved by dragging', async () => {
    const page = await open();
    await start(page);
    await drag(page, 'f6', 'f7');
    await page.locator('.mate-now').waitFor();
    await holds(page, 'h7', 'black king');
    await drag(page, 'g1', 'h1');
    await isSolved(page);
    await page.getByText('First try').waitFor();
  });

  it('is solved by taps', async () => {
    const page = await open(undefined, TOUCH);
    await start(page);
    await tap(page, 'f6', 'f7');
    await page.locator('.mate-now').waitFor();
    await tap(page, 'g1', 'h1');
    await isSolved(page);
  });

  it('is solved by keys alone, and the moves are spoken', async () => {
    const page = await open();
    await startButton(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-square=e4]').focus();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-square=f6]').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-square=f6]').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('.mate-now').waitFor();
    expect(await page.getByRole('status').first().textContent()).toContain(
      'white king from f6 to f7. black king from h8 to h7',
    );
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await isSolved(page);
  });

  it('shows what refutes a wrong move, then goes back; a known one is free', async () => {
    const page = await open();
    await start(page);
    await drag(page, 'g1', 'g8');
    await holds(page, 'g8', 'black king');
    await page.locator('.cg-shapes line').first().waitFor({ state: 'attached' });
    // A touch goes on at once.
    await page.locator('.board-frame').click({ position: { x: 5, y: 5 } });
    await holds(page, 'g1', 'white rook');
    expect(await tries(page)).toEqual(['Rg8+']);
    await drag(page, 'g1', 'g8');
    await page.getByText('this time it costs nothing').waitFor();
    await holds(page, 'g1', 'white rook');
    expect(await tries(page)).toEqual(['Rg8+']);
  });

  it('asks what a pawn becomes, and plays nothing when that is called off', async () => {
    const page = await open(`${PROMOTION} dm 1;`);
    await start(page);
    await drag(page, 'f7', 'f8');
    await page.getByRole('dialog', { name: 'Promote to' }).waitFor();
    await page.keyboard.press('Escape');
    await holds(page, 'f7', 'white pawn');
    await page.locator('cg-board piece.pawn.white').waitFor();
    await drag(page, 'f7', 'f8');
    await page.getByRole('button', { name: 'white knight', exact: true }).click();
    await isSolved(page);
  });

  it('stays flipped and silent', async () => {
    const page = await open();
    await start(page);
    const first = page.locator('.squares-grid button').first();
    expect(await first.getAttribute('data-square')).toBe('a8');
    await page.getByRole('button', { name: 'Flip the board' }).click();
    await page.getByRole('button', { name: 'Sound' }).click();
    await page.reload();
    await page.locator('cg-board').waitFor();
    expect(await first.getAttribute('data-square')).toBe('h1');
    expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('takes back a move that was not answered, and offers it again', async () => {
    const page = await open();
    await start(page);
    await page.route('**/api/live', async (route) => {
      // It reached the bot; what the bot said is lost.
      await route.fetch();
      await route.abort();
    });
    await drag(page, 'g1', 'g8');
    const again = page.getByRole('button', { name: 'Send g1–g8 again' });
    await again.waitFor();
    await holds(page, 'g1', 'white rook');
    await page.unroute('**/api/live');
    await again.click();
    await holds(page, 'g8', 'black king');
    await holds(page, 'g1', 'white rook');
    expect(await tries(page)).toEqual(['Rg8+']);
    complaints = complaints.filter((complaint) => !complaint.includes('ERR_FAILED'));
  });

  it('takes the look of /settings at once, and follows a move that is typed in the chat', async () => {
    const page = await open();
    await start(page);
    const light = () =>
      page.evaluate("getComputedStyle(document.querySelector('.board')).getPropertyValue('--light-square')");
    const before = await light();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    const line = page.getByRole('combobox', { name: 'Message Matinee' });
    await line.fill('/settings theme: wood pieces: plain');
    await line.press('Enter');
    await page.locator('[data-theme=wood][data-pieces=plain]').waitFor({ state: 'attached' });
    expect(await light()).not.toBe(before);
    await line.fill('Kf7');
    await line.press('Enter');
    await page.locator('[data-square=f7][aria-label="f7, white king"]').waitFor({ state: 'attached' });
  });

  it('keeps the solution from the browser until the attempt is over', async () => {
    const bodies: string[] = [];
    const page = await open();
    page.on('response', (response) => {
      void response.text().then(
        (body) => bodies.push(body),
        () => undefined,
      );
    });
    await page.reload();
    await start(page);
    await drag(page, 'g1', 'g8');
    await holds(page, 'g8', 'black king');
    await holds(page, 'g1', 'white rook');
    // The key and the mate that follows, as moves and as people write them.
    expect(bodies.join('\n')).not.toMatch(/f6f7|Kf7|g1h1|Rh1/);
    expect(bodies.join('\n')).toContain('Rg8');
  });
});
