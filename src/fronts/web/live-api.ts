import type { Hono } from 'hono';
import type { Bot } from '../../bot/bot.js';
import type { Live } from '../../live/live.js';
import { type LiveRequest, liveRequest } from '../../live/requests.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { BODY_FAULT_STATUS, type BodyFault, explainBodyFault, isJson, readBody } from './body.js';
import { refuse } from './guard.js';
import {
  callerOf,
  explainMistakenVisitor,
  keepRoster,
  recogniseVisitor,
  speechFor,
  type VisitorEnv,
} from './visitor.js';

/** The live board's questions, one request each. */
export function offerLive(app: Hono<VisitorEnv>, bot: Bot, live: Live): void {
  app.post('/api/live', recogniseVisitor, async (context) => {
    const { texts } = await speechFor(context, bot);
    const read = await readLive(context.req.raw);
    if (!read.ok) return refuse(context, BODY_FAULT_STATUS[read.fault.code], explainBodyFault(read.fault, texts));
    const mistaken = explainMistakenVisitor(context, texts);
    if (mistaken !== undefined) return refuse(context, 409, mistaken);
    if (context.get('isNewBrowser')) keepRoster(context, context.get('roster'));
    context.header('Cache-Control', 'no-store');
    return context.json(await live.answer(read.value, callerOf(context)));
  });
}

async function readLive(request: Request): Promise<Result<LiveRequest, BodyFault>> {
  const sent = await readBody(request);
  if (!sent.ok) return sent;
  const read = liveRequest.safeParse(sent.value);
  return read.success && isJson(request) ? ok(read.data) : fail({ code: 'unreadable' });
}
