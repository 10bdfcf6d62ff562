import { isDeepStrictEqual } from 'node:util';
import pino from 'pino';
import type { Browser as Chromium, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { NO_LIVE } from '../no-live.js';
import { placeContract, type Seen } from '../place-contract.js';
import { makeSampleBot } from '../sample-bot.js';
import { Browser } from './browser.js';
import { composer, settled } from './chat-page.js';
import { launchChromium } from './chromium.js';
import { FeedReader } from './feed-reader.js';

const PLACE = { serverId: 'web', channelId: 'web' };
const painter = makePainter();
let chromium: Chromium;
beforeAll(async () => {
  chromium = await launchChromium();
});
afterAll(async () => {
  await chromium.close();
  await painter.close();
});

async function openFront(port = 0): Promise<WebFront> {
  const front = makeWebFront({
    bot: makeSampleBot().bot,
    live: NO_LIVE,
    painter,
    port,
    log: pino({ level: 'silent' }),
  });
  await front.start();
  return front;
}

const saying = (text: string) => ({ text, personal: false, look: {} });

placeContract('The local chat over HTTP', async () => {
  const front = await openFront();
  const readers: FeedReader[] = [];
  return {
    places: front.places,
    place: PLACE,
    elsewhere: { ...PLACE, channelId: 'attic' },
    async onlooker() {
      const reader = new FeedReader(new Browser(front.address));
      readers.push(reader);
      await reader.connect();
      const seen = (): Seen[] =>
        [...reader.messages]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([, { text, pictures = [] }]) => ({ text, alts: pictures.map(({ alt }) => alt) }));
      return {
        sees: (expected) => reader.until(() => isDeepStrictEqual(seen(), expected)),
        leave: async () => reader.disconnect(),
        comeBack: () => reader.connect(),
      };
    },
    async close() {
      for (const reader of readers) reader.disconnect();
      await front.stop();
    },
  };
});

