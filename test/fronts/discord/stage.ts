import pino from 'pino';
import { type Command, type CommandSpec, defineCommand } from '../../../src/bot/command.js';
import { makeBot } from '../../../src/bot/make-bot.js';
import type { Reply } from '../../../src/bot/reply.js';
import {
  type DiscordDependencies,
  type DiscordFront,
  makeDiscordFront,
} from '../../../src/fronts/discord/discord-front.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import {
  type ChatMessage,
  type Exchange,
  type LocalDiscord,
  startLocalDiscord,
  Watch,
} from '../../discord-server/index.js';
import { NO_SERVICES } from '../../support/no-services.js';

/** So long that in a test only the events count: an answer is "in time", a pause ends with its stream. */
const NEVER_MS = 600_000;

export type LogLine = Readonly<Record<string, unknown>>;

export interface Stage {
  readonly discord: LocalDiscord;
  readonly front: DiscordFront;
  /** What the front end logged. */
  readonly log: readonly LogLine[];
  /** The first line like this that it logs. */
  loggedLine(isWanted: (line: LogLine) => boolean): Promise<LogLine>;
  /** The first line that it logs about an interaction. */
  logged(exchange: Exchange): Promise<LogLine>;
  answer(exchange: Exchange): Promise<ChatMessage>;
  close(): Promise<void>;
}

type Changes = Partial<Pick<DiscordDependencies, 'testServerId' | 'fileOrigins' | 'token' | 'rest' | 'painter'>> & {
  /** `default` is the pace that people get. */
  readonly pace?: Partial<NonNullable<DiscordDependencies['pace']>> | 'default';
  readonly groups?: Readonly<Record<string, string>>;
  /** A Discord that is there already, as after a restart of the bot. */
  readonly discord?: LocalDiscord;
  /** What it remembers from an earlier run. */
  readonly memory?: Map<string, string>;
};

export const makeMemory = (notes: Map<string, string>): DiscordDependencies['memory'] => ({
  get: async (name) => notes.get(name),
  set: async (name, value) => void notes.set(name, value),
});

/** The front end with these commands behind it, on a Discord of its own. */
export function prepareStage(discord: LocalDiscord, commands: readonly Command[], changes: Changes = {}) {
  const { pace, groups = {}, discord: _, memory = new Map(), ...parts } = changes;
  const log: LogLine[] = [];
  const watch = new Watch();
  const write = (line: string) => {
    log.push(JSON.parse(line));
    watch.tick();
  };
  const logger = pino({ level: 'trace' }, { write });
  const painter = makePainter();
  const bot = makeBot({ commands, groups, services: NO_SERVICES, log: logger });
  const front = makeDiscordFront({
    bot,
    painter,
    token: discord.token,
    theme: 'light',
    memory: makeMemory(memory),
    log: logger,
    rest: { api: discord.api },
    fileOrigins: [discord.files.origin],
    ...parts,
    ...(pace !== 'default' && { pace: { patienceMs: NEVER_MS, pauseMs: NEVER_MS, ...pace } }),
  });
  return { front, painter, log, watch };
}

export async function openStage(commands: readonly Command[], changes: Changes = {}): Promise<Stage> {
  const discord = changes.discord ?? (await startLocalDiscord());
  const { front, painter, log, watch } = prepareStage(discord, commands, changes);
  await front.start();
  return {
    discord,
    front,
    log,
    loggedLine: (isWanted) => watch.until(() => log.find(isWanted)),
    logged: ({ id }) => watch.until(() => log.find(({ interaction }) => interaction === id)),
    answer: (exchange) => discord.until(() => exchange.answer),
    async close() {
      await front.stop();
      await painter.close();
      if (!changes.discord) await discord.close();
    },
  };
}

export const makeCommand = (
  name: string,
  run: Command['run'],
  changes: Partial<CommandSpec> & Pick<Command, 'complete'> = {},
): Command => {
  const { complete, ...spec } = changes;
  return defineCommand({
    spec: { name, description: `The command ${name}`, options: [], audience: 'everyone', slow: false, ...spec },
    run,
    ...(complete && { complete }),
  });
};

export const says = (name: string, reply: Reply, changes: Partial<CommandSpec> = {}): Command =>
  makeCommand(name, async () => reply, changes);
