import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../src/bot/reply.js';
import { inServer } from '../../discord-server/index.js';
import { Gate } from '../gate.js';
import { makeCommand, openStage, type Stage, says } from './stage.js';

const DONE: Reply = { text: 'Done.', personal: true };

describe('when Discord is in trouble', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  const ask = (command: string) => stage.discord.slash(inServer('Ada', stage.discord.home), command);

  /** The bot is alive when it answers the next command. */
  const expectAlive = async () => expect((await stage.answer(ask('hello'))).content).toBe('Hello.');
  const HELLO = says('hello', { text: 'Hello.', personal: true });

  it.each([
    ['429', { status: 429, retryAfter: 0.01 }],
    ['502', { status: 502 }],
  ])('an edit that meets a %s is made again', async (_, trouble) => {
    stage = await openStage([says('work', DONE, { slow: true })]);
    stage.discord.faults.failNext(/^PATCH/, trouble);
    expect((await stage.answer(ask('work'))).content).toBe('Done.');
  });

  it.each([
    ['Discord forgot the interaction', { status: 404, code: 10062 }, 30],
    ['somebody else answered first', { status: 400, code: 40060 }, 30],
    ['the bot lost its access', { status: 403, code: 50001 }, 30],
    ['Discord refuses', { status: 400, code: 50035 }, 40],
  ])('an answer that fails because %s is a line in the log, with its id', async (_, trouble, level) => {
    stage = await openStage([says('work', DONE), HELLO]);
    const exchange = ask('work');
    stage.discord.faults.failNext(new RegExp(exchange.id), trouble);
    expect(await stage.logged(exchange)).toMatchObject({ level, code: trouble.code, status: trouble.status });
    await expectAlive();
    expect(JSON.stringify(stage.log)).not.toContain(exchange.token);
  });

  it.each([
    ['is forbidden', { status: 403, code: 50013 }, 'Je ne peux pas publier cela ici'],
    ['is refused', { status: 400, code: 50035 }, 'Quelque chose n’a pas marché'],
  ])('who waits for a public answer that %s is told so, alone and in their language', async (_, trouble, sentence) => {
    stage = await openStage([says('share', { text: 'Solved!', personal: false })]);
    const exchange = stage.discord.slash(inServer('Ada', stage.discord.home, { locale: 'fr' }), 'share');
    stage.discord.faults.failNext(new RegExp(exchange.id), trouble);
    const answer = await stage.answer(exchange);
    expect(answer.content).toContain(sentence);
    expect(answer.ephemeral).toBe(true);
  });

  it('who waits for a late public answer is told so too', async () => {
    stage = await openStage([says('share', { text: 'Solved!', personal: false }, { slow: true })]);
    stage.discord.faults.failNext(/^POST \/webhooks/, { status: 403, code: 50013 });
    const answer = await stage.answer(ask('share'));
    expect(answer.content).toContain('I may not post that here.');
    expect(answer.ephemeral).toBe(true);
  });

  const BUTTON = { label: 'Work', style: 'primary', invoke: { command: 'work', args: {} } } as const;
  const reports = (id: string) => stage.log.filter(({ interaction }) => interaction === id);

  it.each([
    ['a slow command', 'Discord forgot the interaction', /callback/, { status: 404, code: 10062 }, undefined],
    ['a slow command', 'its message is gone', /^PATCH/, { status: 404, code: 10008 }, undefined],
    ['a slow command', 'the bot lost its access', /^PATCH/, { status: 403, code: 50001 }, 'I may not post that here.'],
    ['a button', 'Discord forgot the interaction', /callback/, { status: 404, code: 10062 }, undefined],
    ['a button', 'its message is gone', /^PATCH/, { status: 404, code: 10008 }, undefined],
    ['a button', 'the bot lost its access', /^PATCH/, { status: 403, code: 50001 }, 'I may not post that here.'],
  ] as const)(
    '%s, when %s: one line in the log, and a word where it can be said',
    async (from, _, at, trouble, word) => {
      const show = says('show', { ...DONE, buttons: [{ ...BUTTON, inPlace: true }] });
      stage = await openStage([says('work', DONE, { slow: true }), show, HELLO]);
      const ada = inServer('Ada', stage.discord.home);
      const shown = await stage.answer(stage.discord.slash(ada, 'show'));
      stage.discord.faults.failNext(at, trouble);

      const exchange = from === 'a button' ? stage.discord.press(ada, shown, 'Work') : stage.discord.slash(ada, 'work');
      expect(await stage.logged(exchange)).toMatchObject({ level: 30, code: trouble.code });
      if (word)
        await stage.discord.until(() => stage.discord.seenBy(ada).some(({ content }) => content.includes(word)));
      await expectAlive();
      expect(reports(exchange.id)).toHaveLength(1);
    },
  );

  it.each([
    ['an answer', false],
    ['an acknowledgement', true],
  ])('%s that got through, though its receipt was lost, is not given twice', async (_, slow) => {
    stage = await openStage([says('work', DONE, { slow }), HELLO]);
    stage.discord.faults.failNext(/callback/, { status: 502, done: true });
    const exchange = ask('work');
    expect(await stage.logged(exchange)).toMatchObject({ level: 30, code: 40060 });
    await expectAlive();
    expect(reports(exchange.id)).toHaveLength(1);
    expect(exchange.followUps).toHaveLength(0);
  });

  it('an answer that meets nothing but 5xx is given up, and the bot goes on', async () => {
    stage = await openStage([says('work', DONE), HELLO]);
    const exchange = ask('work');
    for (let attempt = 0; attempt < 4; attempt++) {
      stage.discord.faults.failNext(new RegExp(exchange.id), { status: 500 });
    }
    expect(await stage.logged(exchange)).toMatchObject({ level: 40, status: 500 });
    await expectAlive();
  });

  it('an edit that fails for good does not end the ones after it', async () => {
    const gates = [new Gate(), new Gate()];
    async function* updates() {
      for (const [index, gate] of gates.entries()) {
        await gate.opened;
        yield { text: `state ${index + 1}`, personal: true };
      }
    }
    const work = makeCommand('work', async () => ({ ...DONE, updates: updates() }));
    stage = await openStage([work], { pace: { pauseMs: 0 } });
    const message = await stage.answer(ask('work'));
    for (let attempt = 0; attempt < 4; attempt++) stage.discord.faults.failNext(/^PATCH/, { status: 502 });
    gates[0]?.open();
    await stage.discord.until(() => stage.discord.calls.filter(({ method }) => method === 'PATCH').length === 4);
    gates[1]?.open();
    await stage.discord.until(() => message.content === 'state 2');
  });

  it('an interaction that is delivered twice runs and is answered once', async () => {
    let runs = 0;
    const count = makeCommand('count', async () => {
      runs++;
      return DONE;
    });
    stage = await openStage([count, HELLO]);
    const exchange = ask('count');
    await stage.answer(exchange);
    stage.discord.repeatLast();
    await expectAlive();
    expect(runs).toBe(1);
    expect(stage.discord.calls.filter(({ path }) => path.includes(exchange.id))).toHaveLength(1);
  });
});
