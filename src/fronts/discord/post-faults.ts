import { RESTJSONErrorCodes as Codes, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { PostFault } from '../../bot/channels.js';

const GONE: ReadonlySet<unknown> = new Set([Codes.UnknownChannel, Codes.UnknownMessage, Codes.UnknownUser]);

const CLOSED: ReadonlySet<unknown> = new Set([
  Codes.CannotSendMessagesToThisUser,
  Codes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
]);

/** Nothing was sent: no address, nobody there, no connection, no trust in the certificate. */
const NOT_SENT =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|\w*CERT\w*)$/;

const SOON_MS = 15_000;
/** For what an operator or an admin has to mend first. */
const LATER_MS = 300_000;

/**
 * What a failed request means, if it was made once and never again: after several attempts, a refusal of the last one
 * says nothing of the others. A refusal (4xx) or a connection that was not made is sure. A connection that broke, an
 * answer that did not come in time and a 5xx are not: Discord may have done what was asked.
 */
export function postFaultOf(error: unknown): PostFault {
  if (error instanceof RateLimitError) {
    return { code: 'not now', afterMs: error.retryAfter, reason: `rate limit of ${error.route}` };
  }
  if (error instanceof DiscordAPIError) return refusalOf(error);
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof HTTPError) return { code: 'lost', reason: `${error.status} ${reason}` };
  if (NOT_SENT.test(codeOf(error))) return { code: 'not now', afterMs: SOON_MS, reason };
  return { code: 'lost', reason };
}

function refusalOf({ code, status, message }: DiscordAPIError): PostFault {
  if (code === Codes.UnknownGuild) return { code: 'not in server' };
  if (GONE.has(code)) return { code: 'gone' };
  if (CLOSED.has(code)) return { code: 'closed' };
  if (code === Codes.MissingAccess) return { code: 'forbidden', missing: ['view channel'] };
  if (code === Codes.MissingPermissions) return { code: 'forbidden', missing: [] };
  return { code: 'not now', afterMs: LATER_MS, reason: `${status} ${message}` };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
