import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../src/bot/reply.js';
import { projectRoot } from '../../../src/shared/project.js';
import { inServer, type LocalDiscord, startLocalDiscord } from '../../discord-server/index.js';
import { Gate } from '../gate.js';
import { makeCommand, openStage } from './stage.js';

const RESTARTING = 'I am being restarted; please ask again in a minute.';

const state = (text: string): Reply => ({ text, personal: true });

describe('when the bot stops', () => {
  let discord: LocalDiscord;
  beforeEach(async () => {
    discord = await startLocalDiscord();
  });
  afterEach(() => discord.close());

  const start = async (
    updates: AsyncIterable<Reply>,
    { first = async () => {}, pauseMs = 600_000 }: { first?: () => Promise<void>; pauseMs?: number } = {},
  ) => {
    const work = makeCommand('work', async () => {
      await first();
      return { ...state('Proving.'), updates };
    });
    const stage = await openStage([work], { discord, pace: { pauseMs } });
    return { stage, exchange: discord.slash(inServer('Ada', discord.home), 'work') };
  };

  it('a message that waits for its next state says so, and the work behind it is left', async () => {
    const gate = new Gate();
    const left = new Gate();
    const reached: string[] = [];
    async function* updates() {
      try {
        await gate.opened;
        reached.push('the step under way');
        yield state('1');
        reached.push('the step after it');
        yield state('2');
      } finally {
        left.open();
      }
    }
    const { stage, exchange } = await start(updates());
    const message = await stage.answer(exchange);
    await stage.close();
    expect(message.content).toBe(RESTARTING);
    gate.open();
    await left.opened;
    expect(reached).toEqual(['the step under way']);
    expect(message.content).toBe(RESTARTING);
  });

  it('a state that is just being sent still goes before the last word', async () => {
    const never = new Gate();
    async function* updates() {
      yield state('1');
      await never.opened;
    }
    const { stage, exchange } = await start(updates(), { pauseMs: 0 });
    const held = discord.faults.hold(/^PATCH/);
    const message = await stage.answer(exchange);
    await held.arrived;
    const closed = stage.close();
    await discord.until(() => discord.gateway.connections === 0);
    held.open();
    await closed;
    const edits = discord.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(edits).toMatchObject([{ content: '1' }, { content: RESTARTING }]);
    expect(message.content).toBe(RESTARTING);
  });

  it('a last state that is already there is shown, and nothing after it', async () => {
    async function* updates() {
      yield state('Proved.');
    }
    const { stage, exchange } = await start(updates());
    const held = discord.faults.hold(/^PATCH/);
    const message = await stage.answer(exchange);
    await held.arrived;
    const closed = stage.close();
    await discord.until(() => discord.gateway.connections === 0);
    held.open();
    await closed;
    expect(message.content).toBe('Proved.');
  });

  it('an answer that comes while it stops is not followed any further', async () => {
    const begun = new Gate();
    const gate = new Gate();
    const never = new Gate();
    async function* updates() {
      await never.opened;
      yield state('1');
    }
    const first = async () => {
      begun.open();
      await gate.opened;
    };
    const { stage, exchange } = await start(updates(), { first });
    await begun.opened;
    const closed = stage.close();
    await discord.until(() => discord.gateway.connections === 0);
    gate.open();
    await closed;
    expect(exchange.answer?.content).toBe(RESTARTING);
  });

  it('a connection that is just being made again does not come back', async () => {
    // A child that ends by itself has nothing left with which it could connect; the one that comes back does not end.
    const script = `
      import { makeDiscordFront } from './dist/src/fronts/discord/discord-front.js';
      const log = {
        error() {}, warn() {},
        info: (...said) => said.includes('reconnecting to Discord') && setImmediate(() => front.stop()),
      };
      const front = makeDiscordFront({
        bot: { specs: [], groups: {} }, memory: { get: async () => {}, set: async () => {} }, token: ${JSON.stringify(discord.token)}, log, rest: { api: ${JSON.stringify(discord.api)} },
      });
      await front.start();`;
    const leaving = new AbortController();
    const ended = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: projectRoot,
      signal: leaving.signal,
    }).then(({ stdout, stderr }) => stdout + stderr);
    await discord.until(() => discord.calls.some(({ path }) => path.endsWith('/commands')));
    discord.gateway.drop();
    const back = discord.until(() => discord.gateway.identified + discord.gateway.resumed > 1 && 'it came back');
    const outcome = await Promise.race([ended, back]);
    leaving.abort();
    expect(outcome).toBe('');
  });
});
