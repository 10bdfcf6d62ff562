import { schemaComplaints } from './schema.js';

interface Option {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly unknown[];
  readonly max_length?: number;
  readonly options?: readonly Option[];
}

export interface RegisteredCommand extends Omit<Option, 'type' | 'required'> {
  readonly type?: number;
  readonly default_member_permissions?: string | null;
  readonly contexts?: readonly number[];
}

const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const SUBCOMMAND = 1;
const STRING = 3;

/** What Discord holds against a list of commands. The limits that its schema misses are from its reference pages. */
export function commandComplaints(commands: unknown): string[] {
  if (!Array.isArray(commands)) return ['commands: not a list'];
  const list = commands as readonly RegisteredCommand[];
  return [
    ...list.flatMap((command) => schemaComplaints('command', asSchemaWants(command))),
    ...(list.length > 100 ? [`${list.length} commands: 100 are the most`] : []),
    ...repeated(list.map(({ name }) => name)).map((name) => `command "${name}" is there twice`),
    ...list.flatMap((command) => ruleComplaints(command, `/${command.name}`)),
    ...list.filter((command) => letters(command) > 8000).map(({ name }) => `/${name} has over 8,000 characters`),
  ];
}

/** The reference pages say that permissions are text, the schema that they are a number; Discord takes both. */
const asSchemaWants = (command: RegisteredCommand) =>
  typeof command.default_member_permissions === 'string'
    ? { ...command, default_member_permissions: Number(command.default_member_permissions) }
    : command;

function ruleComplaints({ name, description, options = [], ...rest }: Partial<Option>, path: string): string[] {
  const kinds = new Set(options.map(({ type }) => type === SUBCOMMAND));
  const firstFree = options.findIndex(({ required, type }) => type !== SUBCOMMAND && !required);
  return [
    ...(NAME.test(name ?? '') && name === name?.toLowerCase() ? [] : [`${path}: "${name}" cannot be a name`]),
    ...(description ? [] : [`${path}: no description`]),
    ...(kinds.size > 1 ? [`${path}: options beside subcommands`] : []),
    ...repeated(options.map((option) => option.name)).map((twin) => `${path}: "${twin}" is there twice`),
    ...(firstFree >= 0 && options.slice(firstFree).some(({ required }) => required)
      ? [`${path}: a required option after an optional one`]
      : []),
    ...(rest.autocomplete && (rest.type !== STRING || rest.choices) ? [`${path}: cannot autocomplete`] : []),
    ...options.flatMap((option) => ruleComplaints(option, `${path} ${option.name}`)),
  ];
}

const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

const letters = ({ name, description, options = [] }: Omit<Option, 'type'>): number =>
  name.length + description.length + options.reduce((sum, option) => sum + letters(option), 0);
