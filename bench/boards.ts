import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Budget } from '../src/engine/mate/solver.js';
import type { PlayerStore } from '../src/play/player-store.js';
import { openSqliteStore } from '../src/store/sqlite/open.js';
import { type Board, boardsOf, questionsTo } from './boards/askings.js';
import { type Crowd, planSolves } from './boards/crowd.js';
import { NaiveBoards } from './boards/naive.js';
import { AT_ONCE, hideSome, playAll, SCHEDULE, stockLibrary } from './boards/play-crowd.js';
import { type AskedBoard, renderBoards } from './boards/render-boards.js';
import type { Disagreement } from './position.js';
import { budgetOf, type Findings, type Question } from './question.js';
import { count, milliseconds, showProgress } from './report.js';
import { awaited, measured, watchLoop } from './stopwatch.js';

/** How often each board is asked for, and of these how often the naive way too: it takes so much longer. */
const ASKINGS = 30;
const NAIVE_ASKINGS = 3;

export const boards: Question = {
  about: 'leaderboards over many solves, beside adding everything up whenever somebody asks; one core each',
  file: undefined,
  seconds: { usual: 60, brief: 20 },
  count: { usual: 100_000, brief: 2_000 },

  async run({ seconds, count: solves }) {
    const crowds: readonly Crowd[] = [
      { members: Math.ceil(solves / 200), servers: 1, solves: 200 },
      { members: Math.ceil(solves / 10), servers: 20, solves: 10 },
    ];
    const findings: Findings[] = [];
    for (const crowd of crowds) findings.push(await measureCrowd(crowd, budgetOf(seconds)));
    return {
      markdown: findings.map(({ markdown }) => markdown).join('\n\n'),
      disagreements: findings.flatMap(({ disagreements }) => disagreements),
    };
  },
};

async function measureCrowd(crowd: Crowd, budget: Budget): Promise<Findings> {
  const place = await mkdtemp(join(tmpdir(), 'matinee-boards-'));
  try {
    return await fillAndAsk(join(place, 'matinee.sqlite'), crowd, budget);
  } finally {
    await rm(place, { recursive: true });
  }
}

async function fillAndAsk(path: string, crowd: Crowd, budget: Budget): Promise<Findings> {
  const opened = await openSqliteStore(path);
  if (!opened.ok) throw new Error(opened.fault.code);
  const store = opened.value;
  const puzzles = await stockLibrary(store, budget);
  await hideSome(store, crowd);
  const solves = planSolves(crowd);

  const playing = watchLoop();
  await playAll(store, solves, puzzles);
  const played = await playing.end();
  const computed = await awaited(() => store.players.recomputeAll(SCHEDULE));

  const naive = new NaiveBoards(path);
  const asked: AskedBoard[] = [];
  const disagreements: Disagreement[] = [];
  for (const board of boardsOf()) {
    showProgress(`boards: by ${board.by}, ${board.period}, ${board.place.kind}`);
    const answer = await askFor(board, crowd, store.players, naive);
    asked.push(answer);
    disagreements.push(...answer.disagreements);
  }
  naive.close();
  await store.close();
  const { members, servers } = crowd;
  return {
    markdown: [
      `${count(solves.length)} solves of ${count(members)} members in ${servers === 1 ? 'one server' : `${servers} servers`}. Opened and solved ${AT_ONCE} at the same moment: ${count(solves.length / played.seconds)} solves a second, ${milliseconds((1000 * played.busySeconds) / solves.length)} ms of the event loop each, its longest turn ${milliseconds(played.longestTurn)} ms. Everything recomputed from them: ${milliseconds(computed.milliseconds / 1000)} s.`,
      '',
      `Any page for any member; the medians of ${ASKINGS} askings, and of ${NAIVE_ASKINGS} the naive way. A board is one query: the event loop stands still for as long.`,
      '',
      renderBoards(asked),
    ].join('\n'),
    disagreements,
  };
}

async function askFor(
  board: Board,
  crowd: Crowd,
  players: PlayerStore,
  naive: NaiveBoards,
): Promise<AskedBoard & { readonly disagreements: readonly Disagreement[] }> {
  const { total } = await players.listBoard({ ...board, userId: '', from: 0, most: 1 });
  const questions = questionsTo(board, total, crowd, ASKINGS);
  const [times, naiveTimes]: [number[], number[]] = [[], []];
  const disagreements: Disagreement[] = [];
  for (const [number, question] of questions.entries()) {
    const ours = await awaited(() => players.listBoard(question));
    times.push(ours.milliseconds);
    if (number >= NAIVE_ASKINGS) continue;
    const theirs = measured(() => naive.list(question));
    naiveTimes.push(theirs.spent.milliseconds);
    if (isDeepStrictEqual(ours.value, theirs.value)) continue;
    const { by, period, place, from, userId } = question;
    const id = `by ${by}, ${period}, ${place.kind}`;
    disagreements.push({ id, fen: `from ${from} for ${userId}`, what: 'other rows than those of the attempts' });
  }
  return { board, total, times, naiveTimes, disagreements };
}