/** The page as a person sees it, once it listens to what is published. */
async function openPage(front: WebFront): Promise<Page> {
  const context = await chromium.newContext({ locale: 'en' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const listening = page.waitForResponse((response) => response.url().includes('/events'));
  await page.goto(`${front.address}/#chat`);
  await settled(page);
  await listening;
  return page;
}

const seenOn = (page: Page): Promise<Seen[]> =>
  page.getByRole('article').evaluateAll((articles) =>
    articles.slice(1).map((article) => ({
      text: article.querySelector('.text')?.textContent ?? '',
      alts: [...article.querySelectorAll('.picture img')].map((image) => image.getAttribute('alt') ?? ''),
    })),
  );

/** As when another tab is chosen, or this one again. A page that Chromium shows without a window is always seen. */
const hide = (page: Page, state: 'hidden' | 'visible'): Promise<unknown> =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

placeContract('The page in Chromium', async () => {
  const front = await openFront();
  const pages: Page[] = [];
  return {
    places: front.places,
    place: PLACE,
    elsewhere: { ...PLACE, serverId: '1234' },
    async onlooker() {
      const page = await openPage(front);
      pages.push(page);
      return {
        async sees(expected) {
          await expect.poll(() => seenOn(page), { timeout: 15_000 }).toEqual(expected);
        },
        leave: async () => void (await hide(page, 'hidden')),
        comeBack: async () => void (await hide(page, 'visible')),
      };
    },
    close: () => front.stop(),
  };
});

describe('what one page says to all', () => {
  it('is seen on the others at once, and once on its own', async () => {
    const front = await openFront();
    onTestFinished(() => front.stop());
    const [ada, grace] = [await openPage(front), await openPage(front)];
    await composer(ada).fill('/echo good morning');
    await composer(ada).press('Enter');
    await grace.getByText('You said: good morning').waitFor();
    await composer(ada).fill('/hint');
    await composer(ada).press('Enter');
    await ada.getByText('The key is a check.').waitFor();
    await front.places.post(PLACE, saying('And good night'), { nonce: 'night' });
    for (const page of [ada, grace]) await page.getByText('And good night').waitFor();
    const texts = async (page: Page) => (await seenOn(page)).map(({ text }) => text);
    expect(await texts(ada)).toEqual(['You said: good morning', 'The key is a check.', 'And good night']);
    expect(await texts(grace)).toEqual(['You said: good morning', 'And good night']);
  });

  it('goes on after the bot was started anew, and says that something may be missing', async () => {
    const first = await openFront();
    const port = Number(new URL(first.address).port);
    const page = await openPage(first);
    await first.places.post(PLACE, saying('Before'), { nonce: 'before' });
    await page.getByText('Before').waitFor();
    await first.stop();
    const second = await openFront(port);
    onTestFinished(() => second.stop());
    await page.getByText('messages from that time may be missing').waitFor();
    await second.places.post(PLACE, saying('After'), { nonce: 'after' });
    await page.getByText('After').waitFor();
    expect((await seenOn(page)).map(({ text }) => text)).toEqual(['Before', 'After']);
  });
});

describe('the stream of what is published', () => {
  it('tells a page that was away for more than is kept, and gives it what there is', async () => {
    const front = await openFront();
    onTestFinished(() => front.stop());
    const reader = new FeedReader(new Browser(front.address));
    await reader.connect();
    reader.disconnect();
    for (let number = 1; number <= 101; number++) {
      await front.places.post(PLACE, saying(`Number ${number}`), { nonce: String(number) });
    }
    await reader.connect();
    await reader.until(() => reader.messages.size === 100);
    expect(reader.kinds.slice(0, 2)).toEqual(['listening', 'missed']);
    expect([...reader.messages.values()].map(({ text }) => text)[0]).toBe('Number 2');
    reader.disconnect();
  });

  it('keeps nothing that may show somebody who is to be forgotten, and says nothing of it to who listens', async () => {
    const front = await openFront();
    onTestFinished(() => front.stop());
    const [here, away] = [new FeedReader(new Browser(front.address)), new FeedReader(new Browser(front.address))];
    await here.connect();
    await away.connect();
    away.disconnect();
    await front.places.post(PLACE, saying('Anna has solved it'), { nonce: 'anna' });
    await here.until(() => here.messages.size === 1);
    front.forgetPictures?.();
    await front.places.post(PLACE, saying('Good evening'), { nonce: 'evening' });
    await here.until(() => here.messages.size === 2);
    expect(here.kinds).toEqual(['listening', 'message', 'message']);
    await away.connect();
    await away.until(() => away.messages.size === 1);
    expect([...away.messages.values()].map(({ text }) => text)).toEqual(['Good evening']);
    here.disconnect();
    away.disconnect();
  });

  it('is not for other web sites', async () => {
    const front = await openFront();
    onTestFinished(() => front.stop());
    const answer = await fetch(`${front.address}/events`, { headers: { origin: 'https://example.com' } });
    expect(answer.status).toBe(403);
    await answer.body?.cancel();
  });

  it('is refused to the 65th page, and had again when one has left', async () => {
    const front = await openFront();
    onTestFinished(() => front.stop());
    const browser = new Browser(front.address);
    const readers = Array.from({ length: 64 }, () => new FeedReader(browser));
    for (const reader of readers) await reader.connect();
    await expect(new FeedReader(browser).connect()).rejects.toThrow('503: Too many pages');
    readers[0]?.disconnect();
    const late = new FeedReader(browser);
    await expect
      .poll(
        () =>
          late.connect().then(
            () => true,
            () => false,
          ),
        { timeout: 15_000 },
      )
      .toBe(true);
    for (const reader of [...readers, late]) reader.disconnect();
  });

  it('ends when the chat stops', async () => {
    const front = await openFront();
    const answer = await fetch(`${front.address}/events`);
    const stopped = front.stop();
    await answer.text();
    await stopped;
  });
});
