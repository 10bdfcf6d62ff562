import { type Channel, DIRECT, type Role, type Server } from './places.js';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
}

export const userJson = ({ id, name, bot = false }: User): object => ({
  id,
  username: name.toLowerCase(),
  global_name: bot ? null : name,
  discriminator: '0',
  avatar: null,
  ...(bot && { bot }),
});

export const roleJson = ({ id, name, permissions, mentionable, managed }: Role, bot: User): object => ({
  id,
  name,
  permissions: permissions.toString(),
  position: managed ? 1 : 0,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed,
  mentionable,
  flags: 0,
  ...(managed && { tags: { bot_id: bot.id } }),
});

export function channelJson(channel: Channel, bot: User): object {
  const { id, type, name, overwrites, server, recipientId, parent } = channel;
  if (type === DIRECT) {
    const recipients = [userJson({ id: recipientId ?? '0', name: 'somebody' })];
    return { id, type, last_message_id: null, flags: 0, recipients };
  }
  const common = { id, type, name, guild_id: server?.id, rate_limit_per_user: 0, last_message_id: null, flags: 0 };
  if (parent) return { ...common, ...threadParts(channel, parent, bot) };
  return {
    ...common,
    position: 0,
    parent_id: null,
    topic: null,
    nsfw: false,
    permission_overwrites: overwrites.map(({ allow, deny, ...rest }) => ({
      ...rest,
      allow: allow.toString(),
      deny: deny.toString(),
    })),
  };
}

const threadParts = ({ autoArchiveMinutes = 1440 }: Channel, parent: Channel, bot: User): object => ({
  parent_id: parent.id,
  owner_id: bot.id,
  message_count: 0,
  member_count: 1,
  total_message_sent: 0,
  thread_metadata: {
    archived: false,
    auto_archive_duration: autoArchiveMinutes,
    archive_timestamp: '2026-01-01T00:00:00.000Z',
    locked: false,
  },
});

export const memberJson = ({ botRoles }: Server, bot: User): object => ({
  user: userJson(bot),
  nick: null,
  avatar: null,
  roles: botRoles,
  joined_at: '2026-01-01T00:00:00.000Z',
  deaf: false,
  mute: false,
  flags: 0,
});

/** A server as `GET /guilds/:id` gives it. */
export const serverJson = ({ id, name, ownerId, locale, roles }: Server, bot: User): object => ({
  id,
  name,
  icon: null,
  owner_id: ownerId,
  preferred_locale: locale,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  premium_tier: 0,
  system_channel_flags: 0,
  roles: [...roles.values()].map((role) => roleJson(role, bot)),
  emojis: [],
  stickers: [],
  features: [],
});

/** A server as the event GUILD_CREATE gives it. */
export function serverEvent(server: Server, bot: User): object {
  const channels = [...server.channels.values()];
  return {
    ...serverJson(server, bot),
    unavailable: false,
    large: false,
    member_count: 2,
    joined_at: '2026-01-01T00:00:00.000Z',
    channels: channels.filter(({ parent }) => !parent).map((channel) => channelJson(channel, bot)),
    threads: channels.filter(({ parent }) => parent).map((channel) => channelJson(channel, bot)),
    members: [memberJson(server, bot)],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
