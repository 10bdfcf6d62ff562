import {
  ActionRowBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeId } from '../src/ids.js';
import { type LocalDiscord, startLocalDiscord } from '../src/local-discord.js';
import { amongOthers, inDirectMessage, inServer, type Visitor } from '../src/people.js';
import { startPlainBot } from './plain-bot.js';

const makeInput = () => new TextInputBuilder().setCustomId('move').setStyle(TextInputStyle.Short).setMaxLength(10);
const makeModal = () => new ModalBuilder().setCustomId('answer').setTitle('Mate in 2');

const rowModal = (): ModalBuilder => {
  const row = new ActionRowBuilder<TextInputBuilder>().addComponents(makeInput().setLabel('Your move'));
  return makeModal().addComponents(row);
};
const labelModal = (): ModalBuilder =>
  makeModal().addLabelComponents(new LabelBuilder().setLabel('Your move').setTextInputComponent(makeInput()));

const BUTTON = { type: 1, components: [{ type: 2, style: 1, label: 'Answer', custom_id: 'answer' }] };

describe('people on the local Discord', () => {
  let discord: LocalDiscord;
  let client: Client<true>;
  beforeEach(async () => {
    discord = await startLocalDiscord();
    client = await startPlainBot(discord);
  });
  afterEach(() => client.destroy());

  /** What the bot gets to see of what a person does. */
  const received = async <Kind extends Interaction>(act?: () => unknown): Promise<Kind> => {
    const told = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
    act?.();
    return (await told) as Kind;
  };

  const elsewhere = { id: makeId(), channelId: makeId() };
  it.each<[string, () => Visitor, (visitor: Visitor) => object]>([
    [
      'in a server with the bot',
      () => inServer('Ada', discord.home, { locale: 'fr' }),
      () => ({ context: 0, owners: { guildId: discord.home.id, userId: null }, locale: 'fr', guildLocale: 'en-US' }),
    ],
    [
      'in a server without it',
      () => inServer('Ada', elsewhere),
      ({ id }) => ({ context: 0, owners: { guildId: null, userId: id }, locale: 'en-US', guildLocale: 'en-US' }),
    ],
    [
      'in direct messages with it',
      () => inDirectMessage('Ada'),
      () => ({ context: 1, owners: { guildId: '0', userId: null }, locale: 'en-US', guildLocale: null }),
    ],
    [
      'in a private channel of others',
      () => amongOthers('Ada', { locale: 'de' }),
      ({ id }) => ({ context: 2, owners: { guildId: null, userId: id }, locale: 'de', guildLocale: null }),
    ],
  ])('use the bot %s', async (_, who, expected) => {
    const visitor = who();
    const { context, authorizingIntegrationOwners, locale, guildLocale, appPermissions, user } = await received(() =>
      discord.slash(visitor, 'hello'),
    );
    const { guildId, userId } = authorizingIntegrationOwners;
    const seen = { context, owners: { guildId, userId }, locale, guildLocale };
    expect(seen).toEqual(expected(visitor));
    expect(appPermissions.has('AttachFiles')).toBe(true);
    expect(user.id).toBe(visitor.id);
    await discord.close();
  });

  it('see public messages, and of the others those for them alone', async () => {
    const [ada, bob] = [inServer('Ada', discord.home), inServer('Bob', discord.home)];
    const open = await received<ChatInputCommandInteraction>(() => discord.slash(ada, 'daily'));
    await open.reply({ content: 'for all' });
    const secret = await received<ChatInputCommandInteraction>(() => discord.slash(ada, 'hint'));
    await secret.reply({ content: 'for Ada', flags: 64 });
    const texts = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);
    expect(texts(discord.seenBy(ada))).toEqual(['for all', 'for Ada']);
    expect(texts(discord.seenBy(bob))).toEqual(['for all']);
    expect(texts(discord.everythingPublicIn(discord.home.channelId))).toEqual(['for all']);
    await discord.close();
  });

  it.each([
    ['rows', rowModal],
    ['labels', labelModal],
  ])('press buttons on posts, fill in modals of %s and see the post change', async (_, modal) => {
    const channel = client.channels.cache.get(discord.home.channelId);
    if (!channel?.isSendable()) throw new Error('not a channel to write in');
    await channel.send({ content: 'The daily', components: [BUTTON] });
    const [message] = discord.everythingPublicIn(channel.id);
    if (!message) throw new Error('no message');
    const bob = inServer('Bob', discord.home);
    const told = received<ButtonInteraction>();
    const exchange = discord.press(bob, message, 'Answer');
    const pressed = await told;
    await pressed.showModal(modal());
    expect(exchange.modal).toMatchObject({ custom_id: 'answer', title: 'Mate in 2' });
    expect(() => discord.submit(bob, exchange, {})).toThrow('must be filled in');
    expect(() => discord.submit(bob, exchange, { move: 'x'.repeat(11) })).toThrow('takes 10 characters');
    expect(() => discord.submit(bob, exchange, { mvoe: 'x' })).toThrow('no input');
    const submitted = await received<ModalSubmitInteraction>(() => discord.submit(bob, exchange, { move: 'Qg7#' }));
    expect(submitted.fields.getTextInputValue('move')).toBe('Qg7#');
    if (!submitted.isFromMessage()) throw new Error('not from a message');
    await submitted.update({ content: 'Solved by Bob' });
    expect(message.content).toBe('Solved by Bob');
    await discord.close();
  });

  it('have one channel of direct messages with the bot, whoever began them', async () => {
    const ada = inDirectMessage('Ada');
    await (await client.users.fetch(ada.id)).send('A reminder');
    const answer = await received<ChatInputCommandInteraction>(() => discord.slash(ada, 'daily'));
    await answer.reply('The daily');
    discord.say(ada, 'Thanks');
    expect(discord.seenBy(ada).map(({ content }) => content)).toEqual(['A reminder', 'The daily', 'Thanks']);
    await discord.close();
  });

  it('are not asked by a modal after an answer has been promised', async () => {
    const interaction = await received<ChatInputCommandInteraction>(() =>
      discord.slash(inServer('Ada', discord.home), 'move'),
    );
    await interaction.deferReply();
    const body = { type: 9, data: rowModal().toJSON() };
    const late = client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
      body,
      auth: false,
    });
    await expect(late).rejects.toMatchObject({ code: 40060 });
    await expect(discord.close()).rejects.toThrow('a modal can only be the first answer');
  });

  it.each([
    ['an update', { type: 6 }],
    ['suggestions', { type: 8, data: { choices: [] } }],
  ])('get no %s for a command', async (_, body) => {
    const { id, token } = await received(() => discord.slash(inServer('Ada', discord.home), 'move'));
    const wrong = client.rest.post(`/interactions/${id}/${token}/callback`, { body, auth: false });
    await expect(wrong).rejects.toMatchObject({ code: 50035 });
    await expect(discord.close()).rejects.toThrow('does not answer a command');
  });

  it('get no answer to what they asked a quarter of an hour ago', async () => {
    const interaction = await received<ChatInputCommandInteraction>(() =>
      discord.slash(inServer('Ada', discord.home), 'move'),
    );
    await interaction.deferReply();
    discord.clock.advance(15 * 60_000 + 1);
    await expect(interaction.editReply('late')).rejects.toMatchObject({ code: 50027 });
    await discord.close();
  });

  it('are answered with the message itself where the bot asks for it', async () => {
    const interaction = await received<ChatInputCommandInteraction>(() =>
      discord.slash(inServer('Ada', discord.home), 'daily'),
    );
    const { resource } = await interaction.reply({ content: 'The daily', withResponse: true });
    expect(resource?.message?.content).toBe('The daily');
    await discord.close();
  });
});
