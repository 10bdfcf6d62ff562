import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command, OptionSpec } from '../../../src/bot/command.js';
import { NotInTestServer } from '../../../src/fronts/discord/start-faults.js';
import { type LocalDiscord, startLocalDiscord } from '../../discord-server/index.js';
import { openStage, prepareStage, says } from './stage.js';

const REPLY = { text: 'done', personal: true };

const OPTIONS: readonly OptionSpec[] = [
  { name: 'note', description: 'A word about it', type: 'text', maxLength: 40 },
  { name: 'loud', description: 'In capitals', type: 'flag' },
  { name: 'step', description: 'Sent by buttons', type: 'integer', min: 0, max: 9, internal: true },
  { name: 'count', description: 'How many', type: 'integer', min: 1, max: 9, required: true },
  { name: 'moves', description: 'Moves', type: 'text', maxLength: 100, autocomplete: true, required: true },
];

const FILE: readonly OptionSpec[] = [{ name: 'file', description: 'The file', type: 'file', required: true }];

const COMMANDS: readonly Command[] = [
  says('play', REPLY, { options: OPTIONS }),
  says('setup', REPLY, { audience: 'admins' }),
  says('puzzles add', REPLY, { options: FILE, audience: 'admins', slow: true }),
  says('puzzles queue', REPLY, { audience: 'admins' }),
];

const GROUPS = { puzzles: 'Look after the puzzles' };
const MANAGE_GUILD = '32';

