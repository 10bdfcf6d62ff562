import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { Bot } from '../../bot/bot.js';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Speech } from '../../texts/speech.js';
import { BODY_FAULT_STATUS, type BodyFault, explainBodyFault, isJson, readBody } from './body.js';
import { refuse } from './guard.js';
import type { VisitorChange, Visitors } from './page/visitors-wire.js';
import { handleOf, MOST_VISITORS, namesOf, type Roster } from './roster.js';
import { changeRoster, explainRosterFault } from './roster-changes.js';
import {
  browserSpeech,
  explainMistakenVisitor,
  keepRoster,
  recogniseVisitor,
  speechFor,
  type VisitorEnv,
} from './visitor.js';

const change = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), name: z.string() }),
  z.object({ do: z.literal('rename'), name: z.string() }),
  z.object({ do: z.literal('choose'), visitor: z.string() }),
  z.object({ do: z.literal('remove') }),
]);

/** Who shares this browser, and who of them plays. */
export function offerVisitors(app: Hono<VisitorEnv>, bot: Bot): void {
  const answer = async (context: Context<VisitorEnv>, roster: Roster): Promise<Response> => {
    keepRoster(context, roster);
    context.header('Cache-Control', 'no-store');
    const names = namesOf(roster.visitors, browserSpeech(context).texts);
    return context.json(showRoster(roster, names, await speechFor(context, bot)));
  };

  app.get('/api/visitors', recogniseVisitor, (context) => answer(context, context.get('roster')));

  app.post('/api/visitors', recogniseVisitor, async (context) => {
    const { texts } = await speechFor(context, bot);
    const read = await readChange(context.req.raw);
    if (!read.ok) return refuse(context, BODY_FAULT_STATUS[read.fault.code], explainBodyFault(read.fault, texts));
    const mistaken = explainMistakenVisitor(context, texts);
    if (mistaken !== undefined) return refuse(context, 409, mistaken);
    const changed = changeRoster(context.get('roster'), read.value, browserSpeech(context).texts);
    return changed.ok ? answer(context, changed.value) : refuse(context, 422, explainRosterFault(changed.fault, texts));
  });
}

async function readChange(request: Request): Promise<Result<VisitorChange, BodyFault>> {
  const sent = await readBody(request);
  if (!sent.ok) return sent;
  const read = change.safeParse(sent.value);
  return read.success && isJson(request) ? ok(read.data) : fail({ code: 'unreadable' });
}

function showRoster(
  { visitors, current }: Roster,
  names: ReadonlyMap<string, string>,
  { language, texts }: Speech,
): Visitors {
  const { labels, playingAs, renameTitle, removeTitle, full } = texts.visitors;
  const name = names.get(current.id) ?? '';
  return {
    visitors: visitors.map((visitor) => ({
      handle: handleOf(visitor),
      name: names.get(visitor.id) ?? '',
      isCurrent: visitor === current,
    })),
    ...(visitors.length >= MOST_VISITORS && { full: full(MOST_VISITORS) }),
    language,
    words: {
      ...labels,
      playingAs: playingAs(name),
      renameTitle: renameTitle(name),
      removeTitle: removeTitle(name),
    },
  };
}
