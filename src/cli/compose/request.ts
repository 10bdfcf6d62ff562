import { isTheme, shortestMateFor, type Theme } from '../../puzzles/analysis/themes.js';
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
import { CORES, flag, quoted, readWholeNumber, text, texts, type Values, wholeNumber } from '../program/options.js';

const MATES = { usual: 2, least: 1, most: 5 };
const COUNT = { usual: 10, least: 1, most: 100_000 };
const SEED = '-s, --seed <N>';

export const OPTIONS = {
  mate: wholeNumber('-m, --mate <N>', `the length, ${MATES.least} to ${MATES.most} (${MATES.usual})`, MATES),
  count: wholeNumber('-n, --count <N>', `how many (${COUNT.usual})`, COUNT),
  theme: text('-t, --theme <theme>', 'only those that show it; see below'),
  way: text('-w, --way <way>', `${METHODS.join(', ')} or both (both)`),
  pack: text('--pack <name>', `a whole mixture instead: ${PACK_NAMES.join(' or ')}`),
  // How far it goes depends on what is composed.
  seed: text(SEED, 'for the same puzzles again (any)'),
  out: text('-o, --out <file>', 'write there (the terminal)'),
  apart: texts('--apart <files...>', 'puzzles that must not come again, nor mirrored'),
  json: flag('-j, --json', 'JSON, one object a line'),
  cores: CORES,
};
type Options = Values<typeof OPTIONS>;

/** What somebody wants composed, and where to. */
export interface Request {
  readonly what:
    | { readonly mateIn: number; readonly count: number; readonly theme?: Theme; readonly methods: readonly Method[] }
    | { readonly pack: PackName };
  /** Undefined: any. It is reported, so that the same puzzles can be had again. */
  readonly seed: number | undefined;
  readonly out: string | undefined;
  /** Files of puzzles that must not come again. */
  readonly apart: readonly string[];
  readonly json: boolean;
  readonly cores: number | undefined;
}

/** Each batch of a pack has a seed of its own, and seeds have 32 bits. */
export const mostSeed = (what: Request['what']): number =>
  'pack' in what ? Math.floor(2 ** 32 / BATCH_SEEDS) - 1 : 999_999_999;

export function readRequest(options: Options): Result<Request, string> {
  const what = readWhat(options);
  if (!what.ok) return what;
  const seed = readWholeNumber(SEED, options.seed, { least: 0, most: mostSeed(what.value) });
  if (!seed.ok) return seed;
  const { out, apart, json, cores } = options;
  return ok({ what: what.value, seed: seed.value, out, apart, json, cores });
}

function readWhat(options: Options): Result<Request['what'], string> {
  const { pack, theme, way = 'both' } = options;
  if (pack !== undefined) {
    const other = (['mate', 'count', 'theme', 'way'] as const).find((name) => options[name] !== undefined);
    if (other) return fail(`A pack has its own mixture; leave --${other} out.`);
    return isPack(pack) ? ok({ pack }) : fail(`--pack takes ${PACK_NAMES.join(' or ')}, not ${quoted(pack)}.`);
  }
  const { mate: mateIn = MATES.usual, count = COUNT.usual } = options;
  if (theme !== undefined && !isTheme(theme)) {
    return fail(`There is no theme ${quoted(theme)}; --help lists them.`);
  }
  if (theme !== undefined && mateIn < shortestMateFor(theme)) {
    return fail(`A mate in ${mateIn} cannot show ${theme}; take a longer one.`);
  }
  const asked = METHODS.filter((each) => way === 'both' || way === each);
  if (asked.length === 0) return fail(`--way takes ${METHODS.join(', ')} or both, not ${quoted(way)}.`);
  const methods = asked.filter((each) => each === 'games' || theme === undefined || !FROM_GAMES_ONLY.has(theme));
  if (methods.length === 0) return fail(`The theme ${theme} comes from games only; leave --way out.`);
  return ok({
    mateIn,
    count,
    ...(theme !== undefined && { theme }),
    methods,
  });
}
