import {
  ApiError,
  invalidForm,
  invalidWebhookToken,
  missingAccess,
  unauthorized,
  unknownInteraction,
} from './api-error.js';
import { commandComplaints, type RegisteredCommand } from './command-rules.js';
import type { Callback, Exchange } from './exchange.js';
import type { Call } from './http-server.js';
import { makeId } from './ids.js';
import { type MessagePayload, messageComplaints } from './message-rules.js';
import { type PayloadKind, schemaComplaints } from './schema.js';

export interface ApiParts {
  readonly applicationId: string;
  readonly token: string;
  readonly gatewayUrl: () => string;
  readonly servers: ReadonlyMap<string, unknown>;
  readonly exchanges: readonly Exchange[];
  /** Called with everything that a correct bot never sends. */
  readonly onViolation: (complaint: string) => void;
}

const CALLBACK_KINDS: Readonly<Record<number, PayloadKind>> = {
  4: 'new message',
  5: 'new message',
  6: 'message update',
  7: 'message update',
  8: 'suggestions',
};

/** The part of Discord's HTTP API that a bot of slash commands needs. */
export function makeApi({ applicationId, token, gatewayUrl, servers, exchanges, onViolation }: ApiParts) {
  const commands = new Map<string, readonly RegisteredCommand[]>();

  const refuse = (complaints: readonly string[]) => {
    if (complaints.length > 0) throw invalidForm(complaints);
  };

  const check = (kind: PayloadKind, payload: unknown, message: MessagePayload, files: Call['files']) =>
    refuse([...schemaComplaints(kind, payload), ...messageComplaints(message, files)]);

  const demandToken = ({ authorization }: Call) => {
    if (authorization !== `Bot ${token}`) throw unauthorized();
  };

  const webhook = (application: string | undefined, webhookToken: string | undefined): Exchange => {
    const exchange = exchanges.find((each) => each.token === webhookToken);
    if (!exchange || application !== applicationId) throw invalidWebhookToken();
    return exchange;
  };

  const routes: readonly (readonly [RegExp, (call: Call, ...parts: (string | undefined)[]) => unknown])[] = [
    [
      /^GET \/gateway\/bot$/,
      (call) => {
        demandToken(call);
        const session_start_limit = { total: 1000, remaining: 999, reset_after: 0, max_concurrency: 1 };
        return { url: gatewayUrl(), shards: 1, session_start_limit };
      },
    ],
    [
      /^(GET|PUT) \/applications\/(\d+)(?:\/guilds\/(\d+))?\/commands$/,
      (call, method, application, serverId) => {
        demandToken(call);
        if (application !== applicationId || (serverId && !servers.has(serverId))) throw missingAccess();
        const scope = serverId ?? 'everywhere';
        if (method === 'PUT') {
          refuse(commandComplaints(call.body));
          commands.set(scope, call.body as RegisteredCommand[]);
        }
        return (commands.get(scope) ?? []).map((command) => asDiscordGivesIt(command, applicationId, serverId));
      },
    ],
    [
      /^POST \/interactions\/(\d+)\/([\w-]+)\/callback$/,
      ({ body, files }, id, interactionToken) => {
        const exchange = exchanges.find((each) => each.id === id && each.token === interactionToken);
        if (!exchange) throw unknownInteraction();
        const callback = body as Callback;
        check(CALLBACK_KINDS[callback.type] ?? 'new message', body, callback.data ?? {}, files);
        exchange.acknowledge(callback, files);
      },
    ],
    [
      /^POST \/webhooks\/(\d+)\/([\w-]+)$/,
      ({ body, files }, application, webhookToken) => {
        const payload = body as MessagePayload;
        const exchange = webhook(application, webhookToken);
        check('follow-up', body, payload, files);
        return exchange.followUp(payload, files).toJSON(applicationId);
      },
    ],
    [
      /^(GET|PATCH|DELETE) \/webhooks\/(\d+)\/([\w-]+)\/messages\/(\d+|@original)$/,
      ({ body, files }, method, application, webhookToken, messageId = '') => {
        const exchange = webhook(application, webhookToken);
        if (method === 'DELETE') return exchange.delete(messageId);
        if (method === 'GET') return exchange.find(messageId).toJSON(applicationId);
        check('edit', body, body as MessagePayload, files);
        return exchange.edit(messageId, body as MessagePayload, files).toJSON(applicationId);
      },
    ],
  ];

  return {
    commands,
    answer(call: Call): unknown {
      const request = `${call.method} ${decodeURIComponent(call.path)}`;
      try {
        for (const [pattern, handle] of routes) {
          const match = pattern.exec(request);
          if (match) return handle(call, ...match.slice(1));
        }
        throw new ApiError(400, 0, 'no such address');
      } catch (error) {
        if (error instanceof ApiError && error.isMistake) onViolation(`${request}: ${error.message}`);
        throw error;
      }
    },
  };
}

/** Discord adds fields of its own, and leaves out what is false or empty. */
function asDiscordGivesIt(command: RegisteredCommand, applicationId: string, serverId: string | undefined): object {
  return {
    id: makeId(),
    application_id: applicationId,
    version: makeId(),
    nsfw: false,
    default_member_permissions: null,
    name_localizations: null,
    description_localizations: null,
    ...(serverId ? { guild_id: serverId, contexts: null, integration_types: [0] } : { dm_permission: true }),
    ...(withoutNothing(command) as object),
  };
}

const withoutNothing = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([, inner]) => inner !== false && !(Array.isArray(inner) && !inner.length),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutNothing(inner)]));
};
