import { availableParallelism } from 'node:os';
import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { DEFAULT_MATE_IN } from '../../puzzles/verdict.js';
import { fail } from '../../shared/result.js';
import { type CliContext, defineCommand, type Ending, EXIT, type ExitCode, type Program } from '../program/command.js';
import { plainText } from '../program/layout.js';
import { budgetOf, leave, type Puzzle, type Solved, startSolver } from '../program/proof.js';
import { folderPaths, gather, type Item, puzzlesFolder } from '../program/puzzle-files.js';
import { batchesOf, compare } from './compare.js';
import { comparisonJson, comparisonLines } from './compare-report.js';
import { solveFiles } from './files.js';
import { solvePosition } from './position.js';
import { OPTIONS, type Request, readRequest, type Subject } from './request.js';

/** `npm run solve -- words` */
export const solve: Program = {
  name: 'solve',
  about: 'Proves mates in N: every key, every defence, every refutation.',
  usage: '[FEN | files] [options]',
  commands: defineCommand({
    name: 'solve',
    about: 'Proves mates in N.',
    operands: {
      form: '[FEN | files...]',
      about: 'a position, or puzzle files (without any, those in PUZZLES_DIR, else in puzzles/)',
    },
    options: OPTIONS,
    read: readRequest,
    run: solveAsked,
  }),
  help: {
    examples: [
      'npm run solve -- "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1" --tree',
      'npm run solve -- mine.epd --mate 3    (3 where the file claims nothing)',
      "npm run -s solve -- --json | jq .     (-s keeps npm's own lines out)",
    ],
    notes: `Without a claim a position is searched up to mates in ${MAX_CLAIMED_MATE}, a line of a file up to
mates in ${DEFAULT_MATE_IN}.

Beside a solution, "Tries" are first moves that only one reply refutes, and
"Refuted" are those that several do, each with its best reply.`,
    exits: {
      done: 'every puzzle is sound: one key, in the length that was claimed',
      notAll: 'a puzzle is cooked, shorter, without mate or not decided; a refused line',
    },
    json: `JSON: one object for each puzzle; a move is {"san", "uci"}.
  file, lineNumber, name, fen, claimedMateIn    as far as they are known
  verdict        "sound", "cooked", "shorter mate", "no mate" or "gave up"
  explanation    the verdict as a sentence
  mateIn, keys, mainLine, tries                 when there is a mate
  noMateWithin   there is no mate in so many moves
  someMate       {"within", "key"}: when the time ran out, a mate of the claimed
                 length that was found for a single position all the same
  because        "time", "nodes", "memory" or "cancelled", when it gave up
  nodes, milliseconds
  tree           with --tree: {"root", "nodes"}; a node is {"mateIn",
                 "continuations": [{"uci", "defences": [{"uci", "next"}]}]},
                 and root and next are numbers of nodes
One of the tries is a move with kind ("refuted", "slower", "stalemate", or
"undecided": it misses the mate, and whether it mates later was not settled), by
(the best reply), mateIn (of the slower mate) and, when a single position was
given, onlyDefence: whether no other reply refutes it (left out if not known).
A refused line is {"file", "lineNumber", "refused"}. With --compare there is one
object: cores, disagreements, puzzles, and in milliseconds oneCore, manyAtOnce
and oneOnAllCores; each of the puzzles has the first and the last of them.`,
  },
};

async function solveAsked(request: Request, context: CliContext): Promise<Ending> {
  const { subject } = request;
  const { screen } = context;
  if (subject.kind === 'position') {
    const puzzle = puzzleOf(subject, request.mateIn);
    return request.compare ? compareAll([puzzle], request, context) : solveOne(puzzle, request, context);
  }
  const folder = puzzlesFolder();
  const paths = subject.kind === 'files' ? subject.paths : await folderPaths(folder);
  const { items, faults } = await gather(paths, request.mateIn);
  for (const fault of faults) screen.note(fault);
  if (items.length === 0) {
    if (faults.length > 0) return EXIT.wrongUsage;
    return fail(`There are no files in ${plainText(folder)}; name some, or give a position.`);
  }
  const puzzles = items.flatMap((item) => (item.kind === 'puzzle' ? [item.puzzle] : []));
  const code = request.compare ? await compareAll(puzzles, request, context) : await solveAll(items, request, context);
  return faults.length > 0 || puzzles.length < items.length ? EXIT.notAll : code;
}

function puzzleOf(subject: Extract<Subject, { kind: 'position' }>, asked: number | undefined): Puzzle {
  const claimed = subject.claimedMateIn ?? asked;
  const { position } = subject;
  return { position, ...(claimed !== undefined && { claimedMateIn: claimed }), mateIn: claimed ?? MAX_CLAIMED_MATE };
}

async function solveOne(puzzle: Puzzle, request: Request, context: CliContext): Promise<ExitCode> {
  const { tree, json, cores } = request;
  const budget = budgetOf(request);
  const solver = startSolver(cores, budget);
  const solved = await solvePosition({ puzzle, budget, tree, json }, solver, context);
  await leave(solver, context.signal);
  return codeFor([solved]);
}

async function solveAll(items: readonly Item[], request: Request, context: CliContext): Promise<ExitCode> {
  const { tree, json, cores } = request;
  const budget = budgetOf(request);
  const solver = startSolver(cores, budget);
  const { solved } = await solveFiles({ items, budget, tree, json }, solver, context);
  await leave(solver, context.signal);
  return codeFor(solved);
}

async function compareAll(puzzles: readonly Puzzle[], request: Request, context: CliContext): Promise<ExitCode> {
  const cores = request.cores ?? availableParallelism();
  const { screen } = context;
  const comparison = await compare(batchesOf(puzzles), budgetOf(request), cores, context);
  if (request.json) screen.printJson(comparisonJson(comparison, cores));
  else screen.print(comparisonLines(comparison, cores, screen.paint));
  return comparison.disagreements.length > 0 ? EXIT.notAll : codeFor(comparison.solved);
}

const codeFor = (solved: readonly Solved[]): ExitCode =>
  solved.every(({ verdict }) => verdict.kind === 'sound') ? EXIT.done : EXIT.notAll;
