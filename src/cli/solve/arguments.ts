import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { type Given, quietCommand, readWhole, shown } from '../program/command-words.js';
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

/** Everything that can be said after `npm run solve --`. */
export function readArguments(words: readonly string[]): Reading {
  const { command, parse } = quietCommand('npm run solve --');
  command
    .usage('[FEN | files] [options]')
    .description('Proves mates in N: every key, every defence, every refutation.')
    .argument('[FEN | files...]', 'a position, or puzzle files (without any, those in PUZZLES_DIR, else in puzzles/)')
    .option('-m, --mate <N>', 'the length that is claimed (else the shortest mate is sought)')
    .option('-t, --tree', 'the whole solution: every defence and its answers')
    .option('-j, --json', 'JSON, one object a line')
    .option('-c, --compare', 'times: one core, many at once, one puzzle on all cores')
    .option('-s, --seconds <S>', `time for each puzzle (${DEFAULT_SECONDS})`)
    .option('--megabytes <M>', `memory for each puzzle (${DEFAULT_MEGABYTES}; more is never used)`)
    .option('--cores <C>', 'how many cores to use (all)')
    .helpOption('-h, --help', 'this text')
    .addHelpText('after', AFTER_HELP);
  const parsed = parse(words);
  if (parsed.kind !== 'parsed') return parsed;
  const request = makeRequest(command.args, command.opts());
  return request.ok ? { kind: 'request', request: request.value } : { kind: 'wrong', sentence: request.fault };
}

type Options = Readonly<Record<string, Given>>;

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
