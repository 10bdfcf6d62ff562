import { makeId } from './ids.js';
import { userJson } from './place-json.js';
import { DIRECT, TEXT } from './places.js';

/** A person in one place: a channel of a server, a direct message with the bot, or one with somebody else. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly channelId: string;
  /** Absent in direct messages. */
  readonly server?: { readonly id: string; readonly permissions: bigint };
  /** In a conversation that the bot is no part of: it came with the person. */
  readonly among?: 'others';
  readonly locale: string;
}

interface MoreOfPeople {
  readonly id?: string;
  readonly locale?: string;
}

const GROUP = 3;
const USE_APPLICATION_COMMANDS = 1n << 31n;
export const MANAGE_GUILD = 1n << 5n;
export const ADMINISTRATOR = 1n << 3n;

/** In a server without the bot, the person has it installed for themselves. */
export const inServer = (
  name: string,
  server: { readonly id: string; readonly channelId: string },
  more: MoreOfPeople & { readonly permissions?: bigint } = {},
): Visitor => ({
  ...person(name, more),
  channelId: server.channelId,
  server: { id: server.id, permissions: USE_APPLICATION_COMMANDS | (more.permissions ?? 0n) },
});

export const inDirectMessage = (name: string, more: MoreOfPeople & { readonly channelId?: string } = {}): Visitor => ({
  ...person(name, more),
  channelId: more.channelId ?? makeId(),
});

/** A private channel of others, where the person uses the app that they installed for themselves. */
export const amongOthers = (name: string, more: MoreOfPeople = {}): Visitor => ({
  ...person(name, more),
  channelId: makeId(),
  among: 'others',
});

const person = (name: string, { id = makeId(), locale = 'en-US' }: MoreOfPeople) => ({ id, name, locale });

/** What Discord knows of the place besides the visitor. */
export interface VisitContext {
  readonly serverHasBot: boolean;
  readonly serverLocale: string;
  readonly channel: object | undefined;
  readonly appPermissions: bigint;
}

/** How somebody belongs to a server, without who they are. */
export const membership = (permissions: string): object => ({
  nick: null,
  roles: [],
  permissions,
  joined_at: '2026-01-01T00:00:00.000Z',
  flags: 0,
});

/** The part of an interaction that says who, where, and by whose leave. */
export function whoAndWhere(visitor: Visitor, context: VisitContext): object {
  const { id, channelId, server, locale } = visitor;
  const user = userJson(visitor);
  const common = { channel_id: channelId, locale, app_permissions: context.appPermissions.toString() };
  const byThePerson = { authorizing_integration_owners: { 1: id } };
  if (visitor.among) return { ...common, ...byThePerson, user, channel: { id: channelId, type: GROUP }, context: 2 };
  if (!server) {
    const channel = context.channel ?? { id: channelId, type: DIRECT };
    return { ...common, authorizing_integration_owners: { 0: '0' }, user, channel, context: 1 };
  }
  const permissions = server.permissions.toString();
  const known = context.channel ?? { id: channelId, type: TEXT, guild_id: server.id, name: 'chess' };
  return {
    ...common,
    ...(context.serverHasBot ? { authorizing_integration_owners: { 0: server.id } } : byThePerson),
    member: { user, deaf: false, mute: false, ...membership(permissions) },
    guild_id: server.id,
    guild: { id: server.id, locale: context.serverLocale, features: [] },
    guild_locale: context.serverLocale,
    channel: { ...known, permissions },
    context: 0,
  };
}
