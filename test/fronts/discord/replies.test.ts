import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Button, Reply } from '../../../src/bot/reply.js';
import { makeMessage } from '../../../src/fronts/discord/message-out.js';
import type { ChessPicture } from '../../../src/pictures/picture.js';
import {
  type Component,
  inDirectMessage,
  inServer,
  messageComplaints,
  schemaComplaints,
} from '../../discord-server/index.js';
import { makeCommand, openStage, type Stage, says } from './stage.js';

const HELP = { command: 'help', args: {} };
const SAMPLE_FEN = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';

const button = (label: string, changes: Partial<Button> = {}): Button => ({
  label,
  style: 'primary',
  invoke: HELP,
  ...changes,
});

const chess = (changes: Partial<ChessPicture> = {}): ChessPicture => ({
  kind: 'chess',
  fen: SAMPLE_FEN,
  orientation: 'white',
  alt: 'White: rook a1.',
  ...changes,
});

describe('replies on Discord', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  const ask = (command = 'show', who = inServer('Ada', stage.discord.home)) =>
    stage.answer(stage.discord.slash(who, command));

  it('never ping anybody, in whatever way they get there', async () => {
    const text = '@everyone <@1> <@&2>';
    async function* updates() {
      yield { text: `${text} later`, personal: false };
    }
    stage = await openStage([
      makeCommand('show', async () => ({
        text,
        personal: false,
        buttons: [button('Replace', { inPlace: true, invoke: { command: 'show', args: {} } })],
        updates: updates(),
      })),
      says('slow', { text, personal: false }, { slow: true }),
    ]);
    const ada = inServer('Ada', stage.discord.home);
    const exchange = stage.discord.slash(ada, 'show');
    const message = await stage.answer(exchange);
    const pressed = stage.discord.press(ada, message, 'Replace');
    await stage.answer(pressed);
    await ask('slow');
    await stage.discord.until(() => message.content.endsWith('later'));
    const payloads = stage.discord.calls
      .map(({ body }) => body as { content?: string; data?: { content?: string } } | undefined)
      .map((body) => body?.data ?? body)
      .filter((payload) => payload?.content);
    expect(payloads.length).toBeGreaterThanOrEqual(4);
    for (const payload of payloads) expect(payload).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  it('show the board as a picture of its own, with the position in words', async () => {
    stage = await openStage([says('show', { text: '', pictures: [chess()], personal: false })]);
    const { attachments } = await ask();
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ name: 'chess.png', description: 'White: rook a1.' });
  });

  it('still come when the board cannot be painted', async () => {
    stage = await openStage([
      says('show', {
        text: 'White to move',
        pictures: [chess({ lastMove: 'nonsense' })],
        personal: true,
      }),
    ]);
    const { content, attachments } = await ask();
    expect(content).toBe('White to move');
    expect(attachments).toEqual([]);
  });

  it('still show the other boards when one cannot be painted', async () => {
    stage = await openStage([
      says('show', {
        text: 'Three',
        pictures: [chess(), chess({ lastMove: 'nonsense' }), chess()],
        personal: true,
      }),
    ]);
    expect((await ask()).attachments.map(({ name }) => name)).toEqual(['chess.png', 'chess-3.png']);
  });

  it('are cut at 2,000 characters', async () => {
    stage = await openStage([says('show', { text: `**${'long '.repeat(1000)}**`, personal: true })]);
    const { content } = await ask();
    expect(content).toHaveLength(2000);
    expect(content.endsWith('…**')).toBe(true);
  });

  it('go on in further menus after 25 options, and the last one works', async () => {
    const options = Array.from({ length: 60 }, (_, index) => ({
      label: `Defence ${index + 1}`,
      invoke: { command: 'pick', args: { number: index + 1 } },
    }));
    stage = await openStage([
      says('show', { text: 'Pick', menus: [{ placeholder: 'Other defences', options }], personal: true }),
      makeCommand('pick', async (_, args) => ({ text: `picked ${JSON.stringify(args)}`, personal: true }), {
        options: [{ name: 'number', description: 'Which', type: 'integer', min: 1, max: 60, internal: true }],
      }),
    ]);
    const ada = inServer('Ada', stage.discord.home);
    const message = await ask('show', ada);
    expect(message.menus().map(({ placeholder }) => placeholder)).toEqual([
      'Other defences (1–25 / 60)',
      'Other defences (26–50 / 60)',
      'Other defences (51–60 / 60)',
    ]);
    await stage.answer(stage.discord.choose(ada, message, 'Defence 60'));
    expect(message.content).toBe('picked {"number":60}');
  });

  it.each([
    ['de', '`/zug` Dh7, `/aufgaben hinzufügen`, `/nonsense`'],
    ['en-GB', '`/move` Dh7, `/puzzles add`, `/nonsense`'],
  ])('name commands as Discord lists them in %s', async (locale, text) => {
    stage = await openStage([says('show', { text: '`/move` Dh7, `/puzzles add`, `/nonsense`', personal: true })]);
    expect((await ask('show', inServer('Ada', stage.discord.home, { locale }))).content).toBe(text);
  });

  it('tell twins apart: every button works, also beside one that does the same', async () => {
    stage = await openStage([
      says('show', {
        text: 'Choose',
        buttons: [button('Help'), button('More help'), button('No help', { disabled: true })],
        personal: true,
      }),
      says('help', { text: 'Here is help.', personal: true }),
    ]);
    const ada = inServer('Ada', stage.discord.home);
    const message = await ask('show', ada);
    for (const label of ['Help', 'More help']) {
      expect((await stage.answer(stage.discord.press(ada, message, label))).content).toBe('Here is help.');
    }
  });

  it('apologise when a button asks too much', async () => {
    const tooLong = { command: 'show', args: { text: 'x'.repeat(200) } };
    stage = await openStage([
      says('show', { text: 'Press', buttons: [button('Press', { invoke: tooLong })], personal: false }),
    ]);
    const { content, ephemeral } = await ask();
    expect(content).toBe('Something went wrong on my side. Please try again.');
    expect(ephemeral).toBe(true);
    expect(stage.log.some(({ msg }) => msg === 'a reply could not be made')).toBe(true);
  });

  describe('behind a button that replaces its message', () => {
    const open = async (personal: boolean) => {
      const mine = button('Mine', { inPlace: true, invoke: { command: 'mine', args: {} } });
      stage = await openStage([
        says('show', { text: 'The daily puzzle', buttons: [mine], personal }),
        says('mine', { text: 'Your secret', personal: true }),
      ]);
    };

    it('do not show to everybody what is personal: it comes as a message of its own', async () => {
      await open(false);
      const message = await ask();
      const answer = await stage.answer(stage.discord.press(inServer('Grace', stage.discord.home), message, 'Mine'));
      expect(answer).toMatchObject({ content: 'Your secret', ephemeral: true });
      expect(message.content).toBe('The daily puzzle');
    });

    it('replace a personal message', async () => {
      await open(true);
      const ada = inServer('Ada', stage.discord.home);
      const message = await ask('show', ada);
      expect(await stage.answer(stage.discord.press(ada, message, 'Mine'))).toBe(message);
    });

    it('replace any message in a direct message, where nobody else looks', async () => {
      await open(false);
      const ada = inDirectMessage('Ada');
      const message = await ask('show', ada);
      expect(await stage.answer(stage.discord.press(ada, message, 'Mine'))).toBe(message);
    });
  });

  it('suggest at most 25 choices, and none that Discord would not take', async () => {
    const many = [
      { name: 'too long', value: 'x'.repeat(101) },
      { name: 'long name '.repeat(20), value: 'Qh7' },
      ...Array.from({ length: 40 }, (_, index) => ({ name: `Move ${index}`, value: `m${index}` })),
    ];
    stage = await openStage([
      makeCommand('move', async () => ({ text: 'moved', personal: true }), {
        options: [{ name: 'moves', description: 'Moves', type: 'text', maxLength: 100, autocomplete: true }],
        complete: async () => many,
      }),
    ]);
    const exchange = stage.discord.type(inServer('Ada', stage.discord.home), 'move', 'moves', '');
    const choices = await stage.discord.until(() => exchange.choices);
    expect(choices).toHaveLength(25);
    expect(choices[0]?.value).toBe('Qh7');
  });
});

