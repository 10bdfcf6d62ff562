import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { explainFileFault, MAX_FILE_BYTES } from '../../../src/puzzles/files/read-file.js';
import { Gate } from '../gate.js';
import { composer, newest, says, settled } from './chat-page.js';
import { launchChromium } from './chromium.js';
import { hearComplaints } from './complaints.js';
import { type Stage, setStage } from './stage.js';

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

const painter = makePainter();
let browser: Browser;
let stage: Stage;
let complaints: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await painter.close();
});
beforeEach(async () => {
  stage = await setStage(painter);
  complaints = [];
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  stage.gate.open();
  await stage.front.stop();
  expect(complaints).toEqual([]);
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  hearComplaints(page, (complaint) => complaints.push(complaint));
  await page.goto(`${stage.front.address}/#chat`);
  await settled(page);
  return page;
}

/** Where an element of the page came to stand. */
interface Laid {
  readonly offsetTop: number;
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}

const offered = (page: Page): Locator => page.getByRole('option');

describe('the page', () => {
  it("shows today's board by itself, in a log that screen readers follow", async () => {
    const page = await open();
    const board = page.getByRole('log').getByRole('img', { name: /king/i });
    expect(await board.isVisible()).toBe(true);
    expect(
      await board.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    ).toBeGreaterThan(400);
  });

  it.each([
    ['two in a row where there is room', { viewport: { width: 1000, height: 800 } }, [0, 0, 1, 1]],
    ['one below the other on a phone', PHONE, [0, 1, 2, 3]],
  ])('shows several boards %s, all of one size', async (_, screen, rows) => {
    const page = await open(screen);
    await composer(page).fill('/gallery 4');
    await composer(page).press('Enter');
    await says(page, '4 on the wall');
    const boxes = await newest(page)
      .locator('.picture')
      .evaluateAll((boards) =>
        (boards as unknown as Laid[]).map((board) => [board.offsetTop, board.offsetWidth, board.offsetHeight]),
      );
    const tops = [...new Set(boxes.map(([top]) => top))];
    expect(boxes.map(([top]) => tops.indexOf(top))).toEqual(rows);
    expect(new Set(boxes.map(([, ...size]) => size.join(' × '))).size).toBe(1);
    expect(boxes[0]?.[1]).toBeGreaterThan(280);
  });

  it('does not show words before their boards are there, so that nothing jumps', async () => {
    const page = await open();
    const held = new Gate();
    let asked = 0;
    await page.route('**/boards/*', async (route) => {
      asked += 1;
      // The first is on the page already; only the other position has to be fetched.
      await held.opened;
      await route.continue();
    });
    await composer(page).fill('/gallery 2');
    await composer(page).press('Enter');
    await expect.poll(() => asked).toBeGreaterThan(0);
    expect(await newest(page).locator('.text').count()).toBe(0);
    held.open();
    await says(page, '2 on the wall');
    const loaded = newest(page).locator('.picture img');
    expect(
      await loaded.evaluateAll((images) => images.map((image) => (image as unknown as { complete: boolean }).complete)),
    ).toEqual([true, true]);
  });

  it('asks for boards that go with its colours', async () => {
    const sources = await Promise.all(
      (['light', 'dark'] as const).map(async (colorScheme) =>
        (await open({ colorScheme })).locator('.picture img').getAttribute('src'),
      ),
    );
    expect(sources[0]).not.toBe(sources[1]);
  });

  it('makes no element of what users wrote', async () => {
    const page = await open();
    await composer(page).fill('/hostile');
    await composer(page).press('Enter');
    await says(page, '@everyone');
    expect(await newest(page).locator('.text *:not(p)').count()).toBe(0);
  });

  it('stays at the newest message, but leaves a reader who scrolled up in peace', async () => {
    const page = await open({ viewport: { width: 900, height: 500 } });
    const distance = (): Promise<number> =>
      page.locator('#scroller').evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
    await composer(page).fill('/work');
    await composer(page).press('Enter');
    await says(page, 'Checked 0 of 2.');
    await expect.poll(distance).toBeLessThan(2);
    await page.mouse.move(400, 200);
    await page.mouse.wheel(0, -300);
    await expect.poll(distance).toBeGreaterThan(200);
    stage.gate.open();
    await newest(page).getByText('Checked 2 of 2: done.').waitFor();
    expect(await distance()).toBeGreaterThan(200);
  });

  it('keeps the keyboard on the button that steps', async () => {
    const page = await open();
    await composer(page).fill('/steps');
    await composer(page).press('Enter');
    await says(page, 'Step 1 of 3');
    await newest(page).getByRole('button', { name: 'One step on' }).focus();
    await page.keyboard.press('Enter');
    await says(page, 'Step 2 of 3');
    await page.keyboard.press('Enter');
    await says(page, 'Step 3 of 3');
    expect(
      await newest(page)
        .getByRole('button', { name: 'One step back' })
        .evaluate((it) => it.matches(':focus')),
    ).toBe(true);
  });

  it('says so when the bot is gone', async () => {
    const page = await open();
    await stage.front.stop();
    await composer(page).fill('/hint');
    await composer(page).press('Escape');
    await composer(page).press('Enter');
    await says(page, 'I cannot be reached.');
    complaints = complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_REFUSED'));
  });

  it('says so when an answer is cut off', async () => {
    const page = await open();
    await composer(page).fill('/work');
    await composer(page).press('Enter');
    await says(page, 'Checked 0 of 2.');
    await stage.front.stop();
    await says(page, 'The answer was cut off');
    await newest(page).getByText('Checked 0 of 2.').waitFor();
  });
});

describe('the composer', () => {
  it('lists the commands after a slash, with what they do', async () => {
    const page = await open();
    await composer(page).pressSequentially('/');
    expect(await offered(page).count()).toBe(stage.bot.specs.length);
    expect(await offered(page).first().innerText()).toContain('Show the board of the day');
    await composer(page).press('Escape');
    expect(await offered(page).count()).toBe(0);
  });

  it('is used with the keyboard: Tab, arrows, Enter', async () => {
    const page = await open();
    const line = composer(page);
    await line.pressSequentially('/mo');
    await line.press('Tab');
    expect(await line.inputValue()).toBe('/move ');
    await line.pressSequentially('ra');
    await page.locator('#suggestions[aria-busy=false]').waitFor();
    await line.press('ArrowDown');
    await line.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).innerText()).toBe('Ra7 (legal)');
    await line.press('Enter');
    expect(await line.inputValue()).toBe('/move Ra7');
    await line.press('Enter');
    await says(page, 'You played Ra7.');
    await line.press('ArrowUp');
    expect(await line.inputValue()).toBe('/move Ra7');
  });

  it.each([
    ['/hi', 'The key is a check.'],
    ['/puzzle', 'to move and mate in'],
    ['/Hint', 'The key is a check.'],
  ])('runs %s at once with Enter', async (typed, answer) => {
    const page = await open();
    await composer(page).fill(typed);
    await composer(page).press('Enter');
    await page.getByRole('article').nth(1).getByText(answer).waitFor();
  });

  it('shows a picked move as it is read, and sends exactly that move', async () => {
    const page = await open();
    await page.route('**/api/suggest', (route) => route.fulfill({ json: [{ name: 'Td1', value: 'a1d1' }] }));
    const line = composer(page);
    await line.pressSequentially('/move T');
    await offered(page).getByText('Td1').click();
    expect(await line.inputValue()).toBe('/move Td1');
    await line.press('Enter');
    await says(page, 'You played a1d1.');
    expect(await newest(page).innerText()).toContain('/move Td1');
  });

  it('sends what was typed even when suggestions are late', async () => {
    const page = await open();
    await page.route('**/api/suggest', () => {});
    await composer(page).pressSequentially('/move Kf1');
    await composer(page).press('Enter');
    await says(page, 'You played Kf1.');
  });

  it('takes what is typed while a button has the focus', async () => {
    const page = await open();
    await newest(page).getByRole('button', { name: 'Flip' }).focus();
    await page.keyboard.type('/hint');
    expect(await composer(page).inputValue()).toBe('/hint');
  });

  it('takes a file that is dropped on the page', async () => {
    const page = await open();
    const carried = await page.evaluateHandle(
      "(() => { const carried = new DataTransfer(); carried.items.add(new File(['abc'], 'dropped.epd')); return carried; })()",
    );
    await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
    expect(await page.getByText('Drop the file to attach it').isVisible()).toBe(true);
    await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
    expect(await composer(page).inputValue()).toBe('/files add ');
    await composer(page).press('Enter');
    await says(page, 'dropped.epd: 3 bytes');
    expect(await page.getByRole('button', { name: /Remove/ }).count()).toBe(0);
  });

  it.each([
    ['', '/files add ', true],
    ['/files add ', '/files add ', true],
    ['/move ', '/move ', false],
  ])('takes several pasted lines after "%s" as a file where one can go', async (typed, line, taken) => {
    const page = await open();
    await composer(page).fill(typed);
    await page.evaluate(`(() => {
      const carried = new DataTransfer();
      carried.setData('text/plain', 'one\\ntwo');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }));
    })()`);
    expect(await composer(page).inputValue()).toBe(line);
    expect(await page.getByText('pasted.txt').isVisible()).toBe(taken);
  });

  it('does not send a file that is too large', async () => {
    const page = await open();
    const buffer = Buffer.alloc(MAX_FILE_BYTES + 1);
    await page.locator('#file').setInputFiles({ name: 'huge.epd', mimeType: 'text/plain', buffer });
    await composer(page).press('Enter');
    await says(page, 'You used /files add with huge.epd');
    await says(page, explainFileFault({ code: 'too large', bytes: buffer.byteLength }));
  });
});

describe('the page on a phone', () => {
  it('fits a narrow screen', async () => {
    const page = await open(PHONE);
    await page.locator('#line').fill('/');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(360);
    const board = await page.locator('.picture img').boundingBox();
    expect(board?.width).toBeGreaterThan(320);
    const box = await page.locator('#composer').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  });

  it('has letters that do not make it zoom, and buttons for fingers', async () => {
    const page = await open(PHONE);
    const letters = await page.evaluate("parseFloat(getComputedStyle(document.getElementById('line')).fontSize)");
    expect(letters).toBeGreaterThanOrEqual(16);
    for (const button of await newest(page).getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('is used with taps', async () => {
    const page = await open(PHONE);
    await composer(page).fill('/mo');
    await offered(page).first().tap();
    expect(await composer(page).inputValue()).toBe('/move ');
    await offered(page).filter({ hasText: 'Ra8' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await says(page, 'You played Ra8.');
    await page.getByRole('article').first().getByRole('button', { name: 'Hint' }).tap();
    await says(page, 'The key is a check.');
  });
});
