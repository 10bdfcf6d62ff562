import type { Command, CommanderError } from 'commander';
import { readPuzzleNumbers } from '../../puzzles/puzzle-numbers.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { quietCommand, readWhole, shown } from '../program/command-words.js';
import { readFormat } from './export-name.js';
import { AFTER_HELP } from './help.js';
import { type Options, readFilter, readId, readIds, readSpending } from './options.js';
import type { Request } from './request.js';

export type Reading =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

/** What a mate that people can solve needs is far less; what needs more is kept, and `verify` tries again. */
export const FIRST_SECONDS = 3;
const USUAL_LIMIT = 50;
const MOST_LISTED = 10_000_000;
const THEIR_NUMBERS = 'their numbers, like 12 or 12-40,45';

/** Everything that can be said after `npm run puzzles --`. */
export function readArguments(words: readonly string[]): Reading {
  let made: Result<Request, string> | undefined;
  const { command: program, parse } = quietCommand('npm run puzzles --');
  program
    .usage('COMMAND [options]')
    .description('The library: puzzle files in and out, with a proved verdict for every puzzle.')
    .helpOption('-h, --help', 'this text, or what a command takes')
    .helpCommand(false);
  const command = (name: string, about: string, make: (words: string[], options: Options) => typeof made): Command =>
    program
      .command(name)
      .description(about)
      .helpOption('-h, --help', 'this text')
      .action((...given: unknown[]) => {
        const own = given.at(-1) as Command;
        made = make(own.args, own.opts());
      });

  withSpending(
    command('add', 'add the puzzles of files to the common stock and prove them', readAdd)
      .argument(
        '<FILE...>',
        'FEN, EPD, PGN, CSV, JSON lines or text boards, also .gz and .zst; - is the standard input',
      )
      .option('--practice', 'for practice, not for the daily puzzle')
      .option('--several-keys', 'accept puzzles with several keys too')
      .option('--relabel', 'take puzzles with a shorter mate as what they are')
      .option('--report <FILE>', 'write what became of every line (CSV when it is named so)'),
    `${FIRST_SECONDS}`,
  );
  withFilter(command('list', 'a table of the puzzles, those of servers too', readList))
    .option('--common', 'those that are no server’s own')
    .option('--limit <N>', `at most so many (${USUAL_LIMIT})`)
    .option('-j, --json', 'JSON, one object a line');
  command('show', 'all that is known of a puzzle, with its board and its solution', readShow)
    .argument('<ID>', 'its number')
    .option('-j, --json', 'JSON, one object');
  withSpending(
    command('verify', 'try again what was too hard, or check stored solutions', readVerify)
      .argument('[ID...]', `check these: ${THEIR_NUMBERS}`)
      .option('-a, --all', 'check every stored solution move by move'),
    'more than last time',
  );
  command('relabel', 'take puzzles with a shorter mate as what they are', readChange('relabel'))
    .argument('[ID...]', THEIR_NUMBERS)
    .option('-a, --all', 'all common ones that have a shorter mate');
  command('allow', 'accept puzzles with several keys', readChange('allow'))
    .argument('[ID...]', THEIR_NUMBERS)
    .option('-a, --all', 'all common ones that are cooked');
  command('remove', 'take puzzles out', readRemove).argument('<ID...>', THEIR_NUMBERS);
  withFilter(
    command('export', 'write playable common puzzles to a file, or to the standard output', readExport)
      .argument('[FILE]', 'its name tells the format; .gz is packed; - is the standard output')
      .option('--format <F>', 'epd, pgn, csv or jsonl'),
  );
  command('reports', 'what people told with /report, oldest first', readReports).option(
    '--done <ID>',
    'put these away: 12 or 12-40,45',
  );
  program.addHelpText('after', AFTER_HELP);

  if (words.length === 0) return { kind: 'help', text: `${program.helpInformation()}${AFTER_HELP}` };
  const parsed = parse(words, missingArgument);
  if (parsed.kind !== 'parsed') return parsed;
  if (!made) return { kind: 'wrong', sentence: 'Say what to do, such as `list`; --help shows all commands.' };
  return made.ok ? { kind: 'request', request: made.value } : { kind: 'wrong', sentence: made.fault };
}

function missingArgument({ code, message }: CommanderError): string | undefined {
  if (code !== 'commander.missingArgument') return undefined;
  return message.includes("'FILE'")
    ? 'Name at least one file, or - for the standard input.'
    : 'Give the number of a puzzle.';
}

