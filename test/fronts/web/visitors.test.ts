import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisitorChange, Visitors } from '../../../src/fronts/web/page/visitors-wire.js';
import type { Refusal } from '../../../src/fronts/web/page/wire.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { de } from '../../../src/texts/de.js';
import { fr } from '../../../src/texts/fr.js';
import { Browser } from './browser.js';
import { type Stage, setStage } from './stage.js';

const painter = makePainter();
let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  stage = await setStage(painter);
});
beforeEach(async () => {
  browser = new Browser(stage.front.address);
  await browser.get('/');
});
afterAll(async () => {
  await stage.front.stop();
  await painter.close();
});

const list = async (headers = {}): Promise<Visitors> =>
  (await (await browser.get('/api/visitors', headers)).json()) as Visitors;
const handleOf = async (name?: string): Promise<string> =>
  (await list()).visitors.find((each) => (name ? each.name === name : each.isCurrent))?.handle ?? '';
const change = async (wanted: VisitorChange, headers = {}): Promise<Response> =>
  browser.post('/api/visitors', wanted, { 'matinee-visitor': await handleOf(), ...headers });
const add = (name: string) => change({ do: 'add', name });
const fault = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as Refusal).error,
];
const names = async (): Promise<readonly string[]> => (await list()).visitors.map(({ name }) => name);
const current = async (): Promise<string | undefined> =>
  (await list()).visitors.find(({ isCurrent }) => isCurrent)?.name;

