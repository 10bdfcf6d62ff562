import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail, ok, type Result } from '../src/shared/result.js';
import type { Order } from './command-line.js';
import type { BenchPosition } from './position.js';
import { readOwnFile, readPositions } from './position-file.js';
import type { Findings, Question } from './question.js';
import { isQuestion, QUESTIONS } from './questions.js';
import type { Stockfish } from './stockfish.js';

/** A question with everything it needs but Stockfish. */
export interface PreparedQuestion {
  readonly name: string;
  readonly about: string;
  /** What is measured, in a few words. */
  readonly source: string | undefined;
  run(stockfish: Stockfish): Promise<Findings>;
}

/** All files are read before anything is measured: a typing mistake should not show after half an hour. */
export async function prepareQuestions(order: Order): Promise<Result<PreparedQuestion[], string>> {
  const { question } = order;
  if (question !== undefined && !isQuestion(question)) {
    return fail(`There is no question "${question}": ask for one of ${Object.keys(QUESTIONS).join(', ')}.`);
  }
  const prepared: PreparedQuestion[] = [];
  for (const name of question === undefined ? Object.keys(QUESTIONS).filter(isQuestion) : [question]) {
    const one = await prepareOne(name, QUESTIONS[name], order);
    if (!one.ok) return one;
    prepared.push(one.value);
  }
  return ok(prepared);
}

async function prepareOne(name: string, question: Question, order: Order): Promise<Result<PreparedQuestion, string>> {
  const brief = order.question === undefined;
  if (order.count !== undefined && !brief && !question.count) {
    return fail(`"${name}" measures every position: leave out --count.`);
  }
  if (order.database !== undefined && !question.takesDatabase) {
    return fail(`"${name}" is measured on SQLite or without a database: leave out --database.`);
  }
  const form = brief ? 'brief' : 'usual';
  const seconds = order.seconds ?? question.seconds[form];
  const count = order.count ?? question.count?.[form] ?? Number.POSITIVE_INFINITY;
  const ready = (positions: readonly BenchPosition[], source: string | undefined): PreparedQuestion => ({
    name,
    about: question.about,
    source,
    run: (stockfish) =>
      question.run({
        positions,
        stockfish,
        seconds,
        count,
        brief,
        ...(order.database !== undefined && { databaseUrl: order.database }),
      }),
  });
  const read = await readPositionsFor(name, question, order.files);
  if (!read.ok) return read;
  if (!read.value) return ok(ready([], undefined));
  const { from, to } = order.mates;
  const positions = read.value.positions.filter(({ mateIn }) => from <= mateIn && mateIn <= to);
  if (positions.length === 0) return fail(`There is no mate of that length for "${name}": choose another --mate.`);
  return ok(ready(positions, `${positions.length} positions of ${read.value.names.join(', ')}`));
}

interface NamedPositions {
  readonly positions: readonly BenchPosition[];
  readonly names: readonly string[];
}

/** Undefined: the question has positions without any file. */
async function readPositionsFor(
  name: string,
  { file }: Question,
  files: readonly string[],
): Promise<Result<NamedPositions | undefined, string>> {
  if (files.length === 0) {
    if (file === undefined || file === 'mined') return ok(undefined);
    return ok({ positions: await readOwnFile(file), names: [`bench/${file}`] });
  }
  if (file === undefined) return fail(`"${name}" takes no files: its positions are fixed.`);
  const read = await readFiles(files);
  return read.ok ? ok({ positions: read.value, names: files.map((each) => basename(each)) }) : read;
}

async function readFiles(files: readonly string[]): Promise<Result<BenchPosition[], string>> {
  const all: BenchPosition[] = [];
  for (const file of files) {
    const text = await readText(file);
    if (!text.ok) return text;
    const read = readPositions(text.value);
    if (!read.ok) return fail(`${file}, line ${read.fault.line}: ${read.fault.why}`);
    for (const position of read.value) all.push(position);
  }
  return ok(all);
}

async function readText(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === undefined) throw error;
    if (code === 'ENOENT') return fail(`There is no file ${path}; check its name.`);
    if (code === 'EISDIR') return fail(`${path} is a folder; name the files in it.`);
    return fail(`${path} cannot be read (${code}); check its permissions.`);
  }
}
