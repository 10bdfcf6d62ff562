import pino from 'pino';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Command, defineCommand } from '../../../src/bot/command.js';
import { makeBot } from '../../../src/bot/make-bot.js';
import type { Reply } from '../../../src/bot/reply.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { NO_SERVICES } from '../../support/no-services.js';
import { Gate } from '../gate.js';
import { NO_LIVE } from '../no-live.js';
import { makeSampleCommands } from '../sample-commands.js';
import { composer, newest, says, settled } from './chat-page.js';
import { launchChromium } from './chromium.js';

/** Its first state can be left by a button while later ones are still to come. */
const news = (gate: Gate, told: Gate): Command => {
  async function* later(): AsyncIterable<Reply> {
    await gate.opened;
    yield { text: 'Old news.', personal: true };
    told.open();
  }
  return defineCommand({
    spec: { name: 'news', description: 'Tell what is new', options: [], audience: 'everyone', slow: true },
    run: async () => ({
      text: 'News to come.',
      buttons: [{ label: 'Never mind', style: 'secondary', inPlace: true, invoke: { command: 'hint', args: {} } }],
      personal: true,
      updates: later(),
    }),
  });
};

/** Each answer has another button in the same place. */
const stairs = defineCommand({
  spec: {
    name: 'stairs',
    description: 'Climb',
    options: [{ name: 'at', description: 'The stair', type: 'integer', min: 1, max: 9, internal: true }],
    audience: 'everyone',
    slow: false,
  },
  run: async (_, { at = 1 }) => ({
    text: `Stair ${at}.`,
    buttons: [
      { label: `To ${at + 1}`, style: 'primary', inPlace: true, invoke: { command: 'stairs', args: { at: at + 1 } } },
    ],
    personal: true,
  }),
});

const saga = defineCommand({
  spec: { name: 'saga', description: 'Tell much', options: [], audience: 'everyone', slow: false },
  run: async () => ({ text: ['Once upon a time.', ...Array(80).fill('And then.')].join('\n'), personal: true }),
});

const painter = makePainter();
let browser: Browser;
let gate: Gate;
let told: Gate;
let front: WebFront;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await painter.close();
});
beforeEach(async () => {
  gate = new Gate();
  told = new Gate();
  const log = pino({ level: 'silent' });
  const commands = [...makeSampleCommands({ begun: new Gate(), gate }), news(gate, told), stairs, saga];
  const bot = makeBot({ commands, groups: { files: 'Files for the bot' }, services: NO_SERVICES, log });
  front = makeWebFront({ bot, live: NO_LIVE, painter, port: 0, log });
  await front.start();
  page = await browser.newPage();
  await page.goto(`${front.address}/#chat`);
  await settled(page);
});
afterEach(async () => {
  await page.close();
  gate.open();
  await front.stop();
});

const say = async (line: string, answer: string): Promise<void> => {
  await composer(page).fill(line);
  await composer(page).press('Enter');
  await says(page, answer);
};
const RUN = '**/api/run';
const menu = () => newest(page).locator('select');
const stepTwo = { label: 'Step 2 · number 2 of 3' };

describe('a message of the web chat', () => {
  it('takes the same choice of its menu again when the first could not be sent', async () => {
    await say('/steps', 'Step 1 of 3');
    await settled(page);
    await page.route(RUN, (route) => route.abort(), { times: 1 });
    await menu().selectOption(stepTwo);
    await says(page, 'I cannot be reached.');
    expect(await menu().locator('option:checked').innerText()).toBe('Go to a step');
    await menu().selectOption(stepTwo);
    await says(page, 'Step 2 of 3');
  });

  it('takes no second press while the first is under way', async () => {
    await say('/steps', 'Step 1 of 3');
    await settled(page);
    const released = new Gate();
    let sent = 0;
    await page.route(RUN, async (route) => {
      sent += 1;
      await released.opened;
      await route.continue();
    });
    // The keyboard stays on the button, which is why a person can press it twice.
    await newest(page).getByRole('button', { name: 'One step on' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    released.open();
    await says(page, 'Step 2 of 3');
    await settled(page);
    expect(sent).toBe(1);
    await page.keyboard.press('Enter');
    await says(page, 'Step 3 of 3');
  });

  it.each([
    ['sent', 'Enter'],
    ['taken back', 'Escape'],
  ])('gives the keyboard back to the button that asked, once its question is %s', async (_, key) => {
    await newest(page).getByRole('button', { name: 'Answer' }).click();
    await page.keyboard.type('Ra8');
    await page.keyboard.press(key);
    const first = page.getByRole('article').first();
    expect(await first.locator('form.ask').count()).toBe(0);
    expect(await first.getByRole('button', { name: 'Answer' }).and(page.locator(':focus')).count()).toBe(1);
  });

  it('shows the beginning of words that fill more than the screen', async () => {
    await say('/saga', 'Once upon a time.');
    await settled(page);
    const top = await page.locator('#scroller').boundingBox();
    await expect
      .poll(async () => Math.round(((await newest(page).boundingBox())?.y ?? 0) - (top?.y ?? 0)))
      .toBeCloseTo(0);
  });

  it('shows nothing more of an older answer once a newer one has its place', async () => {
    await say('/news', 'News to come.');
    await newest(page).getByRole('button', { name: 'Never mind' }).click();
    await says(page, 'The key is a check.');
    gate.open();
    await told.opened;
    // A whole question and answer later the page has read whatever came before.
    await say('/echo hello', 'You said: hello');
    expect(await page.getByRole('article').nth(1).locator('.text').innerText()).toBe('The key is a check.');
  });

  it('takes the second click of a double click for what it was: meant for the button that stood there before', async () => {
    await say('/stairs', 'Stair 1.');
    await newest(page).getByRole('button', { name: 'To 2' }).click();
    await says(page, 'Stair 2.');
    const next = newest(page).getByRole('button', { name: 'To 3' });
    const box = await next.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await settled(page);
    await says(page, 'Stair 2.');
    await next.click();
    await says(page, 'Stair 3.');
  });
});
