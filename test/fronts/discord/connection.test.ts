import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiscordUnreachable, InvalidToken, StoppedWhileStarting } from '../../../src/fronts/discord/start-faults.js';
import { inServer, type LocalDiscord, startLocalDiscord } from '../../discord-server/index.js';
import { Gate } from '../gate.js';
import { makeCommand, openStage, prepareStage, says } from './stage.js';

const HELLO = says('hello', { text: 'Hello.', personal: true });

describe('the connection to Discord', () => {
  let discord: LocalDiscord;
  beforeEach(async () => {
    discord = await startLocalDiscord();
  });
  afterEach(() => discord.close());

  const startFailure = async (changes: Parameters<typeof prepareStage>[2]) => {
    const { front, painter, log } = prepareStage(discord, [HELLO], changes);
    const failure: unknown = await front.start().then(
      () => undefined,
      (error: unknown) => error,
    );
    await painter.close();
    return { failure, log };
  };

  it.each(['wrong.token', 'Bot wrong.token', 'with a space', 'Bot', ''])(
    'needs the right token, not "%s"',
    async (token) => {
      const { failure, log } = await startFailure({ token });
      expect(failure).toBeInstanceOf(InvalidToken);
      expect((failure as Error).message).toMatch(/^Discord does not accept the bot token: copy it again/);
      if (token) expect(JSON.stringify([log, (failure as Error).message])).not.toContain('wrong.token');
    },
  );

  it('needs a token that the gateway accepts too', async () => {
    discord.gateway.refusesTokens = true;
    expect((await startFailure({})).failure).toBeInstanceOf(InvalidToken);
  });

  it('needs a network', async () => {
    const { failure } = await startFailure({ rest: { api: 'http://127.0.0.1:9/api' } });
    expect(failure).toBeInstanceOf(DiscordUnreachable);
    expect((failure as Error).message).toMatch(/^Discord cannot be reached: check the network/);
  });

  it('needs a Discord that is up', async () => {
    for (let attempt = 0; attempt < 4; attempt++) discord.faults.failNext(/gateway/, { status: 503 });
    expect((await startFailure({})).failure).toBeInstanceOf(DiscordUnreachable);
  });

  it('is taken up again where it broke off, and nothing that was asked meanwhile is lost', async () => {
    const stage = await openStage([HELLO], { discord });
    discord.gateway.drop();
    const exchange = discord.slash(inServer('Ada', discord.home), 'hello');
    expect((await stage.answer(exchange)).content).toBe('Hello.');
    expect(discord.gateway).toMatchObject({ identified: 1, resumed: 1 });
    await stage.close();
  });

  it('asks for no more than the servers’ own events', async () => {
    const stage = await openStage([HELLO], { discord });
    expect(discord.gateway.intents).toBe(1);
    await stage.close();
  });

  it('ends with the bot, after the answers that are under way', async () => {
    const gate = new Gate();
    const begun = new Gate();
    const think = makeCommand('think', async () => {
      begun.open();
      await gate.opened;
      return { text: 'Thought.', personal: true };
    });
    const stage = await openStage([think], { discord });
    const exchange = discord.slash(inServer('Ada', discord.home), 'think');
    await begun.opened;
    const closed = stage.close();
    await discord.until(() => discord.gateway.connections === 0);
    gate.open();
    await closed;
    expect(exchange.answer?.content).toBe('Thought.');
  });

  it('can be ended while it is being made', async () => {
    const held = discord.faults.hold(/gateway/);
    const { front, painter } = prepareStage(discord, [HELLO]);
    const starting = front.start().catch((error: unknown) => error);
    await front.stop();
    expect(await starting).toBeInstanceOf(StoppedWhileStarting);
    held.open();
    await painter.close();
  });

  it('can be ended before it began', async () => {
    const { front, painter } = prepareStage(discord, [HELLO]);
    await front.stop();
    await painter.close();
  });
});
