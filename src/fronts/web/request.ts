import * as z from 'zod';
import type { CommandSpec } from '../../bot/command.js';
import { decodeInvocation, MAX_INVOCATION } from '../../bot/invocation.js';
import type { ArgValue, Invocation, SentFile } from '../../bot/reply.js';
import { MAX_FILE_BYTES } from '../../bot/reply.js';
import { BOARD_THEMES, type BoardTheme } from '../../shared/look.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { type BodyFault, readBody } from './body.js';
import { argsOf, readLine } from './page/typed-line.js';
import type { OfferedCommand } from './page/wire.js';

const MAX_LINE = 4_000;

const theme = z.enum(BOARD_THEMES);
const opened = z.object({ opened: z.literal(true), theme });
const typed = z.object({ line: z.string().max(MAX_LINE), theme });
const answer = z.object({ option: z.string().max(MAX_INVOCATION), text: z.string().max(MAX_LINE) });
const pressed = z.object({ invocation: z.string().max(MAX_INVOCATION), answer: answer.optional(), theme });
const attached = z.object({ line: z.string().max(MAX_LINE), theme, file: z.instanceof(File) });
const suggest = z.object({
  command: z.string().max(MAX_LINE),
  option: z.string().max(MAX_LINE),
  typed: z.string().max(MAX_LINE),
});

interface RunRequest {
  readonly invocation: Invocation;
  readonly theme: BoardTheme;
}

export async function readRun(
  request: Request,
  commands: readonly OfferedCommand[],
  specs: readonly CommandSpec[],
): Promise<Result<RunRequest, BodyFault>> {
  const sent = await readBody(request);
  if (!sent.ok) return sent;
  const read = z.union([attached, typed, pressed, opened]).safeParse(sent.value);
  if (!read.success) return fail({ code: 'unreadable' });
  const { data } = read;
  if ('opened' in data) return ok({ invocation: greeting(specs), theme: data.theme });
  if ('invocation' in data) return ok({ invocation: pressedInvocation(data), theme: data.theme });
  const plain = specs.find(({ takesPlainLines }) => takesPlainLines)?.name;
  const file = 'file' in data ? data.file : undefined;
  if (file && file.size > MAX_FILE_BYTES) return fail({ code: 'file too large', bytes: file.size });
  return ok({ invocation: invocationOf(data.line, file && sentFile(file), commands, plain), theme: data.theme });
}

export async function readSuggest(request: Request): Promise<Result<z.infer<typeof suggest>, BodyFault>> {
  const sent = await readBody(request);
  if (!sent.ok) return sent;
  const read = suggest.safeParse(sent.value);
  return read.success ? ok(read.data) : fail({ code: 'unreadable' });
}

function pressedInvocation({ invocation, answer: given }: z.infer<typeof pressed>): Invocation {
  const { command, args } = decodeInvocation(invocation);
  return { command, args: given ? { ...args, [given.option]: given.text } : args };
}

/** Words alone are for the command that takes them; a slash means a command, even one that there is not. */
function invocationOf(
  line: string,
  file: SentFile | undefined,
  commands: readonly OfferedCommand[],
  plain: string | undefined,
): Invocation {
  const isPlain = plain !== undefined && !/^\s*\//.test(line);
  const typedCommand = readLine(line, commands) ?? (isPlain ? readLine(`/${plain} ${line}`, commands) : undefined);
  if (!typedCommand) return { command: nameIn(line, commands), args: {} };
  const { command } = typedCommand;
  const args: Record<string, ArgValue> = argsOf(typedCommand);
  if (file) args[command.options.find(({ type }) => type === 'file')?.name ?? 'file'] = file;
  return { command: command.name, args };
}

/** What a chat says to somebody who has only opened it. */
function greeting(specs: readonly CommandSpec[]): Invocation {
  const spec = specs.find(({ greetsWith }) => greetsWith);
  if (!spec?.greetsWith) throw new Error('no command greets');
  return { command: spec.name, args: spec.greetsWith };
}

/** What stands where a command's name should; the bot has its own answer to it. */
function nameIn(line: string, commands: readonly OfferedCommand[]): string {
  const [first = '', second = ''] = line
    .trim()
    .replace(/^\/\s*/, '')
    .split(/\s+/);
  const isGroup = commands.some(({ name }) => name.startsWith(`${first.toLowerCase()} `));
  return isGroup ? `${first} ${second}`.trim() : first;
}

const sentFile = (file: File): SentFile => ({
  name: file.name,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});
