import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Uci } from '../src/games/chess/vocabulary.js';
import { Game } from '../src/play/game.js';
import { openPostgresStore } from '../src/store/postgres/open.js';
import { openSqliteStore } from '../src/store/sqlite/open.js';
import { explainStoreFault, type Store } from '../src/store/store.js';
import { addPuzzles, type PuzzleWithMoves } from './answers/add-puzzles.js';
import { fillAttempts, MEMBERS_OF_A_SERVER, memberName, NOON, serverName, TODAY } from './answers/fill-attempts.js';
import { type BenchDatabase, openDatabaseFile, openDatabaseServer } from './answers/open-database.js';
import { budgetOf, type Question } from './question.js';
import { count, milliseconds, renderTable, showProgress } from './report.js';
import { median, percentile } from './statistics.js';
import { awaited } from './stopwatch.js';

/** How many members play, each a puzzle of their own server. */
const PLAYERS = 300;
const FEW_PLAYERS = 20;
/** Their first answers are the compilers' turn, and not counted. */
const WARMING_UP = 10;

const SERVER_MILLISECONDS = 20_000;

type Act = 'puzzle' | 'wrong move' | 'mating move';

export const answers: Question = {
  about:
    'what a member waits for: /puzzle, a wrong /move and a mating one, in a database that has been played in for long',
  file: undefined,
  seconds: { usual: 60, brief: 20 },
  count: { usual: 1_000_000, brief: 5_000 },
  takesDatabase: true,

  async run({ count: attempts, seconds, brief, databaseUrl }) {
    const players = brief ? FEW_PLAYERS : PLAYERS;
    const measure = (name: string, store: Store, database: BenchDatabase) =>
      measureAnswers({ name, store, database, attempts, players, seconds });
    const rows = await onSqlite((store, database) => measure('SQLite', store, database));
    if (databaseUrl !== undefined) {
      rows.push(...(await onPostgres(databaseUrl, (store, database) => measure('PostgreSQL', store, database))));
    }
    return {
      markdown: [
        `${count(attempts)} attempts in the database; ${players} members, one after the other, who look at the puzzle of their server, try a wrong move and then mate. Each answer is on disk when it counts as given. Measured through \`Game\`: reading the command, the words and the picture are not in it.`,
        '',
        renderTable(['database', 'answer', 'median ms', 'p95 ms', 'worst ms', 'CPU ms'], rows, 2),
      ].join('\n'),
      disagreements: [],
    };
  },
};

type Work = (store: Store, database: BenchDatabase) => Promise<string[][]>;

async function onSqlite(work: Work): Promise<string[][]> {
  const place = await mkdtemp(join(tmpdir(), 'matinee-answers-'));
  const path = join(place, 'matinee.sqlite');
  try {
    return await withStore(await openSqliteStore(path, () => NOON), openDatabaseFile(path), work);
  } finally {
    await rm(place, { recursive: true });
  }
}

const onPostgres = async (url: string, work: Work): Promise<string[][]> =>
  withStore(await openPostgresStore(url, { now: () => NOON }), await openDatabaseServer(url), work);

async function withStore(
  opened: Awaited<ReturnType<typeof openSqliteStore>>,
  database: BenchDatabase,
  work: Work,
): Promise<string[][]> {
  if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
  try {
    return await work(opened.value, database);
  } finally {
    await database.close();
    await opened.value.close();
  }
}

interface Measurement {
  readonly name: string;
  readonly store: Store;
  readonly database: BenchDatabase;
  readonly attempts: number;
  readonly players: number;
  readonly seconds: number;
}

async function measureAnswers({ name, store, database, attempts, players, seconds }: Measurement) {
  showProgress(`answers: filling ${name}`);
  const puzzles = await addPuzzles(store, budgetOf(seconds));
  const servers = await fillAttempts(
    database,
    attempts,
    WARMING_UP + players,
    puzzles.map(({ id }) => id),
  );
  const spent = new Map<Act, { readonly times: number[]; cpu: number }>();
  let clock = NOON;
  const game = new Game({ store: store.play, now: () => clock, timeZone: 'UTC' });
  for (let turn = 0; turn < WARMING_UP + players; turn++) {
    showProgress(`answers: ${name}, ${turn} of ${WARMING_UP + players} members`);
    const { puzzle, member } = await giveTo(store, puzzles, turn, servers);
    const acts: readonly (readonly [Act, () => Promise<boolean>])[] = [
      ['puzzle', async () => (await game.look(member, TODAY)) !== undefined],
      ['wrong move', () => play(game, member, puzzle.wrong)],
      ['mating move', () => play(game, member, puzzle.mate)],
    ];
    for (const [act, work] of acts) {
      clock += SERVER_MILLISECONDS;
      const cpu = process.cpuUsage();
      const { value, milliseconds: time } = await awaited(work);
      if (!value) throw new Error(`${member.userId} got no answer to the ${act}`);
      if (turn < WARMING_UP) continue;
      const { user, system } = process.cpuUsage(cpu);
      const all = spent.get(act) ?? { times: [], cpu: 0 };
      all.times.push(time);
      all.cpu += (user + system) / 1000;
      spent.set(act, all);
    }
  }
  return [...spent].map(([act, { times, cpu }], index) => [
    index === 0 ? name : '',
    act,
    ...[median(times), percentile(times, 95), Math.max(...times), cpu / times.length].map(milliseconds),
  ]);
}

/** A member of another server at every turn, whose puzzle of the day is given already. */
async function giveTo(store: Store, puzzles: readonly PuzzleWithMoves[], turn: number, servers: number) {
  const puzzle = puzzles[turn % puzzles.length];
  if (!puzzle) throw new Error('there is no puzzle');
  const serverId = serverName(turn % servers);
  const round = Math.floor(turn / servers);
  const userId = memberName((turn % servers) * MEMBERS_OF_A_SERVER + (round % MEMBERS_OF_A_SERVER));
  const { puzzleId } = await store.play.giveDaily(serverId, TODAY, puzzle.id);
  const given = puzzles.find(({ id }) => id === puzzleId) ?? puzzle;
  return { puzzle: given, member: { serverId, userId, name: userId, channelId: 'lobby' } };
}

/** As `/move` does: the answer, and after a solve how the member stands. */
async function play(game: Game, member: { serverId: string; userId: string }, move: Uci): Promise<boolean> {
  const day = await game.day(member.serverId);
  const answered = await game.answer(member, { text: move, notation: 'english' }, { day });
  if (answered.kind !== 'answered') return false;
  if (answered.playing.attempt.finish) await game.streakAndPlace(member, day.today, answered.playing);
  return answered.answer.steps.length === 1;
}