const ask = async (body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  browser.post('/api/run', { ...body, theme: 'light' }, headers);
const whoAmI = async (): Promise<string> => {
  const answer = await ask({ line: '/whoami' }, { 'matinee-visitor': await handleOf() });
  return JSON.parse((await answer.text()).split('\n')[0] ?? '').message.text;
};

describe('the visitors of a browser', () => {
  it('begin with a guest, who keeps the id of the time before there were names', async () => {
    const old = new Browser(stage.front.address, new Map([['matinee_visitor', 'abcdefghijklmnopqrstuv']]));
    browser = old;
    expect(await names()).toEqual([expect.stringMatching(/^Guest \d{3}$/)]);
    const guest = /^(web web:[\da-f]{32}) Guest \d{3}$/.exec(await whoAmI());
    await change({ do: 'rename', name: 'Anna' });
    expect(await whoAmI()).toBe(`${guest?.[1]} Anna`);
    // Who knows a player's id shall not become that player: what the browser keeps stands in no answer.
    expect(await whoAmI()).not.toContain('abcdefghijklmnopqrstuv');
  });

  it('each have their own name and id, and come back to them', async () => {
    await change({ do: 'rename', name: 'Anna' });
    const anna = await whoAmI();
    expect((await add('Ben')).status).toBe(200);
    const ben = await whoAmI();
    expect(ben).toMatch(/^web web:[\da-f]{32} Ben$/);
    expect(ben.split(' ')[1]).not.toBe(anna.split(' ')[1]);
    await change({ do: 'choose', visitor: await handleOf('Anna') });
    expect(await whoAmI()).toBe(anna);
    await change({ do: 'choose', visitor: await handleOf('Ben') });
    expect(await whoAmI()).toBe(ben);
    expect(await names()).toEqual(['Anna', 'Ben']);
  });

  it('are listed without their ids', async () => {
    await add('Ben');
    const answer = await browser.get('/api/visitors');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const words = await answer.text();
    const ids = Buffer.from(browser.cookies.get('matinee_visitors') ?? '', 'base64url')
      .toString()
      .match(/[\w-]{22}/g);
    expect(ids).toHaveLength(2);
    for (const id of ids ?? []) expect(words).not.toContain(id);
  });

  it.each([
    ['no name', '  ', 'Please type a name.'],
    ['a long name', 'x'.repeat(33), 'A name has at most 32 characters.'],
    ['an endless name', 'x'.repeat(9000), 'A name has at most 32 characters.'],
    ['the name of another', ' ANNA ', 'There is already a visitor called Anna in this browser.'],
  ])('are not given %s', async (_, name, sentence) => {
    await change({ do: 'rename', name: 'Anna' });
    await add('Ben');
    expect(await fault(await add(name))).toEqual([422, sentence]);
    expect(await fault(await change({ do: 'rename', name }))).toEqual([422, sentence]);
    expect(await names()).toEqual(['Anna', 'Ben']);
  });

  it('may write their own name in another way', async () => {
    await change({ do: 'rename', name: 'anna' });
    await change({ do: 'rename', name: 'Anna' });
    expect(await names()).toEqual(['Anna']);
  });

  it('are eight at most', async () => {
    for (const name of ['B', 'C', 'D', 'E', 'F', 'G', 'H']) expect((await add(name)).status).toBe(200);
    const sentence = 'A browser holds at most 8 visitors: remove one first.';
    expect((await list()).full).toBe(sentence);
    expect(await fault(await add('I'))).toEqual([422, sentence]);
    expect(browser.cookie.length).toBeLessThan(4096);
  });

  it('can be removed, but for the last', async () => {
    await change({ do: 'rename', name: 'Anna' });
    await add('Ben');
    const ben = await handleOf();
    expect((await list()).words.removeAsk).toContain('/privacy delete');
    expect((await change({ do: 'remove' })).status).toBe(200);
    expect([await names(), await current()]).toEqual([['Anna'], 'Anna']);
    expect(await fault(await change({ do: 'choose', visitor: ben }))).toEqual([
      422,
      'That visitor is no longer in this browser: reload the page.',
    ]);
    expect(await fault(await change({ do: 'remove' }))).toEqual([
      422,
      'The only visitor of a browser cannot be removed.',
    ]);
  });

  it.each([
    ['de-AT', de],
    ['fr', fr],
  ])('are spoken to in their language: %s', async (language, texts) => {
    const headers = { 'accept-language': language };
    const shown = await list(headers);
    expect(shown.words.title).toBe(texts.visitors.labels.title);
    const [, number] = shown.visitors[0]?.name.split(' ') ?? [];
    expect(shown.visitors[0]?.name).toBe(texts.visitors.guest(Number(number)));
    expect(await fault(await change({ do: 'rename', name: '' }, headers))).toEqual([422, texts.visitors.nameMissing]);
  });
});

describe('a page that is behind', () => {
  it('does not answer as somebody else', async () => {
    await change({ do: 'rename', name: 'Anna' });
    const anna = await handleOf();
    await add('Ben');
    const sentence = 'You are now Ben in this browser: reload the page.';
    for (const path of ['/api/run', '/api/suggest', '/api/visitors']) {
      const all = { line: '/hint', theme: 'light', command: 'move', option: 'moves', typed: 'r', do: 'remove' };
      expect(await fault(await browser.post(path, all, { 'matinee-visitor': anna }))).toEqual([409, sentence]);
      expect(await fault(await browser.post(path, all))).toEqual([409, sentence]);
    }
    expect(await names()).toEqual(['Anna', 'Ben']);
  });

  it('does not bring back, with a late answer, the visitor of before', async () => {
    await list();
    expect((await ask({ line: '/hint' })).headers.getSetCookie()).toEqual([]);
  });

  it('is told when the browser has kept no cookies', async () => {
    const handle = await handleOf();
    browser = new Browser(stage.front.address);
    expect((await fault(await ask({ line: '/hint' }, { 'matinee-visitor': handle })))[1]).toContain('allow cookies');
  });
});

describe('requests about visitors that are not right', () => {
  const unreadable = [400, 'I could not read that request. Please reload the page and try again.'];

  it.each([{}, { do: 'burn' }, { do: 'add' }, { do: 'add', name: 7 }, { do: 'choose', visitor: null }, []])(
    'such as %j are told so',
    async (body) => {
      expect(await fault(await browser.post('/api/visitors', body))).toEqual(unreadable);
    },
  );

  it('are told so as a form, and when they come from another site', async () => {
    const form = new FormData();
    form.set('do', 'remove');
    expect(await fault(await browser.post('/api/visitors', form))).toEqual(unreadable);
    const foreign = await browser.post('/api/visitors', { do: 'remove' }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  it('are told so when they are too long', async () => {
    expect((await browser.post('/api/visitors', { do: 'add', name: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it.each(['rubbish', '%', 'W10', '"', 'x'.repeat(3000)])(
    'with the cookie %s get a page all the same',
    async (rubbish) => {
      const cookie = `matinee_visitor=abcdefghijklmnopqrstuv; matinee_visitors=${rubbish}`;
      const answer = await fetch(`${stage.front.address}/api/visitors`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as Visitors).visitors).toHaveLength(1);
      expect(answer.headers.getSetCookie()[0]).toContain('abcdefghijklmnopqrstuv');
    },
  );
});
