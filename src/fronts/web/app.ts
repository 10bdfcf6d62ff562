import { Hono } from 'hono';
import type { Painter, Theme } from '../../board/spec.js';
import type { Bot } from '../../bot/bot.js';
import type { ShownReply } from '../../bot/reply.js';
import { MAX_FILE_BYTES } from '../../library/read-file.js';
import type { Logger } from '../../log.js';
import type { Texts } from '../../texts/texts.js';
import { answerStream } from './answer-stream.js';
import { BODY_FAULT_STATUS, explainBodyFault } from './body.js';
import { guard, refuse } from './guard.js';
import type { Offer, ShownMessage } from './page/wire.js';
import type { PageFile } from './page-files.js';
import { PictureShelf } from './picture-shelf.js';
import { readRun, readSuggest } from './request.js';
import { offerOf, showReply } from './show-reply.js';
import {
  callerOf,
  explainMistakenVisitor,
  keepRoster,
  recogniseVisitor,
  speechFor,
  type VisitorEnv,
} from './visitor.js';
import { offerVisitors } from './visitors-api.js';

interface Parts {
  readonly bot: Bot;
  readonly painter: Painter;
  readonly log: Logger;
  readonly pageFiles: ReadonlyMap<string, PageFile>;
  readonly port: () => number;
  readonly closing: AbortSignal;
}

export function makeApp({ bot, painter, log, pageFiles, port, closing }: Parts): Hono<VisitorEnv> {
  const shelf = new PictureShelf();

  const show = async (reply: ShownReply, theme: Theme, texts: Texts): Promise<ShownMessage> => {
    try {
      return await showReply(reply, { bot, painter, shelf, theme, texts });
    } catch (error) {
      log.error({ err: error }, 'a reply could not be shown whole');
      const text = `${reply.text}\nI could not show the rest of this message. Please try again.`;
      const { personal } = reply;
      return { text, personal, ...(personal && { note: texts.common.onlyYou }), buttons: [], menus: [] };
    }
  };

  const app = new Hono<VisitorEnv>();
  app.use(guard(port));

  app.get('/boards/:name', (context) => {
    const png = shelf.get(context.req.param('name'));
    if (!png) return refuse(context, 404, 'I no longer have this picture; ask for the board again.');
    return context.body(new Uint8Array(png), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });

  app.get('/api/commands', (context) => {
    context.header('Cache-Control', 'no-store');
    const commands = offerOf(bot, speechFor(context).texts);
    return context.json({ commands, maxFileBytes: MAX_FILE_BYTES } satisfies Offer);
  });

  app.post('/api/run', recogniseVisitor, async (context) => {
    const { texts } = speechFor(context);
    const read = await readRun(context.req.raw, offerOf(bot, texts));
    if (!read.ok) return refuse(context, BODY_FAULT_STATUS[read.fault.code], explainBodyFault(read.fault));
    const mistaken = explainMistakenVisitor(context);
    if (mistaken !== undefined) return refuse(context, 409, mistaken);
    if (context.get('isNewBrowser')) keepRoster(context, context.get('roster'));
    const { invocation, theme } = read.value;
    const answer = bot.run(invocation, callerOf(context));
    return context.body(
      answerStream(answer, (reply) => show(reply, theme, texts), closing),
      200,
      { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
    );
  });

  app.post('/api/suggest', recogniseVisitor, async (context) => {
    const read = await readSuggest(context.req.raw);
    if (!read.ok) return refuse(context, BODY_FAULT_STATUS[read.fault.code], explainBodyFault(read.fault));
    const mistaken = explainMistakenVisitor(context);
    if (mistaken !== undefined) return refuse(context, 409, mistaken);
    const { command, option, typed } = read.value;
    return context.json(await bot.complete(command, option, typed, callerOf(context)));
  });

  offerVisitors(app);

  app.get('*', async (context, next) => {
    const file = pageFiles.get(context.req.path);
    if (!file) return next();
    if (context.req.path === '/') {
      await recogniseVisitor(context, async () => keepRoster(context, context.get('roster')));
    }
    context.header('ETag', file.etag);
    context.header('Cache-Control', 'no-cache');
    if (context.req.header('if-none-match') === file.etag) return context.body(null, 304);
    return context.body(file.content, 200, { 'Content-Type': file.type });
  });

  app.notFound((context) => refuse(context, 404, 'There is nothing here; the chat is at /.'));
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'a web request failed');
    return refuse(context, 500, 'Something went wrong on my side. Please try again.');
  });
  return app;
}
