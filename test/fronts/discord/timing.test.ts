import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../../src/bot/reply.js';
import type { Painter } from '../../../src/pictures/picture.js';
import {
  type ChatMessage,
  type Exchange,
  inServer,
  startLocalDiscord,
  type Visitor,
} from '../../discord-server/index.js';
import { Gate } from '../gate.js';
import { makeCommand, openStage, type Stage, says } from './stage.js';

const ACKNOWLEDGED = 5;
const ANSWERED = 4;
const UPDATE_PROMISED = 6;
const UPDATED = 7;
const SUGGESTED = 8;
const WINDOW = 9;

describe('answers in time', () => {
  let stage: Stage;
  afterEach(() => {
    vi.restoreAllMocks();
    return stage.close();
  });

  const ask = (command: string) => stage.discord.slash(inServer('Ada', stage.discord.home), command);
  const acknowledgement = (exchange: Exchange) => stage.discord.until(() => exchange.callback);

  const gated = (gate: Gate, personal: boolean, slow: boolean) =>
    makeCommand(
      'think',
      async () => {
        await gate.opened;
        return { text: 'Thought.', personal };
      },
      { slow },
    );

  it.each([true, false])('are the first thing that is seen when they come fast (personal: %s)', async (personal) => {
    stage = await openStage([says('think', { text: 'Thought.', personal })]);
    const exchange = ask('think');
    expect(await acknowledgement(exchange)).toBe(ANSWERED);
    expect(await stage.answer(exchange)).toMatchObject({ content: 'Thought.', ephemeral: personal });
  });

  describe('to a press that are ready at once take one request', () => {
    const THINK = { label: 'Think', style: 'primary', inPlace: true, invoke: { command: 'think', args: {} } } as const;
    const BOARD = {
      kind: 'chess',
      fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
      orientation: 'white',
      alt: '',
    } as const;
    const pressed = async (shownToAll: boolean, thought: Reply) => {
      const show = says('show', { text: 'Shown.', personal: !shownToAll, pictures: [BOARD], buttons: [THINK] });
      stage = await openStage([says('think', thought), show]);
      const ada = inServer('Ada', stage.discord.home);
      const shown = await stage.answer(stage.discord.slash(ada, 'show'));
      const before = stage.discord.calls.length;
      const exchange = stage.discord.press(ada, shown, 'Think');
      const callback = await acknowledgement(exchange);
      const answer = await stage.answer(exchange);
      expect(stage.discord.calls.length - before).toBe(1);
      return { shown, callback, answer };
    };

    it.each([true, false])(
      'the message that was pressed is replaced, picture included (public: %s)',
      async (isPublic) => {
        const { shown, callback, answer } = await pressed(isPublic, {
          text: 'Thought.',
          personal: !isPublic,
          pictures: [{ ...BOARD, orientation: 'black' }],
        });
        expect(callback).toBe(UPDATED);
        expect(answer).toBe(shown);
        expect(shown).toMatchObject({ content: 'Thought.', ephemeral: !isPublic });
        expect(shown.attachments).toHaveLength(1);
      },
    );

    it('what is for one alone does not replace what all see', async () => {
      const { shown, callback, answer } = await pressed(true, { text: 'Thought.', personal: true });
      expect(callback).toBe(ANSWERED);
      expect(answer).toMatchObject({ content: 'Thought.', ephemeral: true });
      expect(shown).toMatchObject({ content: 'Shown.', ephemeral: false });
    });
  });

  it('wait for no limit that Discord does not have: it counts no answers', async () => {
    const gate = new Gate();
    stage = await openStage([gated(gate, true, true)]);
    // A limit of so many a second never passes while the clock stands still.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const exchanges = Array.from({ length: 120 }, () => ask('think'));
    for (const exchange of exchanges) await acknowledgement(exchange);
    gate.open();
    for (const exchange of exchanges) expect((await stage.answer(exchange)).content).toBe('Thought.');
  });

  it('wait when Discord says so', async () => {
    const gate = new Gate();
    stage = await openStage([gated(gate, true, true)]);
    const exchange = ask('think');
    await acknowledgement(exchange);
    stage.discord.faults.failNext(/^PATCH/, { status: 429, retryAfter: 0.02, scope: 'global' });
    gate.open();
    expect((await stage.answer(exchange)).content).toBe('Thought.');
    expect(stage.discord.rateLimits.hits).toBe(1);
  });

  it('are acknowledged at once when the press has waited for too long already', async () => {
    const gate = new Gate();
    stage = await openStage([gated(gate, true, false)], { pace: { patienceMs: 60_000 } });
    stage.discord.clock.advance(-61_000);
    const exchange = ask('think');
    expect(await acknowledgement(exchange)).toBe(ACKNOWLEDGED);
    gate.open();
    expect((await stage.answer(exchange)).content).toBe('Thought.');
  });

  it('are not acknowledged sooner because the clock of this machine is ahead', async () => {
    const discord = await startLocalDiscord();
    discord.clock.advance(-61_000);
    stage = await openStage([says('think', { text: 'Thought.', personal: true })], {
      discord,
      pace: { patienceMs: 60_000 },
    });
    expect(await acknowledgement(ask('think'))).toBe(ANSWERED);
  });

  const THINK = { label: 'Think', style: 'primary', invoke: { command: 'think', args: {} } } as const;
  const press = async (label: string) => {
    const ada = inServer('Ada', stage.discord.home);
    return stage.discord.press(ada, await stage.answer(stage.discord.slash(ada, 'show')), label);
  };

  it.each([
    ['slow by nature, personal', true, true, 600_000, 'typed'],
    ['slow by nature, public', false, true, 600_000, 'typed'],
    ['slow by nature, behind a button', true, true, 600_000, 'pressed'],
    ['late by accident, personal', true, false, 1, 'typed'],
    ['late by accident, public', false, false, 1, 'typed'],
  ])('are acknowledged before the command is done: %s', async (_, personal, slow, patienceMs, how) => {
    const gate = new Gate();
    const show = says('show', { text: 'Shown.', personal: true, buttons: [THINK] }, { slow: true });
    stage = await openStage([gated(gate, personal, slow), show], { pace: { patienceMs } });
    const exchange = how === 'pressed' ? await press('Think') : ask('think');
    expect(await acknowledgement(exchange)).toBe(ACKNOWLEDGED);
    expect(exchange.answer).toBeUndefined();
    gate.open();
    expect(await stage.answer(exchange)).toMatchObject({ content: 'Thought.', ephemeral: personal });
  });

  it('are no suggestions at all when those come late', async () => {
    const gate = new Gate();
    const think = makeCommand('think', async () => ({ text: '', personal: true }), {
      options: [{ name: 'moves', description: 'Moves', type: 'text', maxLength: 9, autocomplete: true }],
      complete: () => gate.opened.then(() => [{ name: 'Qh7', value: 'Qh7' }]),
    });
    stage = await openStage([think], { pace: { patienceMs: 1 } });
    const exchange = stage.discord.type(inServer('Ada', stage.discord.home), 'think', 'moves', '');
    expect(await stage.discord.until(() => exchange.choices)).toEqual([]);
    gate.open();
  });

  describe('while board and database are stuck', () => {
    const OPTION = {
      name: 'moves',
      description: 'Moves',
      type: 'text',
      maxLength: 9,
      required: true,
      autocomplete: true,
    } as const;
    const THINK_OF = { command: 'think', args: { moves: 'Qh7' } };
    const SHOWN: Reply = {
      text: 'Shown.',
      personal: true,
      buttons: [
        { label: 'Anew', style: 'primary', invoke: THINK_OF },
        { label: 'In place', style: 'primary', inPlace: true, invoke: THINK_OF },
        { label: 'Asks', style: 'primary', ask: 'moves', invoke: { command: 'think', args: {} } },
      ],
      menus: [{ placeholder: 'Menu', options: [{ label: 'Chosen', invoke: THINK_OF }] }],
    };
    const BOARD = {
      kind: 'chess',
      fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
      orientation: 'white',
      alt: '',
    } as const;

    interface Scene {
      readonly ada: Visitor;
      readonly shown: ChatMessage;
    }
    const submitted = async ({ ada, shown }: Scene): Promise<Exchange> => {
      const asking = stage.discord.press(ada, shown, 'Asks');
      await stage.discord.until(() => asking.modal);
      return stage.discord.submit(ada, asking, { moves: 'Qh7' });
    };

    it.each<[string, (scene: Scene) => Exchange | Promise<Exchange>, number]>([
      ['a slash command', ({ ada }) => stage.discord.slash(ada, 'think', { moves: 'Qh7' }), ACKNOWLEDGED],
      ['a button', ({ ada, shown }) => stage.discord.press(ada, shown, 'Anew'), ACKNOWLEDGED],
      ['a button in place', ({ ada, shown }) => stage.discord.press(ada, shown, 'In place'), UPDATE_PROMISED],
      ['a menu', ({ ada, shown }) => stage.discord.choose(ada, shown, 'Chosen'), UPDATE_PROMISED],
      ['a button that asks', ({ ada, shown }) => stage.discord.press(ada, shown, 'Asks'), WINDOW],
      ['what was typed in a window', submitted, ACKNOWLEDGED],
      ['what is being typed', ({ ada }) => stage.discord.type(ada, 'think', 'moves', 'Q'), SUGGESTED],
    ])('%s is acknowledged all the same', async (_, act, callback) => {
      const gate = new Gate();
      const stuck = <Value>(value: Value) => gate.opened.then(() => value);
      const think = makeCommand('think', async () => ({ text: 'Thought.', pictures: [BOARD], personal: true }), {
        options: [OPTION],
        complete: () => stuck([]),
      });
      const painter: Painter = {
        paint: () => stuck(new Uint8Array()),
        forgetPictures: () => {},
        close: async () => {},
      };
      stage = await openStage([think, says('show', SHOWN)], { pace: { patienceMs: 1 }, painter });
      const ada = inServer('Ada', stage.discord.home);
      const shown = await stage.answer(stage.discord.slash(ada, 'show'));
      const exchange = await act({ ada, shown });
      expect(await acknowledgement(exchange)).toBe(callback);
      gate.open();
      if (callback === ACKNOWLEDGED || callback === UPDATE_PROMISED) {
        await stage.discord.until(() => exchange.original?.content === 'Thought.');
      }
    });
  });

  it('are acknowledged within the 3 s that Discord allows, at the pace that people get', async () => {
    const gate = new Gate();
    stage = await openStage([gated(gate, true, false)], { pace: 'default' });
    const exchange = ask('think');
    expect(await acknowledgement(exchange)).toBe(ACKNOWLEDGED);
    expect(exchange.acknowledgedAfterMs).toBeLessThan(3000);
    gate.open();
    expect((await stage.answer(exchange)).content).toBe('Thought.');
  });
});

