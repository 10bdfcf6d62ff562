import * as z from 'zod';
import { decodeInvocation, MAX_INVOCATION } from '../../bot/invocation.js';
import type { ArgValue, Invocation, SentFile } from '../../bot/reply.js';
import { MAX_FILE_BYTES } from '../../bot/reply.js';
import { THEMES, type Theme } from '../../shared/look.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { type BodyFault, readBody } from './body.js';
import { argsOf, readLine } from './page/typed-line.js';
import type { OfferedCommand } from './page/wire.js';

const MAX_LINE = 4_000;

const theme = z.enum(THEMES);
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
  readonly theme: Theme;
}

export async function readRun(
  request: Request,
  commands: readonly OfferedCommand[],
): Promise<Result<RunRequest, BodyFault>> {
  const sent = await readBody(request);
  if (!sent.ok) return sent;
  const read = z.union([attached, typed, pressed]).safeParse(sent.value);
  if (!read.success) return fail({ code: 'unreadable' });
  const { data } = read;
  if ('invocation' in data) return ok({ invocation: pressedInvocation(data), theme: data.theme });
  const file = 'file' in data ? data.file : undefined;
  if (file && file.size > MAX_FILE_BYTES) return fail({ code: 'file too large', bytes: file.size });
  return ok({ invocation: invocationOf(data.line, file && sentFile(file), commands), theme: data.theme });
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

function invocationOf(line: string, file: SentFile | undefined, commands: readonly OfferedCommand[]): Invocation {
  const typedCommand = readLine(line, commands) ?? readLine(asMove(line), commands);
  if (!typedCommand) return { command: nameIn(line, commands), args: {} };
  const { command } = typedCommand;
  const args: Record<string, ArgValue> = argsOf(typedCommand);
  if (file) args[command.options.find(({ type }) => type === 'file')?.name ?? 'file'] = file;
  return { command: command.name, args };
}

/** Who just writes means a move; a slash means a command, even one that there is not. */
const asMove = (line: string): string => (/^\s*\//.test(line) ? line : `/move ${line}`);

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