const withSpending = (command: Command, usualSeconds: string): Command =>
  command
    .option('-s, --seconds <S>', `time for each puzzle (${usualSeconds})`)
    .option('--megabytes <M>', 'memory for each puzzle (SOLVE_MEGABYTES)')
    .option('--cores <C>', 'how many cores to use (all)');

const withFilter = (command: Command): Command =>
  command
    .option('--verdict <V>', 'sound, several-keys, cooked, shorter-mate, no-mate, too-hard or waiting')
    .option('-m, --mate <N>', 'mates in N')
    .option('--theme <T>', 'with this theme, such as smothered')
    .option('--source <S>', 'from the file of this name')
    .option('--practice', 'those for practice')
    .option('--daily', 'those for the daily puzzle')
    .option('--server <ID>', 'those that are this server’s own');

function readAdd(paths: readonly string[], options: Options): Result<Request, string> {
  if (paths.some((path) => path.trim() === '')) return fail('One of the file names is empty; give the names of files.');
  if (paths.filter((path) => path === '-').length > 1) return fail('The standard input (-) can be read only once.');
  const spending = readSpending(options);
  if (!spending.ok) return spending;
  return ok({
    command: 'add',
    paths,
    purpose: options.practice ? 'practice' : 'daily',
    severalKeys: options.severalKeys === true,
    relabel: options.relabel === true,
    ...(typeof options.report === 'string' && { report: options.report }),
    spending: spending.value,
  });
}

function readList(_: readonly string[], options: Options): Result<Request, string> {
  const filter = readFilter(options);
  if (!filter.ok) return filter;
  const limit = readWhole('--limit', options.limit, 1, MOST_LISTED);
  if (!limit.ok) return limit;
  const json = options.json === true;
  if (options.common && filter.value.owner !== undefined) return fail('Give --server or --common, not both.');
  const whose = options.common ? { owner: COMMON } : {};
  return ok({ command: 'list', filter: { ...filter.value, ...whose }, limit: limit.value ?? USUAL_LIMIT, json });
}

function readShow(words: readonly string[], options: Options): Result<Request, string> {
  const id = readId(words.join(' '));
  if (!id.ok) return id;
  return ok({ command: 'show', id: id.value, json: options.json === true });
}

function readVerify(words: readonly string[], options: Options): Result<Request, string> {
  const ids = readIds(words);
  if (!ids.ok) return ids;
  if (options.all && ids.value.length > 0) return fail('Give numbers or --all, not both.');
  const spending = readSpending(options);
  if (!spending.ok) return spending;
  const which = options.all ? 'all' : ids.value.length > 0 ? ids.value : 'too hard';
  return ok({ command: 'verify', which, spending: spending.value });
}

const readChange =
  (command: 'relabel' | 'allow') =>
  (words: readonly string[], options: Options): Result<Request, string> => {
    const ids = readIds(words);
    if (!ids.ok) return ids;
    if (options.all === true && ids.value.length > 0) return fail('Give numbers or --all, not both.');
    if (!options.all && ids.value.length === 0) return fail('Give the numbers of puzzles, or --all.');
    return ok({ command, which: options.all ? 'all' : ids.value });
  };

function readRemove(words: readonly string[]): Result<Request, string> {
  const ids = readIds(words);
  return ids.ok ? ok({ command: 'remove', ids: ids.value }) : ids;
}

function readExport([name]: readonly string[], options: Options): Result<Request, string> {
  const path = name === '-' ? undefined : name;
  const filter = readFilter(options);
  if (!filter.ok) return filter;
  const format = readFormat(options.format, path);
  if (!format.ok) return format;
  if (path !== undefined && path.trim() === '') return fail('The name of the file is empty; give one, or none.');
  // What servers added is their own: it leaves the house only when it is asked for.
  return ok({
    command: 'export',
    ...(path && { path }),
    format: format.value,
    filter: { owner: COMMON, ...filter.value },
  });
}

function readReports(_: readonly string[], { done }: Options): Result<Request, string> {
  const ids = readPuzzleNumbers(typeof done === 'string' ? done : '1');
  if (!ids.ok) return fail(`Reports are named by their numbers, such as 12 or 12-40,45, not by ${shown(done)}.`);
  return ok({ command: 'reports', done: done === undefined ? [] : ids.value });
}