describe('a message that changes', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  const state = (text: string): Reply => ({ text, personal: true });

  const start = async (updates: AsyncIterable<Reply>, pauseMs?: number) => {
    const work = makeCommand('work', async () => ({ ...state('0'), updates }));
    stage = await openStage([work], pauseMs === undefined ? {} : { pace: { pauseMs } });
    return stage.discord.slash(inServer('Ada', stage.discord.home), 'work');
  };
  const edits = () => stage.discord.calls.filter(({ method }) => method === 'PATCH').length;

  it('passes over states that come too fast, and ends with the last', async () => {
    async function* fast() {
      for (let count = 1; count <= 50; count++) yield state(String(count));
    }
    const message = await start(fast()).then((exchange) => stage.answer(exchange));
    await stage.discord.until(() => message.content === '50');
    expect(edits()).toBe(1);
  });

  it('shows states that come slowly, one after the other', async () => {
    const gates = [new Gate(), new Gate(), new Gate()];
    async function* slow() {
      for (const [index, gate] of gates.entries()) {
        await gate.opened;
        yield state(String(index + 1));
      }
    }
    const message = await start(slow(), 0).then((exchange) => stage.answer(exchange));
    for (const [index, gate] of gates.entries()) {
      gate.open();
      await stage.discord.until(() => message.content === String(index + 1));
    }
    expect(edits()).toBe(3);
  });

  it('shows the last state even when it comes while an earlier one is on its way', async () => {
    const gate = new Gate();
    async function* two() {
      yield state('1');
      await gate.opened;
      yield state('2');
    }
    const exchange = await start(two(), 0);
    const held = stage.discord.faults.hold(/^PATCH/);
    const message = await stage.answer(exchange);
    gate.open();
    held.open();
    await stage.discord.until(() => message.content === '2');
  });

  it.each([
    ['its token has expired', 10015],
    ['it was dismissed', 10008],
  ])('is left alone when %s, and its command is told', async (_, code) => {
    const [begin, goOn, ended] = [new Gate(), new Gate(), new Gate()];
    let reachedTheEnd = false;
    async function* long() {
      try {
        await begin.opened;
        yield state('1');
        await goOn.opened;
        yield state('2');
        reachedTheEnd = true;
      } finally {
        ended.open();
      }
    }
    const exchange = await start(long(), 0);
    await stage.answer(exchange);
    stage.discord.faults.failNext(/^PATCH/, { status: 404, code });
    begin.open();
    expect(await stage.logged(exchange)).toMatchObject({ code, level: 30 });
    goOn.open();
    await ended.opened;
    expect(reachedTheEnd).toBe(false);
    expect(edits()).toBe(1);
  });

  it('shows its last state to the end of a public answer that came late', async () => {
    const gate = new Gate();
    async function* one() {
      await gate.opened;
      yield { text: 'all checked', personal: false };
    }
    stage = await openStage([
      makeCommand('work', async () => ({ text: 'checking', personal: false, updates: one() }), { slow: true }),
    ]);
    const exchange = stage.discord.slash(inServer('Ada', stage.discord.home), 'work');
    const message = await stage.answer(exchange);
    expect(message.ephemeral).toBe(false);
    gate.open();
    await stage.discord.until(() => message.content === 'all checked');
  });
});
