import { type ChatInputCommandInteraction, ApplicationCommandOptionType as Types } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { readSlashCommand } from '../../../src/fronts/discord/invocation-in.js';

const HOME = '100';

const read = async (option: object, guildId: string | null = HOME) => {
  const options = { data: [{ name: 'where', ...option }], getSubcommand: () => null };
  const interaction = { commandName: 'setup', guildId, options } as unknown as ChatInputCommandInteraction;
  const invocation = await readSlashCommand(interaction, []);
  return invocation.ok && invocation.value.args.where;
};

describe('channels, roles and people that come with a command', () => {
  const channel = { type: Types.Channel, value: '7' };
  const role = { type: Types.Role, value: '8' };
  const person = { type: Types.User, value: '9' };
  it.each([
    ['a channel of the server', { ...channel, channel: { id: '7', guildId: HOME } }, '7'],
    ['a channel that Discord names without its server', { ...channel, channel: { id: '7' } }, '7'],
    ['a channel of another server', { ...channel, channel: { id: '7', guildId: '200' } }, ''],
    ['another server’s channel, as it came', { ...channel, channel: { id: '7', guild_id: '200' } }, ''],
    ['a channel that Discord does not name', channel, ''],
    ['a role of the server', { ...role, role: { id: '8' } }, '8'],
    ['a role that Discord does not name', role, ''],
    ['somebody', { ...person, user: { id: '9' } }, '9'],
    ['somebody whom Discord does not name', person, ''],
    ['somebody else than Discord names', { ...person, user: { id: '10' } }, ''],
    ['text that looks like an id', { type: Types.String, value: '7' }, '7'],
  ])('%s', async (_, option, expected) => {
    expect(await read(option)).toBe(expected);
  });

  it('are none outside of servers, but people are everywhere', async () => {
    expect(await read({ ...channel, channel: { id: '7' } }, null)).toBe('');
    expect(await read({ ...role, role: { id: '8' } }, null)).toBe('');
    expect(await read({ ...person, user: { id: '9' } }, null)).toBe('9');
  });
});
