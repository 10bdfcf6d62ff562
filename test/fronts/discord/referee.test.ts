import { describe, expect, it } from 'vitest';
import {
  type Component,
  commandComplaints,
  type MessagePayload,
  type Modal,
  type ModalInput,
  type ModalPart,
  messageComplaints,
  modalComplaints,
  type PostPayload,
  postComplaints,
  schemaComplaints,
  startLocalDiscord,
} from '../../discord-server/index.js';
import { prepareStage, says } from './stage.js';

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

  const field = { name: 'Mate', value: 'in 2' };
  it.each<[string, PostPayload]>([
    ['2,001 characters', { content: 'x'.repeat(2001) }],
    ['eleven embeds', { embeds: numbered(11, () => ({ title: 'x' })) }],
    ['a long embed title', { embeds: [{ title: 'x'.repeat(257) }] }],
    ['26 fields of an embed', { embeds: [{ fields: numbered(26, () => field) }] }],
    ['over 6,000 characters of embeds', { embeds: numbered(2, () => ({ description: 'x'.repeat(3500) })) }],
    ['eleven files', { attachments: numbered(11, (index) => ({ id: `${index}` })) }],
    ['a long nonce', { content: 'x', nonce: 'x'.repeat(26) }],
    ['a nonce to enforce that is not there', { content: 'x', enforce_nonce: true }],
    ['the flag of what only one person sees', { content: 'x', flags: 64 }],
    ['all roles and some', { content: 'x', allowed_mentions: { parse: ['roles'], roles: ['1'] } }],
    ['a kind of mention that is not there', { content: 'x', allowed_mentions: { parse: ['friends'] } }],
    ['a field that is not known', { content: 'x', silent: true } as PostPayload],
  ])('refuses a post with %s', (_, payload) => {
    const all = [
      ...schemaComplaints('post', payload),
      ...messageComplaints(payload, new Map()),
      ...postComplaints(payload),
    ];
    expect(all).not.toEqual([]);
  });

  it.each([
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['no name', {}],
    ['a life that is not offered', { name: 'x', auto_archive_duration: 61 }],
  ])('refuses a thread with %s', (_, thread) => {
    expect(schemaComplaints('thread', thread)).not.toEqual([]);
  });

  const input = (more: Partial<ModalInput> = {}): ModalInput & { readonly style: number } => ({
    type: 4,
    style: 1,
    custom_id: 'move',
    label: 'Your move',
    ...more,
  });
  const { label: _, ...unlabelled } = input();
  const labelled = { type: 18, label: 'Your move', component: unlabelled };
  const inputRow = (...components: ModalInput[]): ModalPart => ({ type: 1, components });
  const modal = (more: Partial<Modal> = {}): Modal => ({
    custom_id: 'answer',
    title: 'Mate in 2',
    components: [inputRow(input())],
    ...more,
  });
  const modalFaults = (data: Modal) => [...schemaComplaints('modal', { type: 9, data }), ...modalComplaints(data)];

  it.each([
    ['rows', modal()],
    ['labels', modal({ components: [labelled] })],
  ])('takes a modal of %s', (_, data) => {
    expect(modalFaults(data)).toEqual([]);
  });

  it.each<[string, Modal]>([
    ['a long title', modal({ title: 'x'.repeat(46) })],
    ['a long custom_id', modal({ custom_id: 'x'.repeat(101) })],
    ['nothing in it', modal({ components: [] })],
    ['six rows', modal({ components: numbered(6, (index) => inputRow(input({ custom_id: `${index}` }))) })],
    ['two inputs in a row', modal({ components: [inputRow(input(), input({ custom_id: 'b' }))] })],
    ['the same input twice', modal({ components: [inputRow(input()), inputRow(input())] })],
    ['a long label', modal({ components: [inputRow(input({ label: 'x'.repeat(46) }))] })],
    ['no label', modal({ components: [inputRow(unlabelled)] })],
    ['a label in a label', modal({ components: [{ ...labelled, component: input() }] })],
    ['a long placeholder', modal({ components: [inputRow(input({ placeholder: 'x'.repeat(101) }))] })],
    [
      'an input that wants more than it takes',
      modal({ components: [inputRow(input({ min_length: 5, max_length: 4 }))] }),
    ],
    ['a button', modal({ components: [inputRow({ type: 2, custom_id: 'a', label: 'x' })] })],
    ['a field that is not known', { ...modal(), colour: 'red' } as Modal],
  ])('refuses a modal with %s', (_, data) => {
    expect(modalFaults(data)).not.toEqual([]);
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
