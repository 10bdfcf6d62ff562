import type { Reply } from '../../bot/command.js';
import { Latest } from './latest.js';
import type { AnswerLine, ShownMessage } from './page/wire.js';

/**
 * An answer as lines of JSON: the reply, then each later state of it. Work that a command does between its updates
 * goes on when the browser leaves; only `closing` ends it.
 */
export function answerStream(
  reply: Promise<Reply>,
  show: (reply: Reply) => Promise<ShownMessage>,
  closing: AbortSignal,
): ReadableStream<Uint8Array> {
  const states = new Latest<Reply>();
  void followUpdates(reply, states, closing).finally(() => states.end());
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await states.take();
      if (next) controller.enqueue(lineOf({ kind: 'message', message: await show(next.value) }));
      else {
        // Without this line the page knows that the answer was cut off.
        if (!closing.aborted) controller.enqueue(lineOf({ kind: 'end' }));
        controller.close();
      }
    },
  });
}

async function followUpdates(reply: Promise<Reply>, states: Latest<Reply>, closing: AbortSignal): Promise<void> {
  const leaving = new AbortController();
  const closed = new Promise<'closed'>((resolve) => {
    if (closing.aborted) resolve('closed');
    closing.addEventListener('abort', () => resolve('closed'), { signal: leaving.signal });
  });
  try {
    const first = await Promise.race([reply, closed]);
    if (first === 'closed') return;
    states.put(first);
    const updates = first.updates?.[Symbol.asyncIterator]();
    while (updates) {
      const next = await Promise.race([updates.next(), closed]);
      if (next === 'closed') {
        // Not awaited: a generator in the middle of a long step would keep the server from closing.
        void updates.return?.();
        return;
      }
      if (next.done) return;
      states.put(next.value);
    }
  } finally {
    leaving.abort();
  }
}

const lineOf = (line: AnswerLine): Uint8Array => new TextEncoder().encode(`${JSON.stringify(line)}\n`);
