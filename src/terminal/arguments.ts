import { Command, CommanderError } from 'commander';
import { MAX_CLAIMED_MATE } from '../library/draft.js';
import { fail, ok, type Result } from '../result.js';
import { AFTER_HELP } from './help.js';
import { readSubject, type Subject } from './subject.js';

/** What somebody wants solved, and how. */
export interface Request {
  readonly subject: Subject;
  /** The length claimed, for what claims none itself. */
  readonly mateIn?: number;
  readonly tree: boolean;
  readonly json: boolean;
  readonly compare: boolean;
  /** For each puzzle. */
  readonly seconds: number;
  /** For each puzzle. */
  readonly megabytes: number;
  readonly cores?: number;
}

export type Reading =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

const DEFAULT_SECONDS = 60;
const DEFAULT_MEGABYTES = 128;
const MOST_SECONDS = 86_400;
const MEGABYTES = { least: 16, most: 65_536 };
const MOST_CORES = 256;
const HELP_WIDTH = 80;

/** Everything that can be said after `npm run solve --`. */
export function readArguments(words: readonly string[]): Reading {
  let help = '';
  const command = new Command('npm run solve --')
    .usage('[FEN | files] [options]')
    .description('Proves mates in N: every key, every defence, every refutation.')
    .argument('[FEN | files...]', 'a position, or puzzle files (without any, those in puzzles/)')
    .option('-m, --mate <N>', 'the length that is claimed (else the shortest mate is sought)')
    .option('-t, --tree', 'the whole solution: every defence and its answers')
    .option('-j, --json', 'JSON, one object a line')
    .option('-c, --compare', 'times: one core, many at once, one puzzle on all cores')
    .option('-s, --seconds <S>', `time for each puzzle (${DEFAULT_SECONDS})`)
    .option('--megabytes <M>', `memory for each puzzle (${DEFAULT_MEGABYTES}; more is never used)`)
    .option('--cores <C>', 'how many cores to use (all)')
    .helpOption('-h, --help', 'this text')
    .addHelpText('after', AFTER_HELP)
    .exitOverride()
    .configureOutput({
      getOutHelpWidth: () => HELP_WIDTH,
      writeOut: (text) => {
        help += text;
      },
      writeErr: () => {},
    });
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return { kind: 'help', text: help.trimEnd() };
    return { kind: 'wrong', sentence: mistake(error) };
  }
  const request = makeRequest(command.args, command.opts());
  return request.ok ? { kind: 'request', request: request.value } : { kind: 'wrong', sentence: request.fault };
}

type Options = Readonly<Record<string, string | true | undefined>>;

function makeRequest(operands: readonly string[], options: Options): Result<Request, string> {
  const tree = options.tree === true;
  const json = options.json === true;
  const compare = options.compare === true;
  if (compare && tree) return fail('--compare prints only times; leave --tree out.');
  const mateIn = readWhole('--mate', options.mate, 1, MAX_CLAIMED_MATE);
  if (!mateIn.ok) return mateIn;
  const cores = readWhole('--cores', options.cores, 1, MOST_CORES);
  if (!cores.ok) return cores;
  const megabytes = readWhole('--megabytes', options.megabytes, MEGABYTES.least, MEGABYTES.most);
  if (!megabytes.ok) return megabytes;
  const seconds = Number(options.seconds ?? DEFAULT_SECONDS);
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
    return fail(`--seconds takes a number above 0 and up to ${MOST_SECONDS}, not ${shown(options.seconds)}.`);
  }
  const subject = readSubject(operands);
  if (!subject.ok) return subject;
  return ok({
    subject: subject.value,
    ...(mateIn.value !== undefined && { mateIn: mateIn.value }),
    ...(cores.value !== undefined && { cores: cores.value }),
    ...{ tree, json, compare, seconds },
    megabytes: megabytes.value ?? DEFAULT_MEGABYTES,
  });
}

function readWhole(
  name: string,
  given: string | true | undefined,
  least: number,
  most: number,
): Result<number | undefined, string> {
  if (given === undefined) return ok(undefined);
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return ok(value);
  return fail(`${name} takes a whole number from ${least} to ${most}, not ${shown(given)}.`);
}

const shown = (given: string | true | undefined): string => `"${String(given ?? '').slice(0, 40)}"`;

/** What commander complains about, as a sentence. */
function mistake({ code, message }: CommanderError): string {
  const option = /--?[a-z][\w-]*(?= <)|'(?:--?[^'\s]+)'/i.exec(message)?.[0].replaceAll("'", '') ?? '';
  const meant = /\(Did you mean (.*)\?\)/.exec(message)?.[1];
  switch (code) {
    case 'commander.unknownOption':
      return `There is no option ${option}${meant ? `; did you mean ${meant}?` : '; --help shows them all.'}`;
    case 'commander.optionMissingArgument':
      return `${option} needs a number after it.`;
    default:
      return `${message.replace(/^error: /, '').replace(/[.\s]*$/, '')}; see --help.`;
  }
}
