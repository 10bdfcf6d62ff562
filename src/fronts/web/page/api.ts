import type { VisitorChange, Visitors } from './visitors-wire.js';
import type { AnswerLine, Offer, Refusal, ShownMessage, Suggestion } from './wire.js';
import { words } from './words.js';

/** What a person asks: a typed line, perhaps with a file, or the press of a button; or nothing yet, on a page just opened. */
export type Ask = { readonly line: string; readonly file?: File } | Press | { readonly opened: true };

interface Press {
  readonly invocation: string;
  /** What was typed for a button that asks. */
  readonly answer?: { readonly option: string; readonly text: string };
}

/** For whom this page speaks: it was opened for one visitor, whoever else another tab has turned to since. */
let speaker = '';

export const theme = (): string => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const post = (path: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    body: body instanceof FormData ? body : JSON.stringify(body),
    headers: {
      'Matinee-Visitor': speaker,
      ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    ...(signal && { signal }),
  });

export async function fetchOffer(): Promise<Offer> {
  return (await (await fetch('/api/commands')).json()) as Offer;
}

export async function fetchVisitors(): Promise<Visitors> {
  const known = (await (await fetch('/api/visitors')).json()) as Visitors;
  speaker = known.visitors.find(({ isCurrent }) => isCurrent)?.handle ?? '';
  return known;
}

/** Gives who shares the browser now, or a sentence when it cannot be done. */
export async function changeVisitors(change: VisitorChange): Promise<Visitors | string> {
  try {
    const answer = await post('/api/visitors', change);
    return answer.ok ? ((await answer.json()) as Visitors) : ((await answer.json()) as Refusal).error;
  } catch {
    return words().unreachable;
  }
}

/** Nothing to suggest is a fine answer to anything that goes wrong while somebody types. */
export async function fetchSuggestions(
  asked: { readonly command: string; readonly option: string; readonly typed: string },
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  try {
    const answer = await post('/api/suggest', asked, signal);
    return answer.ok ? ((await answer.json()) as Suggestion[]) : [];
  } catch {
    return [];
  }
}

/** Runs a command and hands over each state of its answer. Gives a sentence when the answer did not come whole. */
export async function run(ask: Ask, onMessage: (message: ShownMessage) => Promise<void>): Promise<string | undefined> {
  try {
    const answer = await post('/api/run', bodyOf(ask));
    if (!answer.ok || !answer.body) return ((await answer.json()) as Refusal).error;
    for await (const line of linesOf(answer.body)) {
      const read = JSON.parse(line) as AnswerLine;
      if (read.kind === 'end') return undefined;
      await onMessage(read.message);
    }
    return words().cutOff;
  } catch {
    return words().unreachable;
  }
}

function bodyOf(ask: Ask): unknown {
  if (!('file' in ask) || !ask.file) return { ...ask, theme: theme() };
  const form = new FormData();
  form.set('line', ask.line);
  form.set('theme', theme());
  form.set('file', ask.file);
  return form;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
