import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import type { Caller } from '../../src/bot/command.js';
import type { Invocation, Reply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, openHouse, settled } from '../support/house.js';
import { NoticeBoard } from '../support/notice-board.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';

/** An admin, but of another server. */
const ROSA: Caller = { ...ANNA, serverId: 'rivals', userId: 'rosa', name: 'Rosa' };
/** Nobody is an admin in direct messages. */
const ALONE: Caller = { ...BERT, serverId: 'dm-bert', inServer: false };

/** The club's puzzles: a daily to be given, one with a shorter mate, and a cooked one. */
const CLUB = { sound: 2, shorter: 3, cooked: 4 };

interface Row {
  readonly audience: 'everyone' | 'admins';
  /** With these an admin of another server would touch what is the club's, if it could be done. */
  readonly args?: Invocation['args'];
}

/** Every command has a row: who may use it, and how one would reach for another server's data with it. */
const TABLE: Readonly<Record<string, Row>> = {
  puzzle: { audience: 'everyone' },
  move: { audience: 'everyone', args: { moves: 'Re8' } },
  hint: { audience: 'everyone' },
  solution: { audience: 'everyone' },
  why: { audience: 'everyone', args: { move: 'Re8' } },
  practice: { audience: 'everyone' },
  stats: { audience: 'everyone', args: { user: 'anna' } },
  leaderboard: { audience: 'everyone', args: { scope: 'friends-of-this-channel' } },
  share: { audience: 'everyone' },
  recap: { audience: 'everyone' },
  settings: { audience: 'everyone', args: { theme: 'wood' } },
  report: { audience: 'everyone', args: { text: 'It is dark in here' } },
  'privacy export': { audience: 'everyone' },
  'privacy delete': { audience: 'everyone', args: { sure: true } },
  help: { audience: 'everyone' },
  'setup channel': { audience: 'admins', args: { channel: '100', time: '9:00', timezone: 'UTC' } },
  'setup show': { audience: 'admins' },
  'setup role': { audience: 'admins', args: { role: '7' } },
  'setup pause': { audience: 'admins' },
  'setup test': { audience: 'admins' },
  'puzzles add': { audience: 'admins', args: { position: `${CLASSIC_11} dm 2;` } },
  'puzzles queue': { audience: 'admins' },
  'puzzles next': { audience: 'admins', args: { id: String(CLUB.sound) } },
  'puzzles stats': { audience: 'admins' },
  'puzzles show': { audience: 'admins', args: { id: String(CLUB.sound) } },
  'puzzles relabel': { audience: 'admins', args: { ids: String(CLUB.shorter) } },
  'puzzles allow': { audience: 'admins', args: { ids: String(CLUB.cooked) } },
  'puzzles verify': { audience: 'admins' },
  'puzzles remove': { audience: 'admins', args: { id: String(CLUB.sound), sure: true } },
};

const ADMINS = Object.entries(TABLE).filter(([, { audience }]) => audience === 'admins');
const EVERYONE = Object.entries(TABLE).filter(([, { audience }]) => audience === 'everyone');

let house: House;
const board = new NoticeBoard();
beforeAll(async () => {
  house = await openHouse({ channels: board });
  board.open({ serverId: 'club', channelId: '100' });
  await house.stock(`${CLASSIC_11} dm 2;`);
  for (const line of [
    `${BACK_RANK} dm 1; id "Secret";`,
    `${FOUR_VERDICTS} dm 4; id "Secret";`,
    `${TWO_KEYS} dm 1; id "Secret";`,
  ]) {
    await settled(await house.run('puzzles add', { position: line }));
  }
  await house.run('setup channel', { channel: '100', time: '9:00', timezone: 'Europe/Berlin', role: '7' });
  await house.run('puzzles next', { id: String(CLUB.sound) });
});
afterAll(() => house.close());

const run = async (command: string, caller: Caller): Promise<Reply> =>
  settled(await house.run(command, TABLE[command]?.args ?? {}, caller));

/** All that the club has: its settings, wishes and puzzles. */
const clubData = async () => ({
  settings: await house.store.servers.find('club'),
  wishes: await house.store.library.listWishes('club'),
  puzzles: await house.store.library.listPuzzles({ owner: 'club' }, 0, 100),
  posts: board.notices.filter(({ place }) => place.serverId === 'club').length,
});

it('every command has a row in the table, and says there who may use it', () => {
  const said = Object.fromEntries(COMMANDS.map(({ spec }) => [spec.name, spec.audience]));
  expect(Object.fromEntries(Object.entries(TABLE).map(([name, { audience }]) => [name, audience]))).toEqual(said);
});

/** Shown to the admin of another server. */
async function expectNothingOfTheClub(command: string): Promise<void> {
  const before = await clubData();
  const reply = await run(command, ROSA);
  const shown = JSON.stringify({
    text: reply.text,
    file: reply.file,
    pictures: reply.pictures,
    buttons: reply.buttons,
  });
  expect(shown).not.toMatch(/Secret|Berlin|<#100>|<@&7>|something went wrong/i);
  for (const fen of [BACK_RANK, FOUR_VERDICTS, TWO_KEYS]) expect(shown).not.toContain(fen.split(' ')[0]);
  expect(await clubData()).toEqual(before);
}

it.each(EVERYONE)('/%s shows nothing of this server in another', async (command) => {
  await house.run('puzzle');
  await expectNothingOfTheClub(command);
});

describe.each(ADMINS)('/%s', (command) => {
  it('is refused to members in a sentence, and nothing happens', async () => {
    const before = await clubData();
    expect((await run(command, BERT)).text).toBe(`\`/${command}\` is for the admins of this server.`);
    expect(await clubData()).toEqual(before);
  });

  it('is refused in direct messages in a sentence', async () => {
    expect((await run(command, ALONE)).text).toBe(`\`/${command}\` is for the admins of a server: use it there.`);
    expect(await house.store.servers.find(ALONE.serverId)).toBeUndefined();
  });

  it('completes nothing for them', async () => {
    for (const { name } of COMMANDS.find(({ spec }) => spec.name === command)?.spec.options ?? []) {
      for (const caller of [BERT, ALONE]) expect(await house.bot.complete(command, name, 'e', caller)).toEqual([]);
    }
  });

  it('shows and changes nothing of this server for an admin of another', async () => {
    await expectNothingOfTheClub(command);
    expect(await house.store.servers.find('rivals')).toBeUndefined();
    expect(await house.store.library.listWishes('rivals')).toEqual([]);
  });
});

describe('another server’s puzzle', () => {
  it.each(['puzzles show', 'puzzles next', 'puzzles remove', 'puzzles relabel', 'puzzles allow'])(
    'is to /%s what a puzzle is that does not exist',
    async (command) => {
      const [option = ''] = Object.keys(TABLE[command]?.args ?? {});
      const about = async (id: number) =>
        (await house.run(command, { [option]: String(id) }, ROSA)).text.replaceAll(String(id), 'N');
      const unknown = await about(999);
      for (const id of Object.values(CLUB)) expect(await about(id)).toBe(unknown);
    },
  );
});

it('a puzzle of a server that an admin of another added too is theirs alone', async () => {
  const reply = await settled(await house.run('puzzles add', { position: `${BACK_RANK} dm 1;` }, ROSA));
  expect(reply.text).not.toMatch(/Secret|Duplicate/);
});

// Last, since these change what the others look at.
it.each(ADMINS)('/%s answers an admin of this server', async (command) => {
  expect((await run(command, ANNA)).text).not.toMatch(/is for the admins|something went wrong/i);
});
