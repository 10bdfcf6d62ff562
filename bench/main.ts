import { commandOf, readCommandLine } from './command-line.js';
import { type PreparedQuestion, prepareQuestions } from './prepare.js';
import { QUESTIONS } from './questions.js';
import { circumstances, hideProgress, renderDisagreements, renderHeading } from './report.js';
import { Stockfish } from './stockfish.js';

const USAGE = `Usage: npm run bench [-- QUESTION [FILE...] [--seconds S] [--mate N or N-M] [--count N] [--database URL]]

Without a question, a short form of all of them on files of our own, in about three minutes. The questions:

${Object.entries(QUESTIONS)
  .map(([name, { about }]) => `  ${name.padEnd(12)}${about}`)
  .join('\n')}

  FILE        EPD with "dm N" or "bm #N" (and all keys as "pm"), or a CSV of mates from games
  --seconds   what one position may take
  --mate      only mates of this length, or of these lengths
  --count     so many puzzles for import, evenly from the whole file; so many solves for boards; the size
              of the library for daily; the attempts in the database for answers
  --database  an empty PostgreSQL database, postgres://…, for answers beside SQLite`;

const WRONG_USAGE = 2;
const FAILED = 1;

async function main(args: readonly string[]): Promise<number> {
  const order = readCommandLine(args);
  if (!order.ok) return refuse(order.fault);
  if (order.value === 'help') {
    console.log(USAGE);
    return 0;
  }
  const questions = await prepareQuestions(order.value);
  if (!questions.ok) return refuse(questions.fault);

  const stockfish = new Stockfish(process.env.STOCKFISH ?? 'stockfish');
  try {
    await stockfish.start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
  try {
    console.log(renderHeading(circumstances(commandOf(args), stockfish.name)));
    return await ask(questions.value, stockfish);
  } finally {
    hideProgress();
    stockfish.quit();
  }
}

async function ask(questions: readonly PreparedQuestion[], stockfish: Stockfish): Promise<number> {
  let wrong = false;
  for (const { name, about, source, run } of questions) {
    console.log(`\n### ${name}: ${about}\n`);
    if (source !== undefined) console.log(`${source}.`);
    const { markdown, disagreements } = await run(stockfish);
    hideProgress();
    console.log(markdown);
    if (disagreements.length > 0) console.log(`\n${renderDisagreements(disagreements)}`);
    wrong ||= disagreements.length > 0;
  }
  return wrong ? FAILED : 0;
}

function refuse(sentence: string): number {
  console.error(`${sentence}\nnpm run bench -- --help tells more.`);
  return WRONG_USAGE;
}

process.exitCode = await main(process.argv.slice(2));
