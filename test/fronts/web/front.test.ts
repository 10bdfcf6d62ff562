import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWebFront, PortForbidden, PortInUse, portFault } from '../../../src/fronts/web/front.js';
import type { AnswerLine } from '../../../src/fronts/web/page/wire.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import type { Painter } from '../../../src/pictures/picture.js';
import { Gate } from '../gate.js';
import { NO_LIVE } from '../no-live.js';
import { makeSampleBot } from '../sample-bot.js';
import { type Stage, setStage } from './stage.js';

const painter = makePainter();
afterAll(() => painter.close());

let stage: Stage;
beforeEach(async () => {
  stage = await setStage(painter);
});
afterEach(async () => {
  stage.gate.open();
  await stage.front.stop();
});

const all = async (lines: AsyncIterable<AnswerLine>): Promise<AnswerLine[]> => {
  const taken: AnswerLine[] = [];
  for await (const line of lines) taken.push(line);
  return taken;
};

describe('the web chat', () => {
  it('says when its port is taken', async () => {
    const port = Number(new URL(stage.front.address).port);
    const second = makeWebFront({ bot: stage.bot, live: NO_LIVE, painter, port, log: pino({ level: 'silent' }) });
    const fault = await second.start().catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(PortInUse);
    expect((fault as PortInUse).port).toBe(port);
    await second.stop();
  });

  it.each([
    ['is taken', 'EADDRINUSE', PortInUse],
    ['is not for this user', 'EACCES', PortForbidden],
  ])('names the port that %s', (_, code, kind) => {
    const fault = portFault(Object.assign(new Error(code), { code }), 80);
    expect(fault).toBeInstanceOf(kind);
    expect(fault?.port).toBe(80);
  });

  it('makes no port of any other fault', () => {
    expect(portFault(Object.assign(new Error('EMFILE'), { code: 'EMFILE' }), 80)).toBeUndefined();
    expect(portFault(new Error('a bug'), 80)).toBeUndefined();
  });

  it('can be stopped before it was started, and twice', async () => {
    const front = makeWebFront({ bot: stage.bot, live: NO_LIVE, painter, port: 0, log: pino({ level: 'silent' }) });
    await front.stop();
    await stage.front.stop();
    await stage.front.stop();
  });

  it('stops while somebody waits for an answer, and while a connection says nothing', async () => {
    const silent = connect(Number(new URL(stage.front.address).port), '127.0.0.1');
    silent.on('error', () => {});
    const waiting = all(stage.browser.run({ line: '/ponder' }));
    await stage.begun.opened;
    await stage.front.stop();
    expect(await waiting).toEqual([]);
    await expect(stage.browser.get('/')).rejects.toThrow();
  });

  it('cuts off work under way when it stops, without pretending that it ended', async () => {
    const lines = stage.browser.run({ line: '/work' })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toMatchObject({ message: { text: 'Checked 0 of 2.' } });
    await stage.front.stop();
    expect((await lines.next()).done).toBe(true);
  });

  it('goes on when a browser leaves in the middle of an answer', async () => {
    const leaving = new AbortController();
    const headers = { origin: stage.front.address, 'content-type': 'application/json' };
    const body = JSON.stringify({ line: '/ponder', theme: 'dark' });
    const answer = fetch(`${stage.front.address}/api/run`, { method: 'POST', headers, body, signal: leaving.signal });
    await stage.begun.opened;
    leaving.abort();
    await answer.then((it) => it.text()).catch(() => {});
    stage.gate.open();
    expect((await all(stage.browser.run({ line: '/hint' }))).length).toBe(2);
  });

  it('gives the same board the same address, to be kept for ever, and each theme its own', async () => {
    const boardOf = async (theme: string): Promise<string> => {
      const [first] = (await (await stage.browser.post('/api/run', { line: '/puzzle', theme })).text()).split('\n');
      return JSON.parse(first ?? '').message.pictures[0].src;
    };
    const light = await boardOf('light');
    expect(await boardOf('light')).toBe(light);
    expect(await boardOf('dark')).not.toBe(light);
    const { headers } = await stage.browser.get(light);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  it('lets go of pictures when somebody is forgotten', async () => {
    const [first] = (await (await stage.browser.post('/api/run', { line: '/puzzle', theme: 'blue' })).text()).split(
      '\n',
    );
    const { src } = JSON.parse(first ?? '').message.pictures[0];
    expect((await stage.browser.get(src)).status).toBe(200);
    stage.front.forgetPictures?.();
    expect((await stage.browser.get(src)).status).toBe(404);
  });

  it('sends its page again only when it changed', async () => {
    const etag = (await stage.browser.get('/avatar.svg')).headers.get('etag') ?? '';
    expect((await stage.browser.get('/avatar.svg', { 'if-none-match': etag })).status).toBe(304);
  });

  it('still gives the words when the board cannot be drawn', async () => {
    const fail = () => Promise.reject(new Error('no ink'));
    const broken: Painter = { paint: fail, forgetPictures: () => {}, close: async () => {} };
    const front = makeWebFront({
      bot: makeSampleBot().bot,
      live: NO_LIVE,
      painter: broken,
      port: 0,
      log: pino({ level: 'silent' }),
    });
    await front.start();
    const answer = await fetch(`${front.address}/api/run`, {
      method: 'POST',
      headers: { origin: front.address, 'content-type': 'application/json' },
      body: JSON.stringify({ line: '/puzzle', theme: 'dark' }),
    });
    expect(await answer.text()).toMatch(/to move and mate in .*I could not show the rest of this message/);
    await front.stop();
  });

  it('answers others while one waits', async () => {
    const seen = new Gate();
    const waiting = all(stage.browser.run({ line: '/ponder' })).finally(() => seen.open());
    await stage.begun.opened;
    expect((await all(stage.browser.run({ line: '/hint' }))).at(-1)).toEqual({ kind: 'end' });
    stage.gate.open();
    await seen.opened;
    expect((await waiting).at(-1)).toEqual({ kind: 'end' });
  });
});
