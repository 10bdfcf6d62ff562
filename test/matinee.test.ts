import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { type Matinee, startMatinee } from '../src/matinee.js';
import { startLocalDiscord } from './fronts/discord/local-discord/local-discord.js';
import { inServer } from './fronts/discord/local-discord/people.js';
import { Browser } from './fronts/web/browser.js';
import { silent } from './support/house.js';
import { FOUR_VERDICTS, TWO_KEYS } from './support/positions.js';

let place: string;
let printed: string[];
let running: Matinee | undefined;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-whole-'));
  await mkdir(join(place, 'puzzles'));
  await writeFile(join(place, 'puzzles', 'ours.epd'), `${FOUR_VERDICTS} dm 2;\n${TWO_KEYS} dm 1;\nnonsense\n`);
  printed = [];
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(place, { recursive: true });
});

const start = async (settings: Record<string, string> = {}, discordApi?: string, signal?: AbortSignal) => {
  const config = readConfig({ PORT: '0', ...settings }, place);
  if (!config.ok) throw new Error(config.fault.join());
  const print = (line: string) => void printed.push(line);
  const surroundings = { log: silent, print, ...(discordApi && { discordApi }), ...(signal && { signal }) };
  const started = await startMatinee(config.value, surroundings);
  if (started.ok) running = started.value;
  return started;
};

const stop = async () => {
  await running?.stop();
  running = undefined;
};

const say = async (browser: Browser, line: string): Promise<string> =>
  (await browser.post('/api/run', { line, theme: 'light' })).text();

async function listening(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the whole bot', () => {
  it('starts from nothing: reads the folder, proves it, serves the chat; and a second start proves nothing again', async () => {
    await start();
    expect(printed[0]).toBe('Puzzle files: 1 read, 2 new puzzles, 1 line refused.');
    expect(printed[1]).toContain('  ours.epd, line 3: This is neither');
    expect(printed).toContain('Proving puzzles: 2 of 2');
    expect(printed.at(-1)).toContain('  ours.epd, line 2: Cooked: 2 first moves mate in 1: Ra8# and Re8#.');
    const visitor = new Browser(running?.address ?? '');
    await visitor.get('/');
    expect(await say(visitor, '/puzzle')).toContain('White to move and mate in 2');
    expect(await say(visitor, '/move Kf7 Rh1')).toContain('Mate!');

    await stop();
    printed = [];
    await start();
    expect(printed).toEqual([]);
    const again = new Browser(running?.address ?? '');
    again.cookie = visitor.cookie;
    expect(await say(again, '/stats')).toContain('1 of 1 puzzle solved');
  });

  it('runs on Discord and as the local chat at the same time, with one library behind both', async () => {
    const discord = await startLocalDiscord();
    await start({ DISCORD_TOKEN: discord.token }, discord.api);
    expect(printed).toContain('Logged in to Discord.');
    const ada = inServer('Ada', discord.home);
    const shown = discord.slash(ada, 'puzzle');
    expect((await discord.until(() => shown.answer)).content).toContain('White to move and mate in 2');
    const solved = discord.slash(ada, 'move', { moves: 'Kf7 Rh1' });
    expect((await discord.until(() => solved.answer)).content).toContain('Mate!');

    const visitor = new Browser(running?.address ?? '');
    await visitor.get('/');
    expect(await say(visitor, '/puzzle')).toContain('White to move and mate in 2');
    expect(await say(visitor, '/stats')).toContain('not finished');
    await stop();
    await discord.close();
  });

  it('says what to do when the token is invalid, and leaves nothing running', async () => {
    const discord = await startLocalDiscord();
    const started = await start({ DISCORD_TOKEN: 'wrong' }, discord.api);
    expect(started).toEqual({ ok: false, fault: expect.stringContaining('Discord does not accept the bot token') });
    await discord.close();
  });

  it('can be stopped in the middle of its start', async () => {
    const discord = await startLocalDiscord();
    const leaving = new AbortController();
    const starting = start({ DISCORD_TOKEN: discord.token }, discord.api, leaving.signal);
    await discord.until(() => discord.calls.length > 0);
    leaving.abort();
    expect(await starting).toEqual({ ok: false, fault: 'Stopped before it was ready.' });
    await discord.close();
  });

  it('serves what is proved while it is still logging in to Discord', async () => {
    const discord = await startLocalDiscord();
    const leaving = new AbortController();
    const port = await freePort();
    const starting = start({ DISCORD_TOKEN: discord.token, PORT: String(port) }, discord.api, leaving.signal);
    await discord.until(() => discord.calls.length > 0);
    const visitor = new Browser(`http://127.0.0.1:${port}`);
    await visitor.get('/');
    expect(await say(visitor, '/puzzle')).toContain('White to move and mate in 2');
    await starting;
    await stop();
    await discord.close();
  });

  it('says what to do when the port is in use', async () => {
    const other = await listening();
    const { port } = other.address() as AddressInfo;
    const started = await start({ PORT: String(port) });
    expect(started).toEqual({
      ok: false,
      fault: expect.stringMatching(/^Port \d+ is in use .* name another port in PORT/),
    });
    other.close();
  });

  it('says what to do when the data folder cannot be used', async () => {
    await writeFile(join(place, 'data'), 'in the way');
    expect(await start()).toEqual({ ok: false, fault: expect.stringContaining('DATA_DIR') });
  });

  it('does without a puzzles folder', async () => {
    await start({ PUZZLES_DIR: 'nowhere' });
    expect(printed[0]).toContain('cannot be read (ENOENT)');
  });
});
