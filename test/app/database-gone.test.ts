import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtFile } from '../../src/shared/project.js';
import { Running } from '../cli/puzzles/library-folder.js';
import { Browser } from '../fronts/web/browser.js';
import { LOSSES } from '../support/lose-database.js';
import { FOUR_VERDICTS } from '../support/positions.js';

const FATAL = 60;

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-gone-'));
  await mkdir(join(place, 'puzzles'));
  await writeFile(join(place, 'puzzles', 'ours.epd'), `${FOUR_VERDICTS} dm 2;\n`);
});
afterEach(() => rm(place, { recursive: true }));

const settings = () => ({
  DATA_DIR: join(place, 'data'),
  PUZZLES_DIR: join(place, 'puzzles'),
  PORT: '0',
  LOW_STOCK: '0',
  LOG_LEVEL: 'info',
  DISCORD_TOKEN: '',
});

async function startBot() {
  const child = spawn(process.execPath, [builtFile('src/main.ts')], { env: { ...process.env, ...settings() } });
  const running = new Running(child);
  for await (const line of createInterface(child.stdout)) {
    const address = /ready: (\S+)/.exec(line)?.[1];
    if (address) return { running, visitor: new Browser(address) };
  }
  throw new Error(`the bot did not start: ${(await running.ended()).err}`);
}

it.each(LOSSES)('a solve is not acknowledged when %s, and the bot ends with a sentence', async (_, lose, sentence) => {
  const { running, visitor } = await startBot();
  const ended = running.ended();
  const say = async (line: string): Promise<string> =>
    (await visitor.post('/api/run', { line, theme: 'light' })).text();
  await visitor.get('/');
  await expect.poll(() => say('/puzzle'), { timeout: 20_000 }).toContain('White to move and mate in 2');
  await lose(join(place, 'data', 'matinee.sqlite'));
  // It may hear that something went wrong, or that the answer was cut off.
  expect(await say('/move Kf7 Rh1')).not.toContain('Mate!');

  const { code, err, out } = await ended;
  expect(code).toBe(1);
  expect(err.trim()).toMatch(sentence);
  const fatal = out.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).level === FATAL);
  expect(fatal).toHaveLength(1);
  expect(JSON.parse(fatal[0] ?? '').msg).toMatch(sentence);
});
