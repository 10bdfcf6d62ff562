import { readFile } from 'node:fs/promises';
import pino from 'pino';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Bot } from '../../../src/bot/bot.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import type { Painter } from '../../../src/pictures/picture.js';
import {
  type FrontDriver,
  isUpload,
  type Message,
  type Person,
  type Pictured,
  type Said,
  type Shown,
} from '../driver.js';
import { NO_LIVE } from '../no-live.js';
import { hearComplaints } from './complaints.js';
import { lineOf } from './http-driver.js';

/** Uses the page as a person does: types, picks, clicks, and reads what is on the screen. */
export class ChromiumDriver implements FrontDriver {
  readonly #browser: Browser;
  readonly #painter: Painter;
  readonly #complaints: string[] = [];
  #front: WebFront | undefined;

  constructor(browser: Browser, painter: Painter) {
    this.#browser = browser;
    this.#painter = painter;
  }

  async open(bot: Bot): Promise<void> {
    this.#front = makeWebFront({ bot, live: NO_LIVE, painter: this.#painter, port: 0, log: pino({ level: 'silent' }) });
    await this.#front.start();
  }

  async person({ name }: Parameters<FrontDriver['person']>[0]): Promise<Person> {
    const context = await this.#browser.newContext();
    const address = this.#front?.address ?? '';
    await context.request.post(`${address}/api/visitors`, {
      headers: { origin: address },
      data: { do: 'rename', name },
    });
    const page = await context.newPage();
    hearComplaints(page, (complaint) => this.#complaints.push(complaint));
    await page.goto(`${address}/#chat`);
    await settledMessage(page.getByRole('article').first());
    return new PersonAtPage(page, name);
  }

  async close(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
    await this.#front?.stop();
    if (this.#complaints.length > 0) throw new Error(`The browser complains: ${this.#complaints.join('\n')}`);
  }
}

class PersonAtPage implements Person {
  readonly #page: Page;
  readonly knownAs: string;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.knownAs = name;
  }

  async say(command: string, args: Said = {}): Promise<Message> {
    const line = this.#page.getByRole('combobox', { name: 'Message Matinee' });
    const file = Object.values(args).find(isUpload);
    if (file) {
      const chooser = this.#page.waitForEvent('filechooser');
      await this.#page.getByRole('button', { name: 'Attach a file' }).click();
      await (await chooser).setFiles({
        name: file.name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(file.content),
      });
    }
    await line.fill(lineOf(command, args));
    return newMessage(this.#page, async () => {
      await line.press('Enter');
      // A command that needs an option waits for it at the first Enter.
      if (await line.inputValue()) await line.press('Enter');
    });
  }

  async suggestions(command: string, option: string, typed: string): Promise<readonly string[]> {
    const answered = this.#page.waitForResponse('**/api/suggest');
    await this.#page.getByRole('combobox', { name: 'Message Matinee' }).fill(`/${command} ${option}: ${typed}`);
    await answered;
    await this.#page.locator('#suggestions[aria-busy=false]').waitFor({ state: 'attached' });
    return this.#page.getByRole('option').locator('b').allTextContents();
  }
}

/** What `act` adds to the conversation. */
async function newMessage(page: Page, act: () => Promise<void>): Promise<Message> {
  const messages = page.getByRole('article');
  const count = await messages.count();
  await act();
  const added = messages.nth(count);
  await added.and(page.locator('[data-state=shown]')).waitFor();
  return new MessageOnPage(page, added);
}

async function settledMessage(message: Locator): Promise<void> {
  await message.and(message.page().locator('[aria-busy=false]')).waitFor();
}

class MessageOnPage implements Message {
  readonly #page: Page;
  readonly #message: Locator;

  constructor(page: Page, message: Locator) {
    this.#page = page;
    this.#message = message;
  }

  async shown(): Promise<Shown> {
    const selects = await this.#message.locator('select').all();
    const link = this.#message.locator('a.file');
    const buttons = await this.#message.getByRole('button').all();
    return {
      text: await this.#message.locator('.text').innerText(),
      personal: await this.#message.getByText('Only you can see this').isVisible(),
      buttons: await Promise.all(
        buttons.map(async (button) => ({ label: await button.innerText(), disabled: await button.isDisabled() })),
      ),
      pictures: await this.#pictures(),
      ...((await link.isVisible()) && { file: await this.#download(link) }),
      menus: await Promise.all(
        selects.map(async (select) => ({
          placeholder: await select.locator('option').first().innerText(),
          options: await optionsOf(select),
        })),
      ),
    };
  }

  async settled(): Promise<Shown> {
    await settledMessage(this.#message);
    return this.shown();
  }

  async press(label: string): Promise<Message> {
    await settledMessage(this.#message);
    const button = this.#button(label);
    const count = await this.#page.getByRole('article').count();
    await button.click();
    const added = (await this.#page.getByRole('article').count()) > count;
    if (!added) return this;
    const message = this.#page.getByRole('article').nth(count);
    await message.and(this.#page.locator('[data-state=shown]')).waitFor();
    return new MessageOnPage(this.#page, message);
  }

  async answer(label: string, typed: string): Promise<Message> {
    await settledMessage(this.#message);
    await this.#button(label).click();
    const field = this.#message.locator('form.ask input');
    await field.fill(typed);
    return newMessage(this.#page, () => field.press('Enter'));
  }

  async choose(label: string): Promise<Message> {
    await settledMessage(this.#message);
    const option = this.#page.locator(`option[data-label=${JSON.stringify(label)}]`);
    await this.#message
      .locator('select')
      .filter({ has: option })
      .selectOption((await this.#message.locator(option).getAttribute('value')) ?? '');
    return this;
  }

  /** By what is seen: screen readers may say another word. */
  #button(label: string): Locator {
    return this.#message.getByRole('button').and(this.#page.getByText(label, { exact: true }));
  }

  async #download(link: Locator): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([this.#page.waitForEvent('download'), link.click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }

  async #pictures(): Promise<Pictured[]> {
    const pictures = await this.#message.locator('.picture img').all();
    return Promise.all(
      pictures.map(async (picture) => ({
        kind: (await picture.getAttribute('data-kind')) ?? '',
        alt: (await picture.getAttribute('alt')) ?? '',
        png: await this.#bytesOf(picture),
      })),
    );
  }

  async #bytesOf(picture: Locator): Promise<Uint8Array> {
    const source = new URL((await picture.getAttribute('src')) ?? '', this.#page.url());
    return new Uint8Array(await (await this.#page.request.get(source.href)).body());
  }
}

const optionsOf = (select: Locator): Promise<{ label: string; description?: string }[]> =>
  select.locator('option:not([hidden])').evaluateAll((options) =>
    options.map((option) => {
      const description = option.getAttribute('data-description');
      return { label: option.getAttribute('data-label') ?? '', ...(description && { description }) };
    }),
  );
