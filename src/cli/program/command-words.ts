import { Command, CommanderError } from 'commander';
import { fail, ok, type Result } from '../../shared/result.js';
import { plainText } from './plain-text.js';

/** What commander makes of an option. */
export type Given = string | true | readonly string[] | undefined;

/** What became of the words: all is well, the help was wanted, or something is wrong. */
export type Parsed =
  | { readonly kind: 'parsed' }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

export const HELP_WIDTH = 80;

interface QuietCommand {
  readonly command: Command;
  /** `explain` has a better sentence for some complaints. */
  parse(words: readonly string[], explain?: (error: CommanderError) => string | undefined): Parsed;
}

/** A command that prints nothing and never ends the process: whoever parses with it decides. */
export function quietCommand(name: string): QuietCommand {
  let help = '';
  const command = new Command(name).exitOverride().configureOutput({
    getOutHelpWidth: () => HELP_WIDTH,
    getErrHelpWidth: () => HELP_WIDTH,
    writeOut: (text) => {
      help += text;
    },
    writeErr: () => {},
  });
  return {
    command,
    parse(words, explain) {
      try {
        command.parse(words, { from: 'user' });
        return { kind: 'parsed' };
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error;
        if (error.code === 'commander.helpDisplayed') return { kind: 'help', text: help.trimEnd() };
        return { kind: 'wrong', sentence: explain?.(error) ?? complaintOf(error) };
      }
    },
  };
}

/** What commander complains about, as a sentence. */
function complaintOf({ code, message }: CommanderError): string {
  const clean = plainText(message);
  const named = /'([^']*)'/.exec(clean)?.[1] ?? '';
  const meant = /\(Did you mean (?:one of )?(.*)\?\)/.exec(clean)?.[1];
  const hint = meant ? `; did you mean ${meant}?` : '; --help shows them all.';
  switch (code) {
    case 'commander.unknownCommand':
      return `There is no command "${named}"${hint}`;
    case 'commander.unknownOption':
      return `There is no option ${named}${hint}`;
    case 'commander.optionMissingArgument':
      return `${/--[a-z-]+/.exec(clean)?.[0] ?? 'The last option'} needs a value after it.`;
    case 'commander.excessArguments':
      return 'There are more words than this command takes; see --help.';
    default:
      return `${clean.replace(/^error: /, '').replace(/[.\s]*$/, '')}; see --help.`;
  }
}

export function readWhole(name: string, given: Given, least: number, most: number): Result<number | undefined, string> {
  if (given === undefined) return ok(undefined);
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return ok(value);
  return fail(`${name} takes a whole number from ${least} to ${most}, not ${shown(given)}.`);
}

export const shown = (given: Given): string => `"${plainText(String(given ?? '')).slice(0, 40)}"`;
