import { type fail, ok, type Result } from '../../shared/result.js';
import type { Given, OptionTable, Values } from './options.js';
import type { Screen } from './screen.js';

/** How a program ends. */
export const EXIT = { done: 0, notAll: 1, wrongUsage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command runs with. */
export interface CliContext {
  readonly screen: Screen;
  /** Aborted by Ctrl-C: a command then ends early and keeps what it has done. */
  readonly signal: AbortSignal;
}

/** An exit code, or one sentence that says why nothing was done. */
export type Ending = ExitCode | ReturnType<typeof fail<string>>;

/** Words beside the options. */
export interface Operands {
  /** `[FILE]`, `<ID...>` */
  readonly form: string;
  readonly about: string;
  /** Said when there has to be one and there is none. */
  readonly missing?: string;
}

interface CommandSpec<Options extends OptionTable, Request> {
  readonly name: string;
  readonly about: string;
  readonly operands?: Operands;
  readonly options: Options;
  /** What is to be done; or one sentence that says what is wrong with the words. */
  read(options: Values<Options>, operands: readonly string[]): Result<Request, string>;
  run(request: Request, context: CliContext): Promise<Ending>;
  /** It says itself where Ctrl-C has stopped it, and how it goes on. */
  readonly saysWhereItStopped?: boolean;
}

/** A command whose words were understood. */
export interface Call {
  readonly request: unknown;
  readonly saysWhereItStopped: boolean;
  run(context: CliContext): Promise<Ending>;
}

export interface Command {
  readonly name: string;
  readonly about: string;
  readonly operands?: Operands;
  readonly options: OptionTable;
  /** `givenFor` finds what was given for an option by its flags. */
  call(givenFor: (flags: string) => Given, operands: readonly string[]): Result<Call, string>;
}

/** A command, typed from its options. */
export function defineCommand<const Options extends OptionTable, Request>({
  read,
  run,
  saysWhereItStopped = false,
  ...spec
}: CommandSpec<Options, Request>): Command {
  return {
    ...spec,
    call(givenFor, operands) {
      const values: Record<string, unknown> = {};
      for (const [name, option] of Object.entries(spec.options)) {
        const value = option.read(givenFor(option.flags));
        if (!value.ok) return value;
        values[name] = value.value;
      }
      const request = read(values as Values<Options>, operands);
      if (!request.ok) return request;
      const call = { request: request.value, saysWhereItStopped };
      return ok({ ...call, run: (context: CliContext) => run(request.value, context) });
    },
  };
}

/** A program of `npm run`: one command, or several that are named. */
export interface Program {
  readonly name: string;
  readonly about: string;
  /** What stands after the name in the help. */
  readonly usage: string;
  readonly commands: Command | readonly Command[];
  readonly help: {
    readonly examples: readonly string[];
    /** Paragraphs of at most 80 columns. */
    readonly notes?: string;
    /** When it ends with code 0, and when with 1. */
    readonly exits?: { readonly done: string; readonly notAll: string };
    readonly json?: string;
  };
  /** A sentence for what goes wrong on this machine, such as a locked database; undefined for a bug. */
  explain?(error: unknown): string | undefined;
}
