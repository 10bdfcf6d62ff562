import type { Access } from './access.js';
import type { VisitContext, Visitor } from './people.js';
import { channelJson, type User } from './place-json.js';
import type { Places } from './places.js';

/** Where people are, seen from Discord. */
export const makeVisitContexts = (places: Places, access: Access, bot: User) => ({
  /** Direct messages with a person are one channel, whoever began them. */
  arrive(visitor: Visitor): Visitor {
    if (visitor.server || visitor.among) return visitor;
    return { ...visitor, channelId: places.directWith(visitor.id, visitor.channelId).id };
  },

  contextOf({ server, channelId }: Visitor): VisitContext {
    const channel = places.find(channelId);
    const known = server && places.servers.get(server.id);
    return {
      serverHasBot: known?.hasBot ?? false,
      serverLocale: known?.locale ?? 'en-US',
      channel: channel && channelJson(channel, bot),
      appPermissions: access.permissions(channelId),
    };
  },
});
