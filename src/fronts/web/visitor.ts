import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Caller } from '../../bot/command.js';
import { languageOf } from '../../texts/languages.js';
import { makeSpeech } from '../../texts/speech.js';
import type { Texts } from '../../texts/texts.js';

export interface VisitorEnv {
  Variables: { visitor: string };
}

const COOKIE = 'matinee_visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Knows a browser again: a random id, made at its first visit and kept for a year after its last. */
export const recogniseVisitor: MiddlewareHandler<VisitorEnv> = async (context, next) => {
  const known = getCookie(context, COOKIE);
  const id = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  context.set('visitor', id);
  // A link on another site opens the page without its SameSite cookie: a new one here would replace the person's own.
  if (context.req.header('sec-fetch-site') !== 'cross-site') {
    setCookie(context, COOKIE, id, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: YEAR_SECONDS });
  }
  await next();
};

/** The first that their browser names. */
const localeOf = (context: Context): string => context.req.header('accept-language')?.split(/[,;]/)[0]?.trim() || 'en';

export const textsFor = (context: Context): Texts => makeSpeech(languageOf(localeOf(context))).texts;

/** Whoever reaches loopback runs this machine: every visitor is an admin of the one server there is. */
export const callerOf = (context: Context<VisitorEnv>): Caller => ({
  serverId: 'web',
  channelId: 'web',
  userId: `web:${context.get('visitor')}`,
  name: 'You',
  inServer: true,
  locale: localeOf(context),
  isAdmin: true,
});
