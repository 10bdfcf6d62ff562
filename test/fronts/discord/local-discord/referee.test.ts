import { describe, expect, it } from 'vitest';
import { prepareStage, says } from '../stage.js';
import { commandComplaints } from './command-rules.js';
import { startLocalDiscord } from './local-discord.js';
import { type Component, type MessagePayload, messageComplaints } from './message-rules.js';
import { schemaComplaints } from './schema.js';

const press = (custom_id: string): Component => ({ type: 2, style: 1, label: 'Press', custom_id });
const row = (...components: Component[]): Component => ({ type: 1, components });
const numbered = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const menu = (count: number, value = (index: number) => `v${index}`): Component => ({
  type: 3,
  custom_id: 'menu',
  options: numbered(count, (index) => ({ label: 'Option', value: value(index) })),
});

const complaints = (payload: MessagePayload) => [
  ...schemaComplaints('edit', payload),
  ...messageComplaints(payload, new Map()),
];

/** Each is what Discord itself refuses, by its reference pages. */
describe('the local Discord', () => {
  it('takes a message within the limits', () => {
    const payload = { content: 'x'.repeat(2000), components: [row(press('a'), press('b')), row(menu(25))] };
    expect(complaints(payload)).toEqual([]);
  });

  it.each<[string, MessagePayload]>([
    ['2,001 characters', { content: 'x'.repeat(2001) }],
    ['six rows', { components: numbered(6, (index) => row(press(`${index}`))) }],
    ['six buttons in a row', { components: [row(...numbered(6, (index) => press(`${index}`)))] }],
    ['26 menu options', { components: [row(menu(26))] }],
    ['a menu beside a button', { components: [row(press('a'), menu(2))] }],
    ['a long custom_id', { components: [row(press('x'.repeat(101)))] }],
    ['the same custom_id twice', { components: [row(press('a'), press('a'))] }],
    ['the same menu value twice', { components: [row(menu(2, () => 'same'))] }],
    ['a row without anything', { components: [row()] }],
    ['a field that is not known', { contents: 'typo' } as MessagePayload],
    ['an unknown field deep inside', { components: [row({ ...press('a'), colour: 'red' } as Component)] }],
    ['over 6,000 characters of embeds', { embeds: numbered(2, () => ({ description: 'x'.repeat(3500) })) }],
  ])('refuses %s', (_, payload) => {
    expect(complaints(payload)).not.toEqual([]);
  });

  it('refuses a file that the message does not describe', () => {
    const files = new Map([['0', { name: 'board.png', content: new Uint8Array(1) }]]);
    expect(messageComplaints({ attachments: [] }, files)).not.toEqual([]);
  });

  const option = { type: 3, name: 'moves', description: 'Moves' };
  const command = { type: 1, name: 'move', description: 'Answer' };

  it('takes a command within the limits', () => {
    expect(commandComplaints([{ ...command, options: [option], default_member_permissions: '32' }])).toEqual([]);
  });

  it.each<[string, readonly object[]]>([
    ['a name with a capital', [{ ...command, name: 'Move' }]],
    ['a name of two words', [{ ...command, name: 'puzzles add' }]],
    ['a long description', [{ ...command, description: 'x'.repeat(101) }]],
    ['no description', [{ ...command, description: '' }]],
    ['26 options', [{ ...command, options: numbered(26, (index) => ({ ...option, name: `o${index}` })) }]],
    ['an option twice', [{ ...command, options: [option, option] }]],
    ['a command twice', [command, command]],
    ['a required option last', [{ ...command, options: [option, { ...option, name: 'b', required: true }] }]],
    ['a flag that autocompletes', [{ ...command, options: [{ ...option, type: 5, autocomplete: true }] }]],
    ['an unknown field', [{ ...command, audience: 'admins' }]],
  ])('refuses a command with %s', (_, commands) => {
    expect(commandComplaints(commands)).not.toEqual([]);
  });

  it('fails the test in which a bot sends what it must not, and says what that was', async () => {
    const discord = await startLocalDiscord();
    const chatty = says('talk', { text: 'x', personal: true }, { description: 'x'.repeat(101) });
    const { front, painter } = prepareStage(discord, [chatty]);
    await expect(front.start()).rejects.toThrow('Invalid Form Body');
    await painter.close();
    await expect(discord.close()).rejects.toThrow(/PUT .*commands[\s\S]*100 characters[\s\S]*description/);
  });
});
