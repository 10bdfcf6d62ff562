import { invalidForm, unauthorized } from './api-error.js';
import type { Clock } from './clock.js';
import type { Exchange } from './exchange.js';
import type { Call } from './http-server.js';
import { type MessagePayload, messageComplaints } from './message-rules.js';
import type { Messages } from './messages.js';
import type { User } from './place-json.js';
import type { Places } from './places.js';
import { type PayloadKind, schemaComplaints } from './schema.js';

/** `METHOD /path` and what it does; the groups of the pattern are handed over. */
export type Route = readonly [RegExp, (call: Call, ...parts: string[]) => unknown];

/** What the routes work on. */
export interface ApiDependencies {
  readonly bot: User;
  readonly token: string;
  readonly clock: Clock;
  readonly places: Places;
  readonly messages: Messages;
  readonly exchanges: readonly Exchange[];
  readonly gatewayInfo: () => object;
  /** Whether the bot may read what others write. */
  readonly readsContent: () => boolean;
  /** Tells the bot through the gateway. */
  readonly tell: (event: string, data: object, serverId: string | undefined) => void;
  /** Called with everything that a correct bot never sends. */
  readonly onViolation: (complaint: string) => void;
}

export const refuse = (complaints: readonly string[]): void => {
  if (complaints.length > 0) throw invalidForm(complaints);
};

export const checkMessage = (kind: PayloadKind, payload: unknown, message: MessagePayload, files: Call['files']) =>
  refuse([...schemaComplaints(kind, payload), ...messageComplaints(message, files)]);

/** The routes as they are for who shows the bot's token. */
export const forTheBot = (token: string, routes: readonly Route[]): Route[] =>
  routes.map(([pattern, handle]) => [
    pattern,
    (call, ...parts) => {
      if (call.authorization !== `Bot ${token}`) throw unauthorized();
      return handle(call, ...parts);
    },
  ]);
