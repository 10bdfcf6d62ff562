import type { CommanderError } from 'commander';
import { plainText } from './plain-text.js';

/** What commander complains about, as a sentence. */
export function complaintOf({ code, message }: CommanderError): string {
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
    case 'commander.missingArgument':
      return named === 'FILE' ? 'Name at least one file, or - for the standard input.' : 'Give the number of a puzzle.';
    case 'commander.excessArguments':
      return 'There are more words than this command takes; see --help.';
    default:
      return `${clean.replace(/^error: /, '').replace(/[.\s]*$/, '')}; see --help.`;
  }
}