describe('whatever a command answers', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  const invoke = fc.record({
    command: fc.constantFrom('help', 'puzzles queue'),
    args: fc.dictionary(fc.constantFrom('at', 'puzzle'), fc.nat(99), { noNullPrototype: true }),
  });
  const buttons = fc.record(
    {
      label: words,
      invoke,
      style: fc.constantFrom('primary', 'secondary', 'danger'),
      inPlace: fc.boolean(),
      ask: fc.constant('moves'),
      disabled: fc.boolean(),
    },
    { requiredKeys: ['label', 'invoke', 'style'] },
  );
  const menus = fc.record({
    placeholder: words,
    options: fc.array(fc.record({ label: words, description: words, invoke }, { requiredKeys: ['label', 'invoke'] }), {
      minLength: 1,
      maxLength: 200,
    }),
  });
  const replies = fc.record(
    {
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4000 }),
      buttons: fc.array(buttons, { maxLength: 40 }),
      menus: fc.array(menus, { maxLength: 7 }),
      personal: fc.boolean(),
    },
    { requiredKeys: ['text', 'personal'] },
  ) as fc.Arbitrary<Reply>;

  it('Discord takes it', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const { content, components } = makeMessage(reply);
        const payload = { content, components: components as unknown as Component[] };
        expect([...schemaComplaints('edit', payload), ...messageComplaints(payload, new Map())]).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
