import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, GROUPS } from '../commands/index.js';
import { makePainter } from './board/painter.js';
import type { Front } from './bot/bot.js';
import { makeBot } from './bot/make-bot.js';
import { countOf } from './bot/text.js';
import { positionOfFen } from './chess/position.js';
import type { Config } from './config.js';
import { makeWebFront, PortForbidden, PortInUse } from './fronts/web/front.js';
import { importFolder } from './jobs/import-folder.js';
import { Precomputer } from './jobs/precompute.js';
import { explainVerdict } from './library/verdict.js';
import type { Logger } from './log.js';
import { Game } from './play/game.js';
import { projectRoot } from './project.js';
import { showProving } from './proving-progress.js';
import { fail, ok, type Result } from './result.js';
import { makeSolverPool } from './solver/pool.js';
import { openSqliteStore } from './store/open-sqlite.js';
import { explainStoreFault } from './store/store.js';

export interface Matinee {
  /** Where the local chat is. */
  readonly address: string;
  stop(): Promise<void>;
}

interface Surroundings {
  readonly log: Logger;
  /** Tells the person at the terminal how the start goes. */
  readonly print: (line: string) => void;
  readonly now?: () => number;
  /** Another Discord than the real one. */
  readonly discordApi?: string;
  /** Stops it, also in the middle of the start. */
  readonly signal?: AbortSignal;
}

/** Enough for any puzzle a person would set; time is what runs out first. */
const NODE_BUDGET = 1e12;

/** A terminal shows about so many lines of what is wrong with the puzzle files; `/puzzles stats` counts them all. */
const LINES_TOLD = 20;

/** Puts everything together and runs it. A fault is one sentence for the operator; nothing is left running then. */
export async function startMatinee(config: Config, surroundings: Surroundings): Promise<Result<Matinee, string>> {
  const { log, print, now = Date.now } = surroundings;
  const opened = await openSqliteStore(join(config.dataDir, 'matinee.sqlite'));
  if (!opened.ok) return fail(explainStoreFault(opened.fault));
  const store = opened.value;
  const { library } = store;

  const solver = makeSolverPool();
  const milliseconds = config.solveSeconds * 1000;
  const budget = { milliseconds, nodes: NODE_BUDGET, megabytes: config.solveMegabytes };
  const precomputer = new Precomputer({ library, solver, budget, log });
  const painter = makePainter();
  const game = new Game({ store: store.play, now, timeZone: config.timeZone });
  const services = { game, library, precomputer, now };
  const bot = makeBot({ commands: COMMANDS, groups: GROUPS, services, log });
  const web = makeWebFront({ bot, painter, port: config.port, log });
  const fronts: Front[] = [web];

  // In the order in which things rest on each other: first those whom people reach, last the database.
  const shutDown = async (): Promise<void> => {
    await Promise.all(fronts.map((front) => front.stop()));
    await precomputer.stop();
    await Promise.all([solver.close(), painter.close()]);
    await store.close();
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= shutDown();
    return stopped;
  };
  surroundings.signal?.addEventListener('abort', stop);

  try {
    // Before anybody is served: a large folder keeps the process busy for a while.
    await readPuzzles();
    await library.retryGaveUp(budget);
    const waiting = await library.countWaiting();
    precomputer.wake();
    await web.start();
    if (config.discordToken) {
      const discord = await makeDiscord(config, config.discordToken);
      fronts.push(discord);
      await discord.start();
      print('Logged in to Discord.');
    }
    const left = waiting > 0 ? await showProving(precomputer, waiting, print) : 0;
    surroundings.signal?.throwIfAborted();
    if (waiting > 0) await tellUnsound();
    if (left > 0) print(`Still to be proved: ${countOf(left, 'puzzle')}; that goes on while the bot runs.`);
    return ok({ address: web.address, stop });
  } catch (error) {
    await stop();
    const sentence = surroundings.signal?.aborted ? 'Stopped before it was ready.' : explainStartFailure(error);
    if (sentence) return fail(sentence);
    throw error;
  }

  async function makeDiscord({ discordTestServer, boardTheme }: Config, token: string): Promise<Front> {
    // Loaded only when it is wanted: a start without Discord should not wait for it.
    const { makeDiscordFront } = await import('./fronts/discord/discord-front.js');
    return makeDiscordFront({
      bot,
      painter,
      token,
      theme: boardTheme,
      log,
      ...(discordTestServer && { testServerId: discordTestServer }),
      ...(surroundings.discordApi && { rest: { api: surroundings.discordApi } }),
    });
  }

  async function readPuzzles(): Promise<void> {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
    const imported = await importFolder({ folder: config.puzzlesDir, library, version, now });
    if (imported.kind === 'no folder') {
      print(`The folder ${config.puzzlesDir} cannot be read (${imported.reason}): no puzzle files were taken.`);
    }
    if (imported.kind !== 'read') return;
    const { files, added, refused } = imported;
    const news = [countOf(added, 'new puzzle'), `${countOf(refused, 'line')} refused`];
    print(`Puzzle files: ${files} read, ${news.join(', ')}.`);
    for (const { source, line, why } of await library.listRefusals(LINES_TOLD)) {
      print(`  ${source}${line > 0 ? `, line ${line}` : ''}: ${why}`);
    }
  }

  async function tellUnsound(): Promise<void> {
    for (const { source, line, fen, verdict } of await library.listUnsound(LINES_TOLD)) {
      if (verdict) print(`  ${source}, line ${line}: ${explainVerdict(verdict, positionOfFen(fen))}`);
    }
  }
}

/** What a person can mend gets a sentence; anything else is a bug and stays an exception. */
function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof PortInUse) {
    return `Port ${error.port} is in use by another program. Stop that one, or name another port in PORT (0 for any free one).`;
  }
  if (error instanceof PortForbidden) {
    return `Port ${error.port} may not be used by this user. Name one from 1024 on in PORT (0 for any free one).`;
  }
  // Discord's faults come from a module that is loaded only when it is wanted; their message is the sentence.
  if (error instanceof Error && ['InvalidToken', 'DiscordUnreachable', 'NotInTestServer'].includes(error.name)) {
    return error.message;
  }
  return undefined;
}
