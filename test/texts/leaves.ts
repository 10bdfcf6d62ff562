import type { Texts } from '../../src/texts/en.js';
import { SAMPLES } from './samples.js';

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every leaf by its path, such as `answers.mate`. */
export const leavesOf = (branch: Branch, path = ''): [string, unknown][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    isBranch(value) ? leavesOf(value, `${path}${key}.`) : [[`${path}${key}`, value] as [string, unknown]],
  );

/** Every text of a language but the words of commands, which have a test of their own. */
export const textsOf = ({ commands: _, ...others }: Texts): ReadonlyMap<string, unknown> => new Map(leavesOf(others));

export const ARGS: ReadonlyMap<string, unknown> = new Map(leavesOf(SAMPLES));

const argsOf = (path: string): readonly unknown[] => {
  const args = ARGS.get(path);
  if (!Array.isArray(args)) throw new Error(`there is no sample for ${path}`);
  return args;
};

/** What a text says with its sample arguments, as one string. */
export const said = (path: string, text: unknown): string =>
  [typeof text === 'function' ? text(...argsOf(path)) : text].flat().join('\n');
