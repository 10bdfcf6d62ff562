import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalDiscord } from '../discord-server/index.js';
import { count } from './count.js';
import { lostReplies } from './misfortune.js';
import { undergo } from './ordeal.js';
import { settle } from './town.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    kills: { type: 'string', default: '48' },
    servers: { type: 'string', default: '400' },
  },
});
const [seed, wantedKills, servers] = [Number(values.seed), Number(values.kills), Number(values.servers)];

const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'matinee-kills-'));
// Discord gives each shard its place among those that may begin at the same time.
const discord = await startLocalDiscord({ shards: 2, maxConcurrency: 2 });
discord.rateLimits.enforced = true;
const towns = await settle(folder, discord.addServers(servers));
const { days, kills, stops, complaints } = await undergo({
  discord,
  folder,
  towns,
  seed,
  wantedKills,
  tell: console.error,
});
const { posts, recaps, duplicates, missing, threads, wrongThreads, strangers } = count(discord, towns, days);
// What the bot may not do on Discord makes this fail.
await discord.close();
await rm(folder, { recursive: true });

const table: readonly (readonly [string, number])[] = [
  ['seed', seed],
  ['servers', towns.length],
  ['days', days],
  ['kills', kills],
  ['stops and starts in between', stops],
  ['lost replies', lostReplies(discord.faults)],
  ['lost or refused requests', discord.faults.happened.length - lostReplies(discord.faults)],
  ['429s', discord.rateLimits.hits],
  ['posts', posts],
  ['recaps', recaps],
  ['duplicates', duplicates],
  ['missing', missing],
  ['threads', threads],
  ['threads too many or too few', wrongThreads],
  ['other messages in public', strangers],
  ['complaints of the bot', complaints.length],
  ['seconds', Math.round((performance.now() - began) / 1000)],
];
for (const [name, figure] of table) console.log(`| ${name} | ${figure} |`);
for (const complaint of complaints) console.error(complaint);
process.exit(duplicates + missing + wrongThreads + strangers + complaints.length > 0 ? 1 : 0);
