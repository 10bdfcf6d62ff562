import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Bot } from '../../bot/bot.js';
import type { Caller } from '../../bot/command.js';
import { languageOf } from '../../shared/languages.js';
import type { Texts } from '../../texts/en.js';
import { makeSpeech, type Speech } from '../../texts/speech.js';
import { LOCAL_PLACE } from './feed.js';
import { encodeVisitors, handleOf, makeVisitor, namesOf, playerIdOf, type Roster, readRoster } from './roster.js';

export interface VisitorEnv {
  Variables: { roster: Roster; isNewBrowser: boolean };
}

const CURRENT_COOKIE = 'matinee_visitor';
const LIST_COOKIE = 'matinee_visitors';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** With which a page says for whom it speaks. */
const SPEAKER_HEADER = 'matinee-visitor';

/** Knows a browser's visitors again, or makes its first. */
export const recogniseVisitor: MiddlewareHandler<VisitorEnv> = async (context, next) => {
  const known = readRoster(getCookie(context, CURRENT_COOKIE), getCookie(context, LIST_COOKIE));
  const first = makeVisitor();
  context.set('roster', known ?? { visitors: [first], current: first });
  context.set('isNewBrowser', known === undefined);
  await next();
};

/**
 * Gives the browser its visitors to keep, for a year from now. Answers that may come late do not: they would bring back
 * a visitor who has been changed since.
 */
export function keepRoster(context: Context, { visitors, current }: Roster): void {
  // A link on another site opens the page without its SameSite cookies: new ones here would replace the person's own.
  if (context.req.header('sec-fetch-site') === 'cross-site') return;
  const kept = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: YEAR_SECONDS } as const;
  setCookie(context, CURRENT_COOKIE, current.id, kept);
  setCookie(context, LIST_COOKIE, encodeVisitors(visitors), kept);
}

/**
 * Nobody shall answer as somebody else: a page that still shows another visitor than the browser's current one gets a
 * sentence instead. Whoever does not say for whom they speak can mean only a browser's only visitor.
 */
export function explainMistakenVisitor(context: Context<VisitorEnv>, texts: Texts): string | undefined {
  const { visitors, current } = context.get('roster');
  const speaker = context.req.header(SPEAKER_HEADER);
  if (speaker === undefined ? visitors.length === 1 : speaker === handleOf(current)) return undefined;
  if (context.get('isNewBrowser')) return texts.visitors.unknownBrowser;
  return texts.visitors.changed(namesOf(visitors, browserSpeech(context).texts).get(current.id) ?? '');
}

/** The first that their browser names. */
const localeOf = (context: Context): string => context.req.header('accept-language')?.split(/[,;]/)[0]?.trim() || 'en';

/** As the browser asks for it. */
export const browserSpeech = (context: Context): Speech => makeSpeech(languageOf(localeOf(context)));

/** As the visitor chose in `/settings`, else as the browser asks for it. */
export const speechFor = (context: Context<VisitorEnv>, bot: Bot): Promise<Speech> => bot.speechFor(callerOf(context));

/** Whoever reaches loopback runs this machine: every visitor is an admin of the one server there is. */
export function callerOf(context: Context<VisitorEnv>): Caller {
  const { visitors, current } = context.get('roster');
  return {
    ...LOCAL_PLACE,
    userId: playerIdOf(current),
    name: namesOf(visitors, browserSpeech(context).texts).get(current.id) ?? '',
    inServer: true,
    reachable: false,
    locale: localeOf(context),
    isAdmin: true,
  };
}
