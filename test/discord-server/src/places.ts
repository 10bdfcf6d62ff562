import { unknownChannel } from './api-error.js';
import { makeId } from './ids.js';
import { EVERYDAY } from './permissions.js';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
  /** Whether everybody may ping it. */
  readonly mentionable: boolean;
  readonly managed: boolean;
}

export interface Overwrite {
  /** Of a role or a member. */
  readonly id: string;
  readonly type: 0 | 1;
  readonly allow: bigint;
  readonly deny: bigint;
}

export const TEXT = 0;
export const DIRECT = 1;
export const ANNOUNCEMENTS = 5;
export const ANNOUNCEMENT_THREAD = 10;
export const PUBLIC_THREAD = 11;
export const PRIVATE_THREAD = 12;

export interface Channel {
  readonly id: string;
  readonly type: number;
  name: string;
  overwrites: readonly Overwrite[];
  /** Absent in direct messages. */
  readonly server?: Server;
  /** With whom, in direct messages. */
  readonly recipientId?: string;
  /** Where a thread hangs. */
  readonly parent?: Channel;
  readonly autoArchiveMinutes?: number;
}

export interface Server {
  readonly id: string;
  readonly name: string;
  /** The first of its channels. */
  readonly channelId: string;
  readonly ownerId: string;
  locale: string;
  readonly botRoleId: string;
  readonly roles: Map<string, Role>;
  /** Threads are among them. */
  readonly channels: Map<string, Channel>;
  botRoles: readonly string[];
  /** False once it has been thrown out. */
  hasBot: boolean;
}

/** Where the bot can be: servers with channels and threads, and direct messages. */
export class Places {
  readonly servers = new Map<string, Server>();
  readonly #channels = new Map<string, Channel>();
  readonly #closed = new Set<string>();

  /** The bot comes with a role of its own, as every invited bot does. */
  openServer(at: number): Server {
    const id = makeId(at);
    const botRoleId = makeId(at);
    const server: Server = {
      id,
      name: 'Chess club',
      channelId: makeId(at),
      ownerId: makeId(at),
      locale: 'en-US',
      botRoleId,
      roles: new Map([
        [id, { id, name: '@everyone', permissions: EVERYDAY, mentionable: false, managed: false }],
        [botRoleId, { id: botRoleId, name: 'Matinee', permissions: 0n, mentionable: false, managed: true }],
      ]),
      channels: new Map(),
      botRoles: [botRoleId],
      hasBot: true,
    };
    this.servers.set(id, server);
    this.add({ id: server.channelId, type: TEXT, name: 'chess', overwrites: [], server });
    return server;
  }

  add(channel: Channel): Channel {
    this.#channels.set(channel.id, channel);
    channel.server?.channels.set(channel.id, channel);
    return channel;
  }

  /** Its threads go with it. */
  remove(channelId: string): void {
    for (const { id, parent, server } of this.#channels.values()) {
      if (id !== channelId && parent?.id !== channelId) continue;
      this.#channels.delete(id);
      server?.channels.delete(id);
    }
  }

  find(channelId: string): Channel | undefined {
    return this.#channels.get(channelId);
  }

  get(channelId: string): Channel {
    const channel = this.find(channelId);
    if (!channel) throw unknownChannel();
    return channel;
  }

  /** The one channel for direct messages with a person, with the id that a test gave it or a new one. */
  directWith(recipientId: string, channelId?: string): Channel {
    const known = [...this.#channels.values()].find((channel) => channel.recipientId === recipientId);
    if (known) return known;
    return this.add({ id: channelId ?? makeId(), type: DIRECT, name: '', overwrites: [], recipientId });
  }

  /** From now on this person takes no direct messages, or takes them again. */
  closeDirectMessages(userId: string, closed = true): void {
    if (closed) this.#closed.add(userId);
    else this.#closed.delete(userId);
  }

  takesMessages(userId: string): boolean {
    return !this.#closed.has(userId);
  }
}
