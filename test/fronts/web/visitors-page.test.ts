import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { composer, newest, says, settled } from './chat-page.js';
import { launchChromium } from './chromium.js';
import { hearComplaints } from './complaints.js';
import { type Stage, setStage } from './stage.js';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

const painter = makePainter();
let browser: Browser;
let stage: Stage;
let complaints: string[];

beforeAll(async () => {
  browser = await launchChromium();
  stage = await setStage(painter);
});
afterAll(async () => {
  await browser.close();
  await stage.front.stop();
  await painter.close();
});
beforeEach(() => {
  complaints = [];
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  // What the server refuses is said in the page; the browser notes it besides.
  expect(complaints.filter((complaint) => !/status of 4(09|22)/.test(complaint))).toEqual([]);
});

async function openIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  hearComplaints(page, (complaint) => complaints.push(complaint));
  await page.goto(`${stage.front.address}/#chat`);
  await settled(page);
  return page;
}

const open = async (options: BrowserContextOptions = {}): Promise<Page> => openIn(await browser.newContext(options));

const visitor = (page: Page): Locator => page.getByRole('button', { name: /^Playing as/ });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((it) => it.matches(':focus'));

/** The page is there for this visitor, with nothing but its opening answer. */
async function startsAfresh(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Playing as ${name}: change`, exact: true }).waitFor();
  await settled(page);
  expect(await page.getByRole('article').count()).toBe(1);
  expect(await composer(page).inputValue()).toBe('');
}

async function add(page: Page, name: string): Promise<void> {
  await visitor(page).click();
  await button(page, 'New visitor…').click();
  await dialog(page).getByLabel('Your name').fill(name);
  await button(page, 'Start playing').click();
  await startsAfresh(page, name);
}

async function rename(page: Page, name: string): Promise<void> {
  await visitor(page).click();
  await button(page, 'Rename…').click();
  await dialog(page).getByLabel('Your name').fill(name);
  await button(page, 'Save').click();
  await dialog(page).waitFor({ state: 'hidden' });
}

async function choose(page: Page, name: string): Promise<void> {
  await visitor(page).click();
  await button(page, name).click();
  await startsAfresh(page, name);
}

async function whoAmI(page: Page): Promise<string> {
  const count = await page.getByRole('article').count();
  await composer(page).fill('/whoami');
  await composer(page).press('Enter');
  await page.getByRole('article').nth(count).and(page.locator('[aria-busy=false]')).waitFor();
  return newest(page).locator('.text').innerText();
}

describe('several visitors in one browser', () => {
  it('have their names in the chat, and come back to themselves', async () => {
    const page = await open();
    expect(await visitor(page).innerText()).toMatch(/^Guest \d{3}$/);
    await rename(page, 'Anna');
    const anna = await whoAmI(page);
    expect(anna).toMatch(/Anna$/);
    await add(page, 'Ben');
    expect(await whoAmI(page)).toMatch(/Ben$/);
    await choose(page, 'Anna');
    expect(await whoAmI(page)).toBe(anna);
    expect(await isFocused(composer(page))).toBe(true);
  });

  it('leave nothing of theirs on the screen for the next', async () => {
    const page = await open();
    await add(page, 'Ben');
    await composer(page).fill('/echo my secret');
    await composer(page).press('Enter');
    await says(page, 'You said: my secret');
    await composer(page).fill('half a thought');
    await add(page, 'Carla');
    expect(await page.getByText(/my secret|half a thought/).count()).toBe(0);
    await composer(page).press('ArrowUp');
    expect(await composer(page).inputValue()).toBe('');
  });

  it('keep their conversation when they only take another name', async () => {
    const page = await open();
    await whoAmI(page);
    await rename(page, 'Anna');
    expect(await page.getByRole('article').count()).toBe(2);
    expect(await isFocused(visitor(page))).toBe(true);
  });

  it('are not those of another browser', async () => {
    const [one, other] = [await open(), await open()];
    await rename(one, 'Anna');
    await rename(other, 'Anna');
    expect(await whoAmI(one)).not.toBe(await whoAmI(other));
    await visitor(other).click();
    expect(await dialog(other).getByRole('listitem').count()).toBe(1);
    expect(await button(other, 'Remove from this browser…').count()).toBe(0);
  });

  it('are removed after a question that says what stays', async () => {
    const page = await open();
    await rename(page, 'Anna');
    await add(page, 'Ben');
    await visitor(page).click();
    await button(page, 'Remove from this browser…').click();
    await page.getByRole('dialog', { name: 'Remove Ben from this browser?' }).getByText('/privacy delete').waitFor();
    expect(await isFocused(button(page, 'Cancel'))).toBe(true);
    await button(page, 'Remove').click();
    await startsAfresh(page, 'Anna');
  });

  it('are told when another tab has turned to somebody else', async () => {
    const context = await browser.newContext();
    const [behind, ahead] = [await openIn(context), await openIn(context)];
    await add(ahead, 'Ben');
    await composer(behind).fill('/hint');
    await composer(behind).press('Enter');
    await says(behind, 'You are now Ben in this browser: reload the page.');
    await behind.getByRole('article').first().getByRole('button', { name: 'Flip' }).click();
    await behind.getByRole('article').first().getByText('You are now Ben').waitFor();
    await behind.reload();
    await startsAfresh(behind, 'Ben');
  });

  it.each(['<img src=x onerror=alert(1)>', '@everyone **x**', '<b>&amp;</b> `x` \\'])(
    'are shown letter for letter: %s',
    async (name) => {
      const page = await open();
      await rename(page, 'Anna');
      await add(page, name);
      expect(await whoAmI(page)).toMatch(new RegExp(` ${name.replace(/[\\*()&]/g, '\\$&')}$`));
      await visitor(page).click();
      await button(page, 'Remove from this browser…').click();
      await dialog(page).getByRole('heading').getByText(`Remove ${name} from this browser?`).waitFor();
      await button(page, 'Cancel').click();
      expect(await dialog(page).getByRole('listitem').last().innerText()).toContain(name);
      await button(page, 'Rename…').click();
      expect(await dialog(page).getByLabel('Your name').inputValue()).toBe(name);
      expect(await page.locator('header img, dialog img, dialog b').count()).toBe(1);
    },
  );
});

describe('the visitors’ dialog', () => {
  it('is used with the keyboard, and gives the focus back', async () => {
    const page = await open();
    await rename(page, 'Anna');
    await page.keyboard.press('Enter');
    expect(await isFocused(button(page, 'Anna'))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await isFocused(visitor(page))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ben');
    await page.keyboard.press('Enter');
    await startsAfresh(page, 'Ben');
  });

  it('says what is wrong with a name, beside the field', async () => {
    const page = await open();
    await rename(page, 'Anna');
    await add(page, 'Ben');
    await visitor(page).click();
    await button(page, 'Rename…').click();
    for (const [typed, sentence] of [
      ['anna', 'There is already a visitor called Anna in this browser.'],
      [' ', 'Please type a name.'],
    ] as const) {
      await dialog(page).getByLabel('Your name').fill(typed);
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('alert').getByText(sentence).waitFor();
      expect(await isFocused(dialog(page).getByLabel('Your name'))).toBe(true);
    }
    await button(page, 'Cancel').click();
    expect(await isFocused(button(page, 'Ben'))).toBe(true);
    expect(await button(page, 'Ben').getAttribute('aria-current')).toBe('true');
  });

  it('keeps what is typed in it from the chat, and closes beside itself', async () => {
    const page = await open();
    await visitor(page).click();
    await page.keyboard.type('/hint');
    await page.mouse.click(20, 400);
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await composer(page).inputValue()).toBe('');
  });

  it('speaks the language of the browser', async () => {
    const page = await open({ locale: 'de-DE' });
    const german = page.getByRole('button', { name: /^Du spielst als Gast \d{3}: wechseln$/ });
    await german.click();
    await page.getByRole('dialog', { name: 'Wer spielt?' }).getByRole('button', { name: 'Neuer Gast…' }).waitFor();
    expect(await dialog(page).getAttribute('lang')).toBe('de');
  });

  it('fits a phone, with the longest of names, for fingers', async () => {
    const page = await open(PHONE);
    await rename(page, 'W'.repeat(32));
    for (const name of ['B', 'C', 'D', 'E', 'F', 'G', 'H']) await add(page, name);
    await choose(page, 'W'.repeat(32));
    expect((await visitor(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await visitor(page).tap();
    await dialog(page).getByText('A browser holds at most 8 visitors').waitFor();
    for (const row of await dialog(page).locator('.row').all()) {
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(350);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    const box = await dialog(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  });
});
