import { once } from 'node:events';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Matinee, startMatinee } from '../../src/app/matinee.js';
import { readConfig } from '../../src/shared/config.js';
import type { Composer } from '../../src/work/composing.js';
import { inServer, startLocalDiscord } from '../discord-server/index.js';
import { Browser } from '../fronts/web/browser.js';
import { silent } from '../support/house.js';
import { BACK_RANK, CLASSIC_11, COMPOSED_09, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';

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

interface Around {
  readonly discordApi?: string;
  readonly signal?: AbortSignal;
  readonly composer?: Composer;
}

const start = async (settings: Record<string, string> = {}, around: Around = {}) => {
  // Composing is turned on where it is tested: it would take every core.
  const config = readConfig({ PORT: '0', LOW_STOCK: '0', ...settings }, place);
  if (!config.ok) throw new Error(config.fault.join());
  const print = (line: string) => void printed.push(line);
  const started = await startMatinee(config.value, { log: silent, print, ...around });
  if (started.ok) running = started.value;
  return started;
};

const PATIENCE = { timeout: 20_000 };
const told = (words: string) => expect.poll(() => printed.join('\n'), PATIENCE).toContain(words);

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
    await told('Cooked');
    expect(printed[0]).toBe('Puzzle files: 1 read, 2 new puzzles, 1 line refused.');
    expect(printed[1]).toContain('  ours.epd, line 3: This is neither');
    expect(printed[2]).toBe(`Matinee is ready: ${running?.address}`);
    expect(printed).toContain('Proving puzzles: 2 of 2');
    expect(printed.at(-1)).toContain('  ours.epd, line 2, #2: Cooked: 2 first moves mate in 1: Ra8# and Re8#.');
    const visitor = new Browser(running?.address ?? '');
    await visitor.get('/');
    expect(await say(visitor, '/puzzle')).toMatch(/White to move and mate in 2\*\* [★☆]{5}/);
    expect(await say(visitor, '/move Kf7 Rh1')).toContain('Mate!');

    await stop();
    printed = [];
    await start();
    expect(printed).toEqual([`Matinee is ready: ${running?.address}`]);
    const again = new Browser(running?.address ?? '', visitor.cookies);
    const stats = await say(again, '/stats');
    expect(stats).toContain('1 of 1 puzzle solved');
    // Who is forgotten is gone from pictures too.
    const picture = /\/boards\/\w+\.png/.exec(stats)?.[0] ?? '';
    expect((await again.get(picture)).status).toBe(200);
    await again.post('/api/run', { invocation: 'privacy delete?sure=true', theme: 'light' });
    await expect.poll(async () => (await again.get(picture)).status, PATIENCE).toBe(404);
  });

  it('runs on Discord and as the local chat at the same time, with one library behind both', async () => {
    const discord = await startLocalDiscord();
    await start({ DISCORD_TOKEN: discord.token }, { discordApi: discord.api });
    expect(printed.join('\n')).toContain('Logged in to Discord. To invite the bot into a server: https://discord.com/');
    const ada = inServer('Ada', discord.home);
    const shown = discord.slash(ada, 'puzzle');
    // The answer may come while the puzzle is still being proved; the board then takes its place.
    await discord.until(() => shown.answer?.content.includes('White to move and mate in 2') || undefined);
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
    const started = await start({ DISCORD_TOKEN: 'wrong' }, { discordApi: discord.api });
    expect(started).toEqual({ ok: false, fault: expect.stringContaining('Discord does not accept the bot token') });
    await discord.close();
  });

  it('can be stopped in the middle of its start', async () => {
    const discord = await startLocalDiscord();
    const leaving = new AbortController();
    const starting = start({ DISCORD_TOKEN: discord.token }, { discordApi: discord.api, signal: leaving.signal });
    await discord.until(() => discord.calls.length > 0);
    leaving.abort();
    expect(await starting).toEqual({ ok: false, fault: 'Stopped before it was ready.' });
    await discord.close();
  });

  it('serves what is proved while it is still logging in to Discord', async () => {
    const discord = await startLocalDiscord();
    const leaving = new AbortController();
    const port = await freePort();
    const starting = start(
      { DISCORD_TOKEN: discord.token, PORT: String(port) },
      { discordApi: discord.api, signal: leaving.signal },
    );
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

  it('notices a file that is put into the folder, one that is changed and one that is taken away', async () => {
    await start();
    await told('Cooked');
    const drop = (content: string) => writeFile(join(place, 'puzzles', 'new.epd'), content);

    await drop(`${BACK_RANK} dm 1;\n\nhello\n`);
    await told('puzzles/new.epd was read: 1 new puzzle, 1 line refused.');
    await told('  new.epd, line 3: This is neither');
    const visitor = new Browser(running?.address ?? '');
    await visitor.get('/');
    await expect.poll(() => say(visitor, '/puzzles stats'), PATIENCE).toContain('sound: 2');

    printed = [];
    await drop(`${BACK_RANK} dm 1;\n${NO_MATE} dm 2;\n`);
    await told('puzzles/new.epd was read: 1 new puzzle, no lines refused.');
    await told('  new.epd, line 2, #4: No mate');
    expect(printed.join('\n')).not.toContain('ours.epd');

    await unlink(join(place, 'puzzles', 'new.epd'));
    await told('2 puzzles of puzzles/ are gone and will not be given any more.');
  });

  it('accepts puzzles of the folder with several keys when the operator allows it', async () => {
    await start({ SEVERAL_KEYS: 'yes' });
    const visitor = new Browser(running?.address ?? '');
    await visitor.get('/');
    await expect.poll(() => say(visitor, '/puzzles stats'), PATIENCE).toContain('accepted with several keys: 1');
  });

  it('composes more when the dailies run low, and says so', async () => {
    const program = join(place, 'composer.mjs');
    const made = [`${BACK_RANK} dm 1;`, `${CLASSIC_11} dm 2;`, `${COMPOSED_09} dm 3;`];
    await writeFile(program, `for (const line of ${JSON.stringify(made)}) console.log(line);`);
    await start({ LOW_STOCK: '1', SEVERAL_KEYS: 'yes' }, { composer: () => [program] });
    const visitor = new Browser(running?.address ?? '');
    await visitor.get('/');
    await told('Proving puzzles: 2 of 2');
    expect(printed.join('\n')).not.toContain('composing');
    await say(visitor, '/puzzle');
    await stop();
    await start({ LOW_STOCK: '2', SEVERAL_KEYS: 'yes' }, { composer: () => [program] });
    await told('Only 1 unused daily is left: composing more in idle time.');
    await told('Composed 3 new dailies; 4 unused dailies are left now.');
  });

  it('is refused a database on which another one runs, until that one has stopped', async () => {
    await start();
    const first = running;
    const path = join(place, 'data', 'matinee.sqlite');
    expect(await start()).toEqual({
      ok: false,
      fault: `Another Matinee runs on the database ${path}. Stop that one, or name another folder in DATA_DIR.`,
    });
    await first?.stop();
    expect((await start()).ok).toBe(true);
  });

  it('does without a puzzles folder', async () => {
    await start({ PUZZLES_DIR: 'nowhere' });
    expect(printed[0]).toContain('cannot be read (ENOENT)');
  });
});
