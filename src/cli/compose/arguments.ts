import { isTheme, shortestMateFor, THEMES, type Theme } from '../../puzzles/analysis/themes.js';
import {
  BATCH_SEEDS,
  isPack,
  METHODS,
  type Method,
  PACK_NAMES,
  type PackName,
} from '../../puzzles/composing/recipe.js';
import { FROM_GAMES_ONLY } from '../../puzzles/composing/rejections.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { type Given, HELP_WIDTH, quietCommand, readWhole, shown } from '../program/command-words.js';
import { wrapText } from '../program/layout.js';

/** What somebody wants composed, and where to. */
export interface Request {
  readonly what:
    | { readonly mateIn: number; readonly count: number; readonly theme?: Theme; readonly methods: readonly Method[] }
    | { readonly pack: PackName };
  /** Undefined: any. It is told, so that the same puzzles can be had again. */
  readonly seed?: number;
  readonly out?: string;
  /** Files of puzzles that must not come again. */
  readonly apart: readonly string[];
  readonly json: boolean;
  readonly cores?: number;
}

export type Reading =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

const MATES = { usual: 2, least: 1, most: 5 };
const COUNT = { usual: 10, least: 1, most: 100_000 };
/** Each batch of a pack has a seed of its own, and seeds have 32 bits. */
export const mostSeed = (what: Request['what']): number =>
  'pack' in what ? Math.floor(2 ** 32 / BATCH_SEEDS) - 1 : 999_999_999;
const MOST_CORES = 256;

const AFTER_HELP = `
Puzzles are printed as EPD lines, each proved: one key, no shorter mate. The
same seed makes the same puzzles, on any number of cores. Ctrl-C ends it and
keeps what was found.

Examples:
  npm run compose -- --mate 2 --count 100
  npm run compose -- --mate 2 --theme flight-giving-key --seed 7
  npm run compose -- --pack dailies --seed 1 --out dailies.epd

${wrapText(`Themes: ${THEMES.join(', ')}.`, HELP_WIDTH).join('\n')}`;

/** Everything that can be said after `npm run compose --`. */
export function readArguments(words: readonly string[]): Reading {
  const { command, parse } = quietCommand('npm run compose --');
  command
    .usage('[options]')
    .allowExcessArguments()
    .description('Composes new mates in N and proves them.')
    .option('-m, --mate <N>', `the length, ${MATES.least} to ${MATES.most} (${MATES.usual})`)
    .option('-n, --count <N>', `how many (${COUNT.usual})`)
    .option('-t, --theme <theme>', 'only those that show it; see below')
    .option('-w, --way <way>', `${METHODS.join(', ')} or both (both)`)
    .option('--pack <name>', `a whole mixture instead: ${PACK_NAMES.join(' or ')}`)
    .option('-s, --seed <N>', 'for the same puzzles again (any)')
    .option('-o, --out <file>', 'write there (the terminal)')
    .option('--apart <files...>', 'puzzles that must not come again, nor mirrored')
    .option('-j, --json', 'JSON, one object a line')
    .option('--cores <C>', 'how many cores to use (all)')
    .helpOption('-h, --help', 'this text')
    .addHelpText('after', AFTER_HELP);
  const parsed = parse(words);
  if (parsed.kind !== 'parsed') return parsed;
  const [operand] = command.args;
  if (operand !== undefined) return { kind: 'wrong', sentence: `What ${shown(operand)} means is unclear; see --help.` };
  const request = makeRequest(command.opts());
  return request.ok ? { kind: 'request', request: request.value } : { kind: 'wrong', sentence: request.fault };
}

type Options = Readonly<Record<string, Given>>;

function makeRequest(options: Options): Result<Request, string> {
  const what = readWhat(options);
  if (!what.ok) return what;
  const seed = readWhole('--seed', options.seed, 0, mostSeed(what.value));
  if (!seed.ok) return seed;
  const cores = readWhole('--cores', options.cores, 1, MOST_CORES);
  if (!cores.ok) return cores;
  return ok({
    what: what.value,
    ...(seed.value !== undefined && { seed: seed.value }),
    ...(cores.value !== undefined && { cores: cores.value }),
    ...(typeof options.out === 'string' && { out: options.out }),
    apart: Array.isArray(options.apart) ? options.apart : [],
    json: options.json === true,
  });
}

function readWhat(options: Options): Result<Request['what'], string> {
  const { pack, theme, way = 'both' } = options;
  if (pack !== undefined) {
    const other = (['mate', 'count', 'theme', 'way'] as const).find((name) => options[name] !== undefined);
    if (other) return fail(`A pack has its own mixture; leave --${other} out.`);
    return isPack(pack) ? ok({ pack }) : fail(`--pack takes ${PACK_NAMES.join(' or ')}, not ${shown(pack)}.`);
  }
  const mate = readWhole('--mate', options.mate, MATES.least, MATES.most);
  if (!mate.ok) return mate;
  const mateIn = mate.value ?? MATES.usual;
  const count = readWhole('--count', options.count, COUNT.least, COUNT.most);
  if (!count.ok) return count;
  if (theme !== undefined && !(typeof theme === 'string' && isTheme(theme))) {
    return fail(`There is no theme ${shown(theme)}; --help lists them.`);
  }
  if (theme !== undefined && mateIn < shortestMateFor(theme)) {
    return fail(`A mate in ${mateIn} cannot show ${theme}; take a longer one.`);
  }
  const asked = METHODS.filter((each) => way === 'both' || way === each);
  if (asked.length === 0) return fail(`--way takes ${METHODS.join(', ')} or both, not ${shown(way)}.`);
  const methods = asked.filter((each) => each === 'games' || theme === undefined || !FROM_GAMES_ONLY.has(theme));
  if (methods.length === 0) return fail(`The theme ${theme} comes from games only; leave --way out.`);
  return ok({
    mateIn,
    count: count.value ?? COUNT.usual,
    ...(theme !== undefined && { theme }),
    methods,
  });
}
