import { Hono } from 'hono';
import type { Bot } from '../../bot/bot.js';
import type { ShownReply } from '../../bot/reply.js';
import { MAX_FILE_BYTES } from '../../bot/reply.js';
import type { Live } from '../../live/live.js';
import type { Painter } from '../../pictures/picture.js';
import type { Logger } from '../../shared/log.js';
import type { BoardTheme } from '../../shared/look.js';
import type { Speech } from '../../texts/speech.js';
import { answerStream } from './answer-stream.js';
import { BODY_FAULT_STATUS, explainBodyFault } from './body.js';
import type { Feed } from './feed.js';
import { offerFeed, publishing } from './feed-api.js';
import { frameFor } from './frame.js';
import { guard, refuse } from './guard.js';
import { offerLive } from './live-api.js';
import type { Offer, ShownMessage } from './page/wire.js';
import { type PageFile, packedFor } from './page-files.js';
import type { PictureShelf } from './picture-shelf.js';
import { readRun, readSuggest } from './request.js';
import { offerOf, showReply } from './show-reply.js';
import {
  browserSpeech,
  callerOf,
  explainMistakenVisitor,
  keepRoster,
  recogniseVisitor,
  speechFor,
  type VisitorEnv,
} from './visitor.js';
import { offerVisitors } from './visitors-api.js';

/** The page itself, also where a link names a day. */
const FRAME_PATHS = /^\/(?:d\/\d{4}-\d{2}-\d{2})?$/;

interface WebAppDependencies {
  readonly bot: Bot;
  readonly live: Live;
  readonly painter: Painter;
  readonly shelf: PictureShelf;
  readonly feed: Feed;
  readonly log: Logger;
  readonly pageFiles: ReadonlyMap<string, PageFile>;
  readonly port: () => number;
  readonly closing: AbortSignal;
}

export function makeApp({
  bot,
  live,
  painter,
  shelf,
  feed,
  log,
  pageFiles,
  port,
  closing,
}: WebAppDependencies): Hono<VisitorEnv> {
  const show = async (reply: ShownReply, theme: BoardTheme, speech: Speech): Promise<ShownMessage> => {
    try {
      return await showReply(reply, { bot, painter, shelf, theme, speech });
    } catch (error) {
      log.error({ err: error }, 'a reply could not be shown whole');
      const { language, texts } = speech;
      const text = `${reply.text}\n${texts.page.notWhole}`;
      const { personal } = reply;
      return { text, language, personal, ...(personal && { note: texts.common.onlyYou }), buttons: [], menus: [] };
    }
  };

  const app = new Hono<VisitorEnv>();
  app.use(guard(port));

  app.get('/boards/:name', (context) => {
    const png = shelf.get(context.req.param('name'));
    if (!png) return refuse(context, 404, browserSpeech(context).texts.page.pictureGone);
    return context.body(new Uint8Array(png), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });

  app.get('/api/commands', recogniseVisitor, async (context) => {
    context.header('Cache-Control', 'no-store');
    const commands = offerOf(bot, (await speechFor(context, bot)).texts);
    return context.json({ commands, maxFileBytes: MAX_FILE_BYTES } satisfies Offer);
  });

  app.post('/api/run', recogniseVisitor, async (context) => {
    const { texts } = await speechFor(context, bot);
    const read = await readRun(context.req.raw, offerOf(bot, texts), bot.specs);
    if (!read.ok) return refuse(context, BODY_FAULT_STATUS[read.fault.code], explainBodyFault(read.fault, texts));
    const mistaken = explainMistakenVisitor(context, texts);
    if (mistaken !== undefined) return refuse(context, 409, mistaken);
    if (context.get('isNewBrowser')) keepRoster(context, context.get('roster'));
    const { invocation, theme } = read.value;
    const answer = bot.run(invocation, callerOf(context));
    const publish = publishing(feed);
    const showAnswer = async (reply: ShownReply): Promise<ShownMessage> => {
      // Only now: the answer may be that of `/settings`, which has changed the language.
      const message = await show(reply, theme, await speechFor(context, bot));
      return reply.personal ? message : { ...message, messageId: await publish(reply) };
    };
    return context.body(answerStream(answer, showAnswer, closing), 200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });

  offerFeed(app, { bot, feed, show, closing });

  app.post('/api/suggest', recogniseVisitor, async (context) => {
    const { texts } = browserSpeech(context);
    const read = await readSuggest(context.req.raw);
    if (!read.ok) return refuse(context, BODY_FAULT_STATUS[read.fault.code], explainBodyFault(read.fault, texts));
    const mistaken = explainMistakenVisitor(context, texts);
    if (mistaken !== undefined) return refuse(context, 409, mistaken);
    const { command, option, typed } = read.value;
    return context.json(await bot.complete(command, option, typed, callerOf(context)));
  });

  offerLive(app, bot, live);
  offerVisitors(app, bot);

  app.get('*', async (context, next) => {
    const isFrame = FRAME_PATHS.test(context.req.path);
    const found = pageFiles.get(isFrame ? '/' : context.req.path);
    if (!found) return next();
    let file = found;
    if (isFrame) {
      await recogniseVisitor(context, async () => keepRoster(context, context.get('roster')));
      file = frameFor(found, await speechFor(context, bot));
    }
    context.header('Vary', isFrame ? 'Accept-Language, Cookie' : 'Accept-Encoding');
    context.header('ETag', file.etag);
    context.header('Cache-Control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (context.req.header('if-none-match') === file.etag) return context.body(null, 304);
    const { content, packing } = packedFor(file, context.req.header('accept-encoding'));
    if (packing) context.header('Content-Encoding', packing);
    return context.body(content, 200, { 'Content-Type': file.type });
  });

  app.notFound((context) => refuse(context, 404, browserSpeech(context).texts.page.nothingHere));
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'a web request failed');
    return refuse(context, 500, browserSpeech(context).texts.common.apology);
  });
  return app;
}
