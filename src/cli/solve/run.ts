import { availableParallelism } from 'node:os';
import type { Budget } from '../../engine/mate/solver.js';
import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { makeSolverPool } from '../../puzzles/proving/pool.js';
import type { Solver } from '../../puzzles/proving/solver.js';
import { folderPaths, gather, type Item } from '../program/gather.js';
import { plainText } from '../program/plain-text.js';
import type { Puzzle, Solved } from '../program/puzzle.js';
import { puzzlesFolder } from '../program/puzzles-folder.js';
import type { Screen } from '../program/screen.js';
import { leave, threadMegabytes } from '../program/threads.js';
import { type Request, readArguments } from './arguments.js';
import { batchesOf, compare } from './compare.js';
import { comparisonLines } from './compare-text.js';
import { comparisonJson } from './json-compare.js';
import { solveFiles } from './solve-files.js';
import { solvePosition } from './solve-position.js';
import type { Subject } from './subject.js';

export const EXIT = { sound: 0, unsound: 1, wrongUsage: 2 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What `npm run solve -- words` does. When the signal is aborted it ends early, and has printed what was done so far. */
export async function run(words: readonly string[], screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const reading = readArguments(words);
  switch (reading.kind) {
    case 'help':
      screen.print([reading.text]);
      return EXIT.sound;
    case 'wrong':
      screen.tell(reading.sentence);
      return EXIT.wrongUsage;
    case 'request':
      return solve(reading.request, screen, signal);
  }
}

async function solve(request: Request, screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const { subject } = request;
  if (subject.kind === 'position') {
    const puzzle = puzzleOf(subject, request.mateIn);
    return request.compare ? compareAll([puzzle], request, screen, signal) : solveOne(puzzle, request, screen, signal);
  }
  const folder = puzzlesFolder();
  const paths = subject.kind === 'files' ? subject.paths : await folderPaths(folder);
  const { items, faults } = await gather(paths, request.mateIn);
  for (const fault of faults) screen.tell(fault);
  if (items.length === 0) {
    if (faults.length === 0) screen.tell(`There are no files in ${plainText(folder)}; name some, or give a position.`);
    return EXIT.wrongUsage;
  }
  const puzzles = items.flatMap((item) => (item.kind === 'puzzle' ? [item.puzzle] : []));
  const code = request.compare
    ? await compareAll(puzzles, request, screen, signal)
    : await solveAll(items, request, screen, signal);
  return faults.length > 0 || puzzles.length < items.length ? EXIT.unsound : code;
}

function puzzleOf(subject: Extract<Subject, { kind: 'position' }>, asked: number | undefined): Puzzle {
  const claimed = subject.claimedMateIn ?? asked;
  const { position } = subject;
  return { position, ...(claimed !== undefined && { claimedMateIn: claimed }), mateIn: claimed ?? MAX_CLAIMED_MATE };
}

const budgetOf = ({ seconds, megabytes }: Request): Budget => ({
  milliseconds: seconds * 1000,
  nodes: Number.MAX_SAFE_INTEGER,
  megabytes,
});

const poolOf = ({ cores, megabytes }: Request): Solver =>
  makeSolverPool({ ...(cores !== undefined && { width: cores }), megabytes: threadMegabytes(megabytes) });

async function solveOne(puzzle: Puzzle, request: Request, screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const { tree, json } = request;
  const solver = poolOf(request);
  const solved = await solvePosition({ puzzle, budget: budgetOf(request), tree, json }, solver, screen, signal);
  await leave(solver, signal);
  return codeFor([solved]);
}

async function solveAll(
  items: readonly Item[],
  request: Request,
  screen: Screen,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { tree, json } = request;
  const solver = poolOf(request);
  const { solved } = await solveFiles({ items, budget: budgetOf(request), tree, json }, solver, screen, signal);
  await leave(solver, signal);
  return codeFor(solved);
}

async function compareAll(
  puzzles: readonly Puzzle[],
  request: Request,
  screen: Screen,
  signal: AbortSignal,
): Promise<ExitCode> {
  const cores = request.cores ?? availableParallelism();
  const comparison = await compare(batchesOf(puzzles), budgetOf(request), cores, screen, signal);
  screen.print(
    request.json
      ? [JSON.stringify(comparisonJson(comparison, cores))]
      : comparisonLines(comparison, cores, screen.paint),
  );
  return comparison.disagreements.length > 0 ? EXIT.unsound : codeFor(comparison.solved);
}

const codeFor = (solved: readonly Solved[]): ExitCode =>
  solved.every(({ verdict }) => verdict.kind === 'sound') ? EXIT.sound : EXIT.unsound;
