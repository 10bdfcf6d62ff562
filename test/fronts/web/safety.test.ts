import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { MAX_FILE_BYTES } from '../../../src/puzzles/files/read-file.js';
import { formOf } from './browser.js';
import { type Stage, setStage } from './stage.js';

const painter = makePainter();
let stage: Stage;
let port: string;
beforeAll(async () => {
  stage = await setStage(painter);
  port = new URL(stage.front.address).port;
});
afterAll(async () => {
  await stage.front.stop();
  await painter.close();
});

/** Unlike `fetch`, sends exactly these headers. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<[number, string]> {
  const sent = request({ host: '127.0.0.1', port, method, path, headers, setHost: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return [answer.statusCode ?? 0, await text(answer)];
}

const json = { 'content-type': 'application/json' };
const hint = JSON.stringify({ line: '/hint', theme: 'dark' });

describe('the web chat and other web sites', () => {
  it.each([
    ['its own address', () => `127.0.0.1:${port}`, 200],
    ['localhost', () => `localhost:${port}`, 200],
    ['a foreign name that points here', () => `evil.example:${port}`, 421],
    ['a foreign name that begins like ours', () => `127.0.0.1.evil.example:${port}`, 421],
    ['another port', () => '127.0.0.1:1', 421],
    ['no port', () => '127.0.0.1', 421],
  ])('asked as %s', async (_, host, status) => {
    const [answered, words] = await send('GET', '/', { host: host() });
    expect(answered).toBe(status);
    if (status === 421) expect(words).toContain(`open http://127.0.0.1:${port} instead`);
  });

  it.each([
    ['from its own page', () => ({ origin: `http://127.0.0.1:${port}`, ...json }), 200],
    ['from an old browser that says only the site', () => ({ 'sec-fetch-site': 'same-origin', ...json }), 200],
    ['from a foreign page', () => ({ origin: 'https://evil.example', ...json }), 403],
    ['from a foreign page on this machine', () => ({ origin: 'http://127.0.0.1:1', ...json }), 403],
    ['from the other name of this machine', () => ({ origin: `http://localhost:${port}`, ...json }), 403],
    ['from a sandboxed frame', () => ({ origin: 'null', ...json }), 403],
    ['without any origin', () => json, 403],
    ['by a cross-site request without origin', () => ({ 'sec-fetch-site': 'cross-site', ...json }), 403],
    ['as a plain form', () => ({ origin: `http://127.0.0.1:${port}`, 'content-type': 'text/plain' }), 415],
    ['without a content type', () => ({ origin: `http://127.0.0.1:${port}` }), 415],
  ])('sent something %s', async (_, headers, status) => {
    const [answered, words] = await send('POST', '/api/run', { host: `127.0.0.1:${port}`, ...headers() }, hint);
    expect([answered, words]).toEqual([
      status,
      expect.stringMatching(status === 200 ? /The key is a check/ : /^\{"error":"/),
    ]);
  });

  it.each(['OPTIONS', 'PUT', 'DELETE'])('does not let a foreign page try %s', async (method) => {
    const [status] = await send(method, '/api/run', {
      host: `127.0.0.1:${port}`,
      origin: 'https://evil.example',
      ...json,
    });
    expect(status).toBe(403);
  });

  it.each(['/', '/api/commands', '/nothing', '/avatar.svg'])('sends %s with a strict policy', async (path) => {
    const { headers } = await stage.browser.get(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('visitors', () => {
  it('get cookies that scripts and other sites cannot use', async () => {
    const cookies = (await fetch(stage.front.address)).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^matinee_visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^matinee_visitors=[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('stay who they are', async () => {
    await stage.browser.get('/');
    const { cookie } = stage.browser;
    await stage.browser.get('/');
    expect(stage.browser.cookie).toBe(cookie);
  });

  it('stay who they are when a link on another site brings them, which hides their cookies', async () => {
    const answer = await fetch(stage.front.address, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('get a new id for one that was not made here', async () => {
    const answer = await fetch(stage.front.address, { headers: { cookie: 'matinee_visitor=admin' } });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^matinee_visitor=[\w-]{22};/);
  });
});

describe('requests that are not right', () => {
  const RELOAD = 'I could not read that request. Please reload the page and try again.';
  const post = (body: string, type = 'application/json') =>
    send(
      'POST',
      '/api/run',
      { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, 'content-type': type },
      body,
    );

  it.each([
    ['no JSON', 'hello'],
    ['half of it', '{"line":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['no theme', '{"line":"/hint"}'],
    ['a theme that is none', '{"line":"/hint","theme":"pink"}'],
    ['a line that is a list', '{"line":["/hint"],"theme":"dark"}'],
    ['an endless line', JSON.stringify({ line: 'x'.repeat(5000), theme: 'dark' })],
    ['an endless button', JSON.stringify({ invocation: 'x'.repeat(101), theme: 'dark' })],
  ])('with %s are told so', async (_, body) => {
    expect(await post(body)).toEqual([400, JSON.stringify({ error: RELOAD })]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a broken form', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp'],
    [
      'a form without a file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n',
    ],
  ])('with %s are told so', async (_, type, body) => {
    expect(await post(body, type)).toEqual([400, JSON.stringify({ error: RELOAD })]);
  });

  it.each(['/api/run', '/api/suggest'])('with more words than anybody types are not read by %s', async (path) => {
    const most = { line: '/hint', theme: 'dark', command: 'move', option: 'moves', typed: 'ra', rest: '' };
    const post = (bytes: number) =>
      stage.browser.post(path, { ...most, rest: 'x'.repeat(bytes - JSON.stringify(most).length) });
    expect((await post(64 * 1024)).status).toBe(200);
    const refused = await post(64 * 1024 + 1);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: 'That is too long. Please shorten it, or attach it as a file.' },
    ]);
  });

  it.each([
    ['of the largest size', MAX_FILE_BYTES, 200, 'big.epd: 2097152 bytes'],
    ['one byte larger', MAX_FILE_BYTES + 1, 413, 'The file has 2.1 MB and the limit is 2 MB; split it'],
    ['far too large', 20 * MAX_FILE_BYTES, 413, 'The file has 40.1 MB and the limit is 2 MB; split it'],
  ])('with a file %s are answered in words', async (_, size, status, words) => {
    const form = formOf({ line: '/files add' }, { name: 'big.epd', content: new Uint8Array(size) });
    const answer = await stage.browser.post('/api/run', form);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(words);
  });

  it.each([
    ['a path that is none', 'GET', '/nothing', 404],
    ['a way out of the folder', 'GET', '/../package.json', 404],
    ['an encoded way out', 'GET', '/%2e%2e/package.json', 404],
    ['a TypeScript file', 'GET', '/main.ts', 404],
    ['a picture that is none', 'GET', '/boards/x.png', 404],
    ['the wrong method', 'GET', '/api/run', 404],
  ])('for %s are answered', async (_, method, path, status) => {
    const [answered, words] = await send(method, path, { host: `127.0.0.1:${port}` });
    expect([answered, words.length > 10]).toEqual([status, true]);
  });

  it('cannot use what only buttons send, nor what the command does not take', async () => {
    const [, words] = await post(JSON.stringify({ line: '/steps at: 3', theme: 'dark' }));
    expect(words).toContain('takes no “at: 3”');
  });

  it('with a made-up button are checked like typed ones', async () => {
    const [, words] = await post(JSON.stringify({ invocation: 'steps?at=77', theme: 'dark' }));
    expect(words).toContain('is a whole number from 1 to 3');
  });

  it('with a file for a command that takes none are told so', async () => {
    const form = formOf({ line: '/hint' }, { name: 'a.epd', content: new Uint8Array(1) });
    expect(await (await stage.browser.post('/api/run', form)).text()).toContain('takes no “file”');
  });

  it.each([
    ['/nonsense now', 'I don’t know /nonsense. '],
    ['/files burn it', 'I don’t know /files burn. '],
    ['/files', 'Which one: `/files add`?'],
  ])('for "%s" get the answer of the bot', async (line, answer) => {
    const [, words] = await post(JSON.stringify({ line, theme: 'dark' }));
    expect(words).toContain(answer);
  });
});
