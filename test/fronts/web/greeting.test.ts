import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { type Command, defineCommand } from '../../../src/bot/command.js';
import { makeBot } from '../../../src/bot/make-bot.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import type { Painter } from '../../../src/pictures/picture.js';
import { NO_SERVICES } from '../../support/no-services.js';
import { NO_LIVE } from '../no-live.js';
import { Browser } from './browser.js';

const log = pino({ level: 'silent' });
const painter: Painter = { paint: async () => new Uint8Array(), forgetPictures: () => {}, close: async () => {} };
let front: WebFront;
afterEach(() => front.stop());

const WELCOME = defineCommand({
  spec: {
    name: 'welcome',
    description: 'Say hello',
    options: [{ name: 'warmly', description: 'More than hello', type: 'flag', internal: true }],
    audience: 'everyone',
    slow: false,
    greetsWith: { warmly: true },
  },
  run: async (_, { warmly = false }) => ({ text: warmly ? 'Hello, hello!' : 'Hello.', personal: true }),
});
const CHAT = defineCommand({
  spec: {
    name: 'chat',
    description: 'Talk',
    options: [{ name: 'words', description: 'Any words', type: 'text', maxLength: 40, required: true }],
    audience: 'everyone',
    slow: false,
    takesPlainLines: true,
  },
  run: async (_, { words }) => ({ text: `Heard: ${words}`, personal: true }),
});

async function open(...commands: readonly Command[]): Promise<Browser> {
  const bot = makeBot({ commands, groups: {}, services: NO_SERVICES, log });
  front = makeWebFront({ bot, live: NO_LIVE, painter, port: 0, log });
  await front.start();
  return new Browser(front.address);
}

async function answerTo(browser: Browser, body: object): Promise<string | undefined> {
  for await (const line of browser.run(body)) if (line.kind === 'message') return line.message.text;
  return undefined;
}

describe('the page knows no command by name', () => {
  it('greets with the command whose spec says so, and with its arguments', async () => {
    expect(await answerTo(await open(CHAT, WELCOME), { opened: true })).toBe('Hello, hello!');
  });

  it('gives a line without a command to the one whose spec takes it', async () => {
    expect(await answerTo(await open(WELCOME, CHAT), { line: 'good morning' })).toBe('Heard: good morning');
  });

  it('takes no line for words where none takes them', async () => {
    expect(await answerTo(await open(WELCOME), { line: 'good morning' })).toContain('I don’t know /good');
  });
});
