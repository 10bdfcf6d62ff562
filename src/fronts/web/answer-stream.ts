import { readUpdates } from '../../bot/read-updates.js';
import type { ShownReply } from '../../bot/reply.js';
import { Latest } from '../../shared/changes.js';
import type { AnswerLine, ShownMessage } from './page/wire.js';

/** An answer as lines of JSON: the reply, then each later state of it, until the browser leaves or the chat closes. */
export function answerStream(
  reply: Promise<ShownReply>,
  show: (reply: ShownReply) => Promise<ShownMessage>,
  closing: AbortSignal,
): ReadableStream<Uint8Array> {
  const states = new Latest<ShownReply>();
  const left = new AbortController();
  const until = AbortSignal.any([closing, left.signal]);
  void reply
    .then(async (first) => {
      if (until.aborted) return;
      states.put(first);
      if (first.updates) await readUpdates(first.updates, states, until);
    })
    .finally(() => states.end());
  // A reply that takes its time must not keep the chat from closing.
  until.addEventListener('abort', () => states.end());
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await states.take();
      if (next) controller.enqueue(lineOf({ kind: 'message', message: await show(next.value) }));
      else {
        // Without this line the page knows that the answer was cut off.
        if (!until.aborted) controller.enqueue(lineOf({ kind: 'end' }));
        controller.close();
      }
    },
    cancel: () => left.abort(),
  });
}

const lineOf = (line: AnswerLine): Uint8Array => new TextEncoder().encode(`${JSON.stringify(line)}\n`);
