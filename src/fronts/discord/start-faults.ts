import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, HTTPError, RESTJSONErrorCodes } from 'discord.js';

/** Why the bot cannot start on Discord; the message is one sentence for the operator. */
class DiscordStartFault extends Error {}

export class InvalidToken extends DiscordStartFault {
  override readonly name = 'InvalidToken';
  constructor(options?: ErrorOptions) {
    super('Discord does not accept the bot token: copy it again from the Bot page of your application.', options);
  }
}

export class DiscordUnreachable extends DiscordStartFault {
  override readonly name = 'DiscordUnreachable';
  constructor(options?: ErrorOptions) {
    super('Discord cannot be reached: check the network connection, or try again in a few minutes.', options);
  }
}

export class ConnectionRefused extends DiscordStartFault {
  override readonly name = 'ConnectionRefused';
  constructor(options?: ErrorOptions) {
    super(
      'Discord does not let this bot connect with what it asks to hear of: update Matinee, or make a new application.',
      options,
    );
  }
}

export class NotInTestServer extends DiscordStartFault {
  override readonly name = 'NotInTestServer';
  constructor(serverId: string, options?: ErrorOptions) {
    super(`The bot is not in the test server ${serverId}: check the id, or invite the bot there first.`, options);
  }
}

export class StoppedWhileStarting extends DiscordStartFault {
  override readonly name = 'StoppedWhileStarting';
  constructor() {
    super('The bot was stopped before Discord had answered.');
  }
}

/** Turns what discord.js throws while starting into a fault that a person can mend; anything else is a bug and stays. */
export function explainStartError(cause: unknown, testServerId: string | undefined): unknown {
  if (cause instanceof DiscordStartFault) return cause;
  if (isTokenRefused(cause)) return new InvalidToken({ cause });
  if (isIntentRefused(cause)) return new ConnectionRefused({ cause });
  if (isNetworkTrouble(cause)) return new DiscordUnreachable({ cause });
  if (testServerId && isCode(cause, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.UnknownGuild)) {
    return new NotInTestServer(testServerId, { cause });
  }
  return cause;
}

const isCode = (error: unknown, ...codes: number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);

const isTokenRefused = (error: unknown): boolean =>
  (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) ||
  (error instanceof DiscordAPIError && error.status === 401) ||
  // The words with which @discordjs/ws reports the gateway's close code 4004.
  (error instanceof Error && error.message === 'Authentication failed');

/** The words with which @discordjs/ws reports the close codes 4013 and 4014. */
const isIntentRefused = (error: unknown): boolean =>
  error instanceof Error && /^Used (invalid|disallowed) intents$/.test(error.message);

/** A system's code (ECONNREFUSED), undici's (UND_ERR_...), a request cut off after its time, or a 5xx. */
const isNetworkTrouble = (error: unknown): boolean =>
  error instanceof HTTPError ||
  (error instanceof Error &&
    (error.name === 'AbortError' ||
      ('code' in error && typeof error.code === 'string' && /^(E(?!RR_)[A-Z_]+|UND_ERR_\w+)$/.test(error.code))));
