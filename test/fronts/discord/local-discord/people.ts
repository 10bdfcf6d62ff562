import { makeId } from './ids.js';

/** A person in one place: a channel of a server, or a direct message with the bot. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly channelId: string;
  /** Absent in direct messages. */
  readonly server?: { readonly id: string; readonly permissions: bigint };
}

const USE_APPLICATION_COMMANDS = 1n << 31n;
export const MANAGE_GUILD = 1n << 5n;
export const ADMINISTRATOR = 1n << 3n;

export const inServer = (
  name: string,
  server: { readonly id: string; readonly channelId: string },
  more: { readonly permissions?: bigint; readonly id?: string } = {},
): Visitor => ({
  id: more.id ?? makeId(),
  name,
  channelId: server.channelId,
  server: { id: server.id, permissions: USE_APPLICATION_COMMANDS | (more.permissions ?? 0n) },
});

export const inDirectMessage = (name: string): Visitor => ({ id: makeId(), name, channelId: makeId() });

/** The part of an interaction that says who and where. */
export function whoAndWhere({ id, name, channelId, server }: Visitor): object {
  const user = { id, username: name.toLowerCase(), global_name: name, discriminator: '0', avatar: null };
  if (!server) return { user, channel_id: channelId, channel: { id: channelId, type: 1 }, context: 1 };
  const member = {
    user,
    nick: null,
    roles: [],
    permissions: server.permissions.toString(),
    joined_at: '2026-01-01T00:00:00.000Z',
    deaf: false,
    mute: false,
    flags: 0,
  };
  const channel = { id: channelId, type: 0, guild_id: server.id, name: 'chess', permissions: '0' };
  return { member, guild_id: server.id, guild: { id: server.id }, channel_id: channelId, channel, context: 0 };
}

export const serverEvent = (id: string, channelId: string, ownerId: string): object => ({
  id,
  name: 'Chess club',
  owner_id: ownerId,
  unavailable: false,
  member_count: 1,
  roles: [{ id, name: '@everyone', permissions: '0', position: 0, color: 0, hoist: false, managed: false, tags: {} }],
  channels: [{ id: channelId, type: 0, guild_id: id, name: 'chess', position: 0, permission_overwrites: [] }],
  members: [],
  emojis: [],
  stickers: [],
  threads: [],
  presences: [],
  voice_states: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
  features: [],
});
