import { missingAccess } from './api-error.js';
import { commandComplaints, type RegisteredCommand } from './command-rules.js';
import { makeId } from './ids.js';
import { type ApiDependencies, forTheBot, type Route, refuse } from './routes.js';

/** Where the bot learns of the gateway and registers its commands. */
export function commandRoutes(
  { bot, token, places, gatewayInfo }: ApiDependencies,
  commands: Map<string, readonly RegisteredCommand[]>,
): Route[] {
  return forTheBot(token, [
    [/^GET \/gateway\/bot$/, () => gatewayInfo()],
    [
      /^(?:GET|PUT) \/applications\/(\d+)(?:\/guilds\/(\d+))?\/commands$/,
      ({ method, body }, application, serverId) => {
        if (application !== bot.id || (serverId && !places.servers.has(serverId))) throw missingAccess();
        const scope = serverId ?? 'everywhere';
        if (method === 'PUT') {
          refuse(commandComplaints(body));
          commands.set(scope, body as RegisteredCommand[]);
        }
        return (commands.get(scope) ?? []).map((command) => asDiscordGivesIt(command, bot.id, serverId));
      },
    ],
  ]);
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
