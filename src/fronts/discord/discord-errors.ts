import { RESTJSONErrorCodes as Codes, DiscordAPIError, HTTPError } from 'discord.js';

/** The message was dismissed or deleted, its token is over 15 minutes old, or somebody else has answered. */
const NOBODY_THERE: ReadonlySet<unknown> = new Set([
  Codes.UnknownChannel,
  Codes.UnknownMessage,
  Codes.UnknownWebhook,
  Codes.UnknownInteraction,
  Codes.InteractionHasAlreadyBeenAcknowledged,
  Codes.MissingAccess,
  Codes.InvalidWebhookToken,
]);

const FORBIDDEN: ReadonlySet<unknown> = new Set([Codes.MissingAccess, Codes.MissingPermissions]);

/** The bot may not post there, but whoever asked still waits. */
export const isForbidden = (error: unknown): boolean => error instanceof DiscordAPIError && FORBIDDEN.has(error.code);

export const isNobodyThere = (error: unknown): boolean =>
  error instanceof DiscordAPIError && NOBODY_THERE.has(error.code);

/** For the log. The error itself stays out of it: its address holds the interaction's token, its body what users wrote. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (error instanceof DiscordAPIError) return { code: error.code, status: error.status, reason: error.message };
  if (error instanceof HTTPError) return { status: error.status, reason: error.message };
  return { err: error };
}
