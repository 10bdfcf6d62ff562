import { missingAccess, unknownMember, unknownServer } from './api-error.js';
import { channelJson, memberJson, roleJson, serverJson, userJson } from './place-json.js';
import type { Server } from './places.js';
import { type ApiDependencies, forTheBot, type Route, refuse } from './routes.js';
import { schemaComplaints } from './schema.js';

/** Servers, who the bot is there, and direct messages. */
export function serverRoutes({ bot, token, places }: ApiDependencies): Route[] {
  const enter = (id: string): Server => {
    const server = places.servers.get(id);
    if (!server) throw unknownServer();
    if (!server.hasBot) throw missingAccess();
    return server;
  };

  return forTheBot(token, [
    [/^GET \/users\/@me$/, () => userJson(bot)],
    [/^GET \/users\/(\d+)$/, (_, id) => userJson(id === bot.id ? bot : { id, name: 'somebody' })],
    [
      /^POST \/users\/@me\/channels$/,
      ({ body }) => {
        refuse(schemaComplaints('direct messages', body));
        const { recipient_id } = body as { recipient_id: string };
        return channelJson(places.directWith(recipient_id), bot);
      },
    ],
    [
      /^GET \/guilds\/(\d+)$/,
      ({ query }, id) => {
        const counts = { approximate_member_count: 2, approximate_presence_count: 1 };
        return { ...serverJson(enter(id), bot), ...(query.get('with_counts') === 'true' && counts) };
      },
    ],
    [/^GET \/guilds\/(\d+)\/roles$/, (_, id) => [...enter(id).roles.values()].map((role) => roleJson(role, bot))],
    [
      /^GET \/guilds\/(\d+)\/channels$/,
      (_, id) =>
        [...enter(id).channels.values()].filter(({ parent }) => !parent).map((channel) => channelJson(channel, bot)),
    ],
    [
      /^GET \/guilds\/(\d+)\/members\/(\d+)$/,
      (_, id, userId) => {
        const server = enter(id);
        if (userId !== bot.id) throw unknownMember();
        return memberJson(server, bot);
      },
    ],
  ]);
}
