import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Exchange, inServer, startLocalDiscord } from '../discord-server/index.js';
import { BotProcess } from '../kills/bot-process.js';
import { FOUR_VERDICTS } from '../support/positions.js';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '600' }, seconds: { type: 'string', default: '5' } },
});
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];

const TICK_MS = 10;
/** Discord tells a person that the bot did not respond when it has not within this time. */
const DISCORD_PATIENCE_MS = 3000;
/** How long the last answers are waited for. */
const LONGEST_WAIT_MS = 600_000;

const folder = await mkdtemp(join(tmpdir(), 'matinee-load-'));
await mkdir(join(folder, 'puzzles'));
await writeFile(join(folder, 'puzzles', 'one.epd'), `${FOUR_VERDICTS} dm 2;\n`);
const discord = await startLocalDiscord();
discord.rateLimits.enforced = true;
const complaints: string[] = [];
const bot = new BotProcess({ folder, token: discord.token, api: discord.api, clockAheadMs: 0, complaints });
while (!bot.isReady) await Promise.race([sleep(TICK_MS), bot.misfortune]);

const people = Array.from({ length: rate * seconds }, (_, index) => inServer(`Member ${index}`, discord.home));
// The puzzle is proved while the bot starts.
await untilProved();
const shown = await measure('/puzzle', (index) => discord.slash(visitor(index), 'puzzle'));
await measure('a press in place (Flip)', (index) => {
  const message = shown[index]?.answer;
  if (!message) throw new Error('there is nothing to press');
  return discord.press(visitor(index), message, 'Flip');
});
await bot.stop();
await discord.close();
await rm(folder, { recursive: true });
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

function visitor(index: number) {
  const found = people[index];
  if (!found) throw new Error(`there is no member ${index}`);
  return found;
}

async function untilProved(): Promise<void> {
  for (;;) {
    const asking = discord.slash(inServer('First', discord.home), 'puzzle');
    const { content } = await discord.until(() => asking.answer);
    if (content.includes('mate in 2')) return;
    await sleep(TICK_MS * 10);
  }
}

/** Everybody does it once, spread over the seconds; prints a row of what became of it. */
async function measure(what: string, act: (index: number) => Exchange): Promise<readonly Exchange[]> {
  const callsBefore = discord.calls.length;
  const began = performance.now();
  const exchanges: Exchange[] = [];
  while (exchanges.length < people.length) {
    const due = Math.min(people.length, Math.ceil(((performance.now() - began) * rate) / 1000));
    while (exchanges.length < due) exchanges.push(act(exchanges.length));
    await sleep(TICK_MS);
  }
  const open = new Set(exchanges);
  const allAnswered = discord.until(() => {
    for (const exchange of open) if (exchange.answer) open.delete(exchange);
    return open.size === 0;
  });
  await Promise.race([allAnswered, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
  const lastAfter = (performance.now() - began) / 1000;
  const late = exchanges.filter(
    ({ acknowledgedAfterMs = Infinity }) => acknowledgedAfterMs > DISCORD_PATIENCE_MS,
  ).length;
  const requests = (discord.calls.length - callsBefore) / exchanges.length;
  const row = [what, exchanges.length, requests.toFixed(2), late, open.size, `${lastAfter.toFixed(1)} s`];
  console.log(`| ${row.join(' | ')} |`);
  return exchanges;
}
