import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Bot } from '../../bot/bot.js';
import type { ShownReply } from '../../bot/reply.js';
import { BOARD_THEMES, type BoardTheme } from '../../shared/look.js';
import type { Speech } from '../../texts/speech.js';
import { type Feed, LOCAL_PLACE } from './feed.js';
import { feedStream } from './feed-stream.js';
import { refuse } from './guard.js';
import type { ShownMessage } from './page/wire.js';
import { browserSpeech, recogniseVisitor, speechFor, type VisitorEnv } from './visitor.js';

/** Open pages at once: more than a family has, fewer than would hurt. */
const MOST_STREAMS = 64;

/** A position is shorter. */
const MOST_POSITION = 60;

interface FeedRoute {
  readonly bot: Bot;
  readonly feed: Feed;
  readonly show: (reply: ShownReply, theme: BoardTheme, speech: Speech) => Promise<ShownMessage>;
  readonly closing: AbortSignal;
}

/** What is published, to every open page, in its own colours; after a lost connection from where it was on. */
export function offerFeed(app: Hono<VisitorEnv>, { bot, feed, show, closing }: FeedRoute): void {
  let streams = 0;

  app.get('/events', recogniseVisitor, async (context) => {
    const { texts } = browserSpeech(context);
    if (streams >= MOST_STREAMS) return refuse(context, 503, texts.page.tooManyPages);
    const theme = BOARD_THEMES.find((each) => each === context.req.query('theme')) ?? 'light';
    const from = (context.req.header('last-event-id') ?? context.req.query('after'))?.slice(0, MOST_POSITION);
    streams += 1;
    const shown = async (reply: ShownReply) => show(reply, theme, await speechFor(context, bot));
    const events = feedStream(feed, from, shown, closing, () => {
      streams -= 1;
    });
    return context.body(events, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  });
}

/** Publishes an answer that all may see, then each later state of it; gives its id. */
export function publishing(feed: Feed): (reply: ShownReply) => Promise<string> {
  const nonce = randomUUID();
  let messageId: string | undefined;
  return async ({ updates: _, ...state }) => {
    if (messageId !== undefined) await feed.edit(LOCAL_PLACE, messageId, state);
    else {
      const posted = await feed.post(LOCAL_PLACE, state, { nonce });
      if (!posted.ok) throw new Error(`the local chat has no place: ${posted.fault.code}`);
      messageId = posted.value.messageId;
    }
    return messageId;
  };
}