describe('the commands that Discord lists', () => {
  let discord: LocalDiscord;

  beforeEach(async () => {
    discord = await startLocalDiscord();
  });
  afterEach(() => discord.close());

  const start = async (commands = COMMANDS, changes: { testServerId?: string; memory?: Map<string, string> } = {}) => {
    const stage = await openStage(commands, { discord, groups: GROUPS, ...changes });
    await stage.close();
  };
  const registrations = () => discord.calls.filter(({ method }) => method === 'PUT').length;

  it('are those of the bot, everywhere and for who has it alone, the admins’ ones in servers only', async () => {
    await start();
    expect(discord.commands.get('everywhere')).toMatchObject([
      { name: 'play', contexts: [0, 1, 2], integration_types: [0, 1] },
      { name: 'setup', contexts: [0], integration_types: [0], default_member_permissions: MANAGE_GUILD },
      { name: 'puzzles', contexts: [0], default_member_permissions: MANAGE_GUILD },
    ]);
    expect(discord.commands.get('everywhere')?.[0]).not.toHaveProperty('default_member_permissions');
  });

  it('take what is required first, and not what only buttons send', async () => {
    await start();
    const [play] = discord.commands.get('everywhere') ?? [];
    expect(play?.options).toEqual([
      { type: 4, name: 'count', description: 'How many', required: true, min_value: 1, max_value: 9 },
      { type: 3, name: 'moves', description: 'Moves', required: true, max_length: 100, autocomplete: true },
      { type: 3, name: 'note', description: 'A word about it', required: false, max_length: 40 },
      { type: 5, name: 'loud', description: 'In capitals', required: false },
    ]);
  });

  it('speak the languages of the people, also in their choices', async () => {
    const options: readonly OptionSpec[] = [
      { name: 'date', description: 'A day', type: 'text', maxLength: 20, choices: ['today', 'other'] },
      { name: 'channel', description: 'Where', type: 'channel' },
      { name: 'role', description: 'Whom', type: 'role' },
      { name: 'friend', description: 'With whom', type: 'member', autocomplete: true },
    ];
    await start([says('puzzle', REPLY, { options }), ...COMMANDS]);
    expect(discord.commands.get('everywhere')?.[0]).toMatchObject({
      name: 'puzzle',
      name_localizations: { de: 'aufgabe', fr: 'problème' },
      description_localizations: { de: expect.stringContaining('Das Brett'), fr: expect.stringContaining('du jour') },
      options: [
        { name_localizations: { de: 'datum', fr: 'date' }, choices: [{ value: 'today' }, { value: 'other' }] },
        { name: 'channel', type: 7, channel_types: [0, 5] },
        { name: 'role', type: 8 },
        { name: 'friend', type: 6 },
      ],
    });
    expect(discord.commands.get('everywhere')?.at(-1)).toMatchObject({
      name_localizations: { de: 'aufgaben', fr: 'problèmes' },
      options: [{ name: 'add', name_localizations: { de: 'hinzufügen', fr: 'ajouter' } }, { name: 'queue' }],
    });
  });

  it('gather commands of two words under the first', async () => {
    await start();
    const puzzles = discord.commands.get('everywhere')?.[2];
    expect(puzzles?.description).toBe('Look after the puzzles');
    expect(puzzles?.options).toMatchObject([
      { type: 1, name: 'add', description: 'The command puzzles add', options: [{ type: 11, name: 'file' }] },
      { type: 1, name: 'queue', description: 'The command puzzles queue' },
    ]);
  });

  it('are sent once, and not again at the next start', async () => {
    await start();
    await start();
    expect(registrations()).toBe(1);
  });

  describe('remembered', () => {
    const asked = () => discord.calls.filter(({ path }) => path.endsWith('/commands')).length;

    it('are not even asked about at the next start', async () => {
      const memory = new Map<string, string>();
      await start(COMMANDS, { memory });
      expect(asked()).toBe(2);
      await start(COMMANDS, { memory });
      expect(asked()).toBe(2);
      await start(COMMANDS.slice(0, 2), { memory });
      expect(asked()).toBe(4);
    });

    it('for one server are not those of another place', async () => {
      const memory = new Map<string, string>();
      await start(COMMANDS, { memory });
      await start(COMMANDS, { memory, testServerId: discord.home.id });
      expect(registrations()).toBe(2);
      await start(COMMANDS, { memory });
      expect(registrations()).toBe(2);
    });

    it('are sent again when Discord had refused them', async () => {
      const memory = new Map<string, string>();
      discord.faults.failNext(/^PUT/, { status: 400, code: 50035 });
      const { front, painter } = prepareStage(discord, COMMANDS, { groups: GROUPS, memory });
      await front.start().catch(() => {});
      await painter.close();
      await start(COMMANDS, { memory });
      expect(discord.commands.get('everywhere')).toHaveLength(3);
    });
  });

  it.each<[string, readonly Command[]]>([
    ['a command is gone', COMMANDS.slice(0, -1)],
    ['a command is new', [...COMMANDS, says('help', REPLY)]],
    [
      'a description is another',
      [says('play', REPLY, { options: OPTIONS, description: 'Play on' }), ...COMMANDS.slice(1)],
    ],
    ['an option is gone', [says('play', REPLY, { options: OPTIONS.slice(1) }), ...COMMANDS.slice(1)]],
    [
      'a limit is gone',
      [
        says('play', REPLY, { options: OPTIONS.with(4, { ...FILE[0], name: 'moves' } as OptionSpec) }),
        ...COMMANDS.slice(1),
      ],
    ],
    [
      'an option is no longer required',
      [
        says('play', REPLY, { options: OPTIONS.map((option) => ({ ...option, required: false })) }),
        ...COMMANDS.slice(1),
      ],
    ],
    ['a command is no longer for admins', COMMANDS.with(1, says('setup', REPLY))],
  ])('are sent again when %s', async (_, changed) => {
    await start();
    await start(changed);
    expect(registrations()).toBe(2);
  });

  it('go to the test server alone when there is one, and only when they changed', async () => {
    await start(COMMANDS, { testServerId: discord.home.id });
    await start(COMMANDS, { testServerId: discord.home.id });
    expect(discord.commands.get('everywhere')).toBeUndefined();
    expect(discord.commands.get(discord.home.id)?.map(({ name }) => name)).toEqual(['play', 'setup', 'puzzles']);
    expect(registrations()).toBe(1);
  });

  it('cannot go to a test server that the bot is not in, and the operator reads so', async () => {
    const { front, painter } = prepareStage(discord, COMMANDS, { groups: GROUPS, testServerId: '123' });
    const failure = await front.start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotInTestServer);
    expect(String(failure)).toContain('The bot is not in the test server 123');
    await painter.close();
  });
});
