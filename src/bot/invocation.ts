import type { ArgValue, Invocation } from './reply.js';

/** Discord allows a button or a menu option this many characters; the web follows. */
export const MAX_INVOCATION = 100;

/** `solution?at=3&puzzle=17`: what a button or a menu option carries. Files cannot be carried. */
export function encodeInvocation(invocation: Invocation): string {
  const text = textOf(invocation);
  if (text.length > MAX_INVOCATION) throw new Error(`/${invocation.command}: "${text}" is too long for a button`);
  return text;
}

export const fitsButton = (invocation: Invocation): boolean => textOf(invocation).length <= MAX_INVOCATION;

function textOf({ command, args }: Invocation): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'object') throw new Error(`/${command}: a button cannot carry the file "${name}"`);
    query.set(name, String(value));
  }
  return query.size > 0 ? `${command}?${query}` : command;
}

/** The values are still text here: `Bot.run` checks and converts them by the command's spec. */
export function decodeInvocation(text: string): Invocation {
  const mark = text.indexOf('?');
  if (mark < 0) return { command: text, args: {} };
  const args: Record<string, ArgValue> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.slice(mark + 1))) args[name] = value;
  return { command: text.slice(0, mark), args };
}
