import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command, OptionSpec } from '../../../src/bot/command.js';
import type { Button } from '../../../src/bot/reply.js';
import { plain } from '../../../src/bot/text.js';
import { inServer, type LocalDiscord, startLocalDiscord, type Visitor } from '../../discord-server/index.js';
import { Gate } from '../gate.js';
import { makeCommand, openStage, type Stage, says } from './stage.js';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'moves', description: 'Your move, like Qh7', type: 'text', maxLength: 30, required: true },
  { name: 'date', description: 'The day', type: 'text', maxLength: 10, internal: true },
];
const move = makeCommand(
  'move',
  async (_, args) => {
    const { moves, date } = args as { moves?: string; date?: string };
    return { text: plain(`${moves} on ${date}`), personal: true };
  },
  { options: OPTIONS },
);
const button = (more: Partial<Button> = {}): Button => ({
  label: 'Move',
  style: 'primary',
  ask: 'moves',
  invoke: { command: 'move', args: { date: '2026-11-18' } },
  ...more,
});
const daily = (personal: boolean, more: Partial<Button> = {}): Command =>
  says('daily', { text: 'The daily', personal, buttons: [button(more)] });

describe('a button that asks', () => {
  let discord: LocalDiscord;
  let stage: Stage | undefined;
  let ada: Visitor;
  beforeEach(async () => {
    discord = await startLocalDiscord();
    ada = inServer('Ada', discord.home);
  });
  afterEach(async () => {
    await stage?.close();
    await discord.close();
  });

  const open = async (commands: readonly Command[]) => {
    stage = await openStage(commands, { discord });
    return stage;
  };
  const press = async (visitor: Visitor, at: Stage) => {
    const message = await at.answer(discord.slash(visitor, 'daily'));
    const exchange = discord.press(visitor, message, 'Move');
    await discord.until(() => exchange.modal);
    return { message, exchange };
  };

  it('opens no window for a member, whom only Discord’s own list can name', async () => {
    const options: readonly OptionSpec[] = [{ name: 'who', description: 'Whom', type: 'member', required: true }];
    const rival = says('rival', { text: 'On guard', personal: true }, { options });
    const at = await open([rival, daily(true, { ask: 'who', invoke: { command: 'rival', args: {} } })]);
    const exchange = discord.press(ada, await at.answer(discord.slash(ada, 'daily')), 'Move');
    expect((await at.answer(exchange)).content).toContain('`/rival` needs `who`');
    expect(exchange.modal).toBeUndefined();
  });

  it('opens a window with words of the command, and runs it with what was typed', async () => {
    const at = await open([move, daily(true)]);
    const { exchange, message } = await press(ada, at);
    expect(exchange.modal).toMatchObject({
      title: 'The command move',
      components: [{ label: 'Your move', component: { placeholder: 'Your move, like Qh7', max_length: 30 } }],
    });
    const answer = await at.answer(discord.submit(ada, exchange, { moves: ' Qh7 ' }));
    expect(answer).toMatchObject({ content: 'Qh7 on 2026-11-18', ephemeral: true });
    expect(message.content).toBe('The daily');
  });

  it('speaks the language of the person', async () => {
    const at = await open([move, daily(true)]);
    const { exchange } = await press(inServer('Ada', discord.home, { locale: 'de' }), at);
    expect(exchange.modal).toMatchObject({
      title: 'Antworte mit einem Zug oder mehreren',
      components: [{ label: 'Dein Zug', component: { placeholder: 'Dein Zug, etwa Dh7, exd8=D, O-O oder h5h7' } }],
    });
  });

  it('can put the answer in the place of its message', async () => {
    const at = await open([move, daily(true, { inPlace: true })]);
    const { exchange, message } = await press(ada, at);
    expect(await at.answer(discord.submit(ada, exchange, { moves: 'Qh7' }))).toBe(message);
    expect(message.content).toBe('Qh7 on 2026-11-18');
  });

  it('never puts a personal answer in the place of what all see', async () => {
    const at = await open([move, daily(false, { inPlace: true })]);
    const { exchange, message } = await press(ada, at);
    const answer = await at.answer(discord.submit(ada, exchange, { moves: 'Qh7' }));
    expect(answer).toMatchObject({ content: 'Qh7 on 2026-11-18', ephemeral: true });
    expect(message.content).toBe('The daily');
  });

  it('still works when the bot was started anew while somebody typed', async () => {
    const { exchange } = await press(ada, await open([move, daily(true)]));
    await stage?.close();
    const again = await open([move, daily(true)]);
    const answer = await again.answer(discord.submit(ada, exchange, { moves: 'Qh7' }));
    expect(answer.content).toBe('Qh7 on 2026-11-18');
  });

  it('opens the window while the command itself is stuck', async () => {
    const gate = new Gate();
    const stuck = makeCommand('move', () => gate.opened.then(() => ({ text: 'late', personal: true })), {
      options: OPTIONS,
    });
    const { exchange } = await press(ada, await open([stuck, daily(true)]));
    expect(exchange.modal).toBeDefined();
    gate.open();
  });

  it('runs at once when its command no longer has what it asks for', async () => {
    const at = await open([
      says('move', { text: 'no need', personal: true }, { options: OPTIONS.slice(1) }),
      daily(true),
    ]);
    const message = await at.answer(discord.slash(ada, 'daily'));
    expect((await at.answer(discord.press(ada, message, 'Move'))).content).toBe('no need');
  });
});
