import { makeId } from './ids.js';
import { bits, type Permission } from './permissions.js';
import { channelJson, memberJson, roleJson, serverEvent, type User } from './place-json.js';
import { type Channel, type Overwrite, type Places, type Role, type Server, TEXT } from './places.js';

type Tell = (event: string, data: object, serverId: string | undefined) => void;
type InServer = { readonly id: string };

/** What happens in servers while the bot is there; it is told of each through the gateway. */
export class Changes {
  readonly #places: Places;
  readonly #bot: User;
  readonly #tell: Tell;

  constructor(places: Places, bot: User, tell: Tell) {
    this.#places = places;
    this.#bot = bot;
    this.#tell = tell;
  }

  addServer(at: number): Server {
    const server = this.#places.openServer(at);
    this.#tell('GUILD_CREATE', serverEvent(server, this.#bot), server.id);
    return server;
  }

  /** The bot is thrown out. */
  removeFrom({ id }: InServer): void {
    this.#server(id).hasBot = false;
    this.#tell('GUILD_DELETE', { id }, id);
  }

  /** The server is out of order for a while, or in order again. */
  setAvailable({ id }: InServer, available: boolean): void {
    const server = this.#server(id);
    if (available) this.#tell('GUILD_CREATE', serverEvent(server, this.#bot), id);
    else this.#tell('GUILD_DELETE', { id, unavailable: true }, id);
  }

  addChannel({ id }: InServer, more: Partial<Pick<Channel, 'name' | 'type' | 'overwrites'>> = {}): Channel {
    const server = this.#server(id);
    const channel = this.#places.add({ id: makeId(), type: TEXT, name: 'more', overwrites: [], server, ...more });
    this.#tell('CHANNEL_CREATE', channelJson(channel, this.#bot), id);
    return channel;
  }

  deleteChannel(channelId: string): void {
    const channel = this.#places.get(channelId);
    this.#places.remove(channelId);
    const event = channel.parent ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
    this.#tell(event, channelJson(channel, this.#bot), channel.server?.id);
  }

  setOverwrites(channelId: string, overwrites: readonly Overwrite[]): void {
    const channel = this.#places.get(channelId);
    channel.overwrites = overwrites;
    this.#tell('CHANNEL_UPDATE', channelJson(channel, this.#bot), channel.server?.id);
  }

  /** The channel takes these permissions from the bot, and no others. */
  forbid(channelId: string, ...permissions: readonly Permission[]): void {
    this.setOverwrites(channelId, [{ id: this.#bot.id, type: 1, allow: 0n, deny: bits(...permissions) }]);
  }

  addRole({ id }: InServer, more: Partial<Pick<Role, 'name' | 'permissions' | 'mentionable'>> = {}): Role {
    const role = { id: makeId(), name: 'players', permissions: 0n, mentionable: true, managed: false, ...more };
    this.#server(id).roles.set(role.id, role);
    this.#tell('GUILD_ROLE_CREATE', { guild_id: id, role: roleJson(role, this.#bot) }, id);
    return role;
  }

  /** The role with the server's id is @everyone. */
  changeRole({ id }: InServer, roleId: string, change: Partial<Pick<Role, 'permissions' | 'mentionable'>>): void {
    const { roles } = this.#server(id);
    const before = roles.get(roleId);
    if (!before) throw new Error(`no role ${roleId} in server ${id}`);
    const role = { ...before, ...change };
    roles.set(roleId, role);
    this.#tell('GUILD_ROLE_UPDATE', { guild_id: id, role: roleJson(role, this.#bot) }, id);
  }

  deleteRole({ id }: InServer, roleId: string): void {
    const server = this.#server(id);
    server.roles.delete(roleId);
    server.botRoles = server.botRoles.filter((each) => each !== roleId);
    this.#tell('GUILD_ROLE_DELETE', { guild_id: id, role_id: roleId }, id);
  }

  giveTheBot({ id }: InServer, roleIds: readonly string[]): void {
    const server = this.#server(id);
    server.botRoles = roleIds;
    this.#tell('GUILD_MEMBER_UPDATE', { guild_id: id, ...memberJson(server, this.#bot) }, id);
  }

  #server(id: string): Server {
    const server = this.#places.servers.get(id);
    if (!server) throw new Error(`no server ${id}`);
    return server;
  }
}
