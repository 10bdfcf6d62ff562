import { resolve } from 'node:path';
import { z } from 'zod';
import { BOARD_THEMES, type BoardTheme } from './look.js';
import { fail, ok, type Result } from './result.js';

export interface Config {
  readonly discordToken?: string;
  readonly discordTestServer?: string;
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL database; without it, SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  readonly puzzlesDir: string;
  readonly timeZone: string;
  readonly boardTheme: BoardTheme;
  readonly solveSeconds: number;
  readonly solveMegabytes: number;
  /** Puzzles of the folder with several keys are accepted. */
  readonly severalKeys: boolean;
  /** With fewer unused dailies than this the bot composes more; 0: never. */
  readonly lowStock: number;
  readonly logLevel: string;
}

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .pipe(
      z
        .int(`must be a whole number from ${least} to ${most}`)
        .min(least, `must be at least ${least}`)
        .max(most, `must be at most ${most}`),
    );

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable with its default, as `.env.example` lists them. */
const environment = z.object({
  DISCORD_TOKEN: z.string().optional(),
  DISCORD_TEST_SERVER: z
    .string()
    .regex(/^\d{17,20}$/, 'must be a server id: 17 to 20 digits')
    .optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  PUZZLES_DIR: z.string().default('puzzles'),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone such as UTC or Europe/Berlin').default('UTC'),
  BOARD_THEME: z.enum(BOARD_THEMES, `must be ${BOARD_THEMES.join(' or ')}`).default('dark'),
  SOLVE_SECONDS: wholeNumber(1, 86_400).default(120),
  SOLVE_MEGABYTES: wholeNumber(16, 65_536).default(64),
  SEVERAL_KEYS: yesOrNo.default(false),
  LOW_STOCK: wholeNumber(0, 1000).default(30),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** Reads the settings; a fault lists every one that is wrong. Folders are relative to `root`. */
export function readConfig(variables: NodeJS.ProcessEnv, root: string): Result<Config, readonly string[]> {
  // `NAME=` in a .env file means "not set".
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) return fail(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const env = parsed.data;
  return ok({
    ...(env.DISCORD_TOKEN && { discordToken: env.DISCORD_TOKEN.trim() }),
    ...(env.DISCORD_TEST_SERVER && { discordTestServer: env.DISCORD_TEST_SERVER }),
    port: env.PORT,
    dataDir: resolve(root, env.DATA_DIR),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL.trim() }),
    puzzlesDir: resolve(root, env.PUZZLES_DIR),
    timeZone: env.TIME_ZONE,
    boardTheme: env.BOARD_THEME,
    solveSeconds: env.SOLVE_SECONDS,
    solveMegabytes: env.SOLVE_MEGABYTES,
    severalKeys: env.SEVERAL_KEYS,
    lowStock: env.LOW_STOCK,
    logLevel: env.LOG_LEVEL,
  });
}
