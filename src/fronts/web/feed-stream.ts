import type { ShownReply } from '../../bot/reply.js';
import type { Feed } from './feed.js';
import type { FeedEvent, ShownMessage } from './page/wire.js';

/** Something is sent at least this often, so that a connection that is lost is noticed. */
const HEARTBEAT_MS = 20_000;

/** So long a browser waits before it connects again. */
const RETRY_MS = 1000;

/** The feed from a position on as server-sent events, until the browser leaves or the chat closes. */
export function feedStream(
  feed: Feed,
  from: string | undefined,
  show: (reply: ShownReply) => Promise<ShownMessage>,
  closing: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const until = AbortSignal.any([closing, left.signal]);
  until.addEventListener('abort', onEnd);
  let position = from;
  let isNew = true;

  /** Undefined: nothing has changed for a while. */
  async function next(): Promise<FeedEvent | undefined> {
    if (position === undefined) {
      position = feed.position;
      return { kind: 'listening' };
    }
    if (!feed.after(position)) await feed.changed(AbortSignal.any([until, AbortSignal.timeout(HEARTBEAT_MS)]));
    const news = feed.after(position);
    if (!news) return undefined;
    position = news.position;
    if (news.kind === 'missed') return { kind: 'missed' };
    return {
      kind: 'message',
      messageId: news.messageId,
      message: { ...(await show(news.reply)), messageId: news.messageId },
    };
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isNew) {
        isNew = false;
        return controller.enqueue(new TextEncoder().encode(`retry: ${RETRY_MS}\n\n`));
      }
      const event = until.aborted ? undefined : await next();
      if (until.aborted) controller.close();
      else controller.enqueue(new TextEncoder().encode(event ? eventOf(event, position ?? '') : ':\n\n'));
    },
    cancel: () => left.abort(),
  });
}

const eventOf = (event: FeedEvent, position: string): string => `id: ${position}\ndata: ${JSON.stringify(event)}\n\n`;
