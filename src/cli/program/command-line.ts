import { Command as CommanderCommand, CommanderError, Option as CommanderOption } from 'commander';
import type { Call, Command, Program } from './command.js';
import { hanging, plainText, wrapText } from './layout.js';
import { quoted } from './options.js';

/** What the words after a program's name mean. */
export type Reading =
  | ({ readonly kind: 'request' } & Call)
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

export const HELP_WIDTH = 80;

/** Nothing is printed, and the process does not end: whoever asked decides. */
export function readWords(program: Program, words: readonly string[]): Reading {
  const { commands } = program;
  let help = '';
  let reading: Reading | undefined;
  let refused: Command | undefined;
  const root = new CommanderCommand(`npm run ${program.name} --`)
    .usage(program.usage)
    .description(program.about)
    .exitOverride()
    .configureOutput({
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
      writeOut: (text) => {
        help += text;
      },
      writeErr: () => {},
    })
    .helpCommand(false)
    .addHelpText('after', afterHelp(program));
  const declare = (own: CommanderCommand, command: Command): void => {
    const { operands, options } = command;
    const declared = Object.values(options).map(({ flags, about }) => new CommanderOption(flags, about));
    for (const option of declared) own.addOption(option);
    own.helpOption('-h, --help', 'this text');
    if (operands) own.argument(operands.form, operands.about);
    own.exitOverride((error) => {
      refused = command;
      throw error;
    });
    own.action(() => {
      const given = own.opts();
      const nameOf = (flags: string): string =>
        declared.find((option) => option.flags === flags)?.attributeName() ?? '';
      const call = command.call((flags) => given[nameOf(flags)], own.args);
      reading = call.ok ? { kind: 'request', ...call.value } : { kind: 'wrong', sentence: call.fault };
    });
  };
  if (!isList(commands)) declare(root, commands);
  else {
    root.helpOption('-h, --help', 'this text, or what a command takes');
    for (const command of commands) declare(root.command(command.name).description(command.about), command);
    if (words.length === 0) return { kind: 'help', text: root.helpInformation() + afterHelp(program) };
  }
  try {
    root.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return { kind: 'help', text: help.trimEnd() };
    return { kind: 'wrong', sentence: complaintOf(error, refused) };
  }
  return reading ?? { kind: 'wrong', sentence: 'Say what to do; --help shows all commands.' };
}

const isList = (commands: Program['commands']): commands is readonly Command[] => Array.isArray(commands);

/** What `--help` says after the options. */
function afterHelp({ help: { examples, notes, exits, json } }: Program): string {
  const codes =
    exits &&
    [
      'Exit code:',
      ...(
        [
          [0, exits.done],
          [1, exits.notAll],
          [2, 'the command was wrong, and nothing was done'],
        ] as const
      ).flatMap(([code, meaning]) => hanging(`  ${code}  `, wrapText(meaning, HELP_WIDTH - 5))),
    ].join('\n');
  const parts = [['Examples:', ...examples.map((example) => `  ${example}`)].join('\n'), notes, codes, json];
  return `\n${parts.filter((part) => part !== undefined).join('\n\n')}`;
}

/** What commander complains about, as a sentence. */
function complaintOf({ code, message }: CommanderError, command: Command | undefined): string {
  const clean = plainText(message);
  const named = /'([^']*)'/.exec(clean)?.[1] ?? '';
  const meant = /\(Did you mean (?:one of )?(.*)\?\)/.exec(clean)?.[1];
  const hint = meant ? `; did you mean ${meant}?` : '; --help shows them all.';
  switch (code) {
    case 'commander.unknownCommand':
      return `There is no command ${quoted(named)}${hint}`;
    case 'commander.unknownOption':
      return `There is no option ${named}${hint}`;
    case 'commander.optionMissingArgument':
      return `${/--[a-z-]+/.exec(clean)?.[0] ?? 'The last option'} needs a value after it.`;
    case 'commander.excessArguments':
      return 'There are more words than this command takes; see --help.';
    case 'commander.missingArgument':
      if (command?.operands?.missing !== undefined) return command.operands.missing;
  }
  return `${clean.replace(/^error: /, '').replace(/[.\s]*$/, '')}; see --help.`;
}
