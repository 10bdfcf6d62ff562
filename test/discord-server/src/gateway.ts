import type { Server } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Session, type Shard } from './session.js';

interface GatewayDependencies {
  readonly token: string;
  /** How many shards may IDENTIFY at the same time. */
  readonly maxConcurrency: number;
  /** The event READY of a fresh session, and a GUILD_CREATE for each of its servers after it. */
  readonly ready: (session: Session) => object;
  readonly servers: () => Iterable<{ readonly id: string; event(): object }>;
  readonly onChange: () => void;
  readonly onViolation: (complaint: string) => void;
}

const HEARTBEAT_MS = 45_000;
const SERVERS_PER_SHARD = 2500;
const BEGIN_ANEW = JSON.stringify({ op: 9, d: false });

/** After these the bot has to begin anew. */
const END_OF_SESSION = new Set([1000, 1001, 4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014]);

/** The socket side: HELLO, IDENTIFY, heartbeats, events in order, RESUME after a lost connection, and all its trouble. */
export class Gateway {
  readonly #server: WebSocketServer;
  readonly #parts: GatewayDependencies;
  readonly #sessions = new Map<string, Session>();
  readonly #lastIdentify = new Map<number, number>();
  /** How often a client began anew, and how often it went on where it was. */
  identified = 0;
  resumed = 0;
  /** What the client asked to hear of. */
  intents: number | undefined;
  refusesTokens = false;
  /** The code with which it closes on whoever wants to begin. */
  refusesWith: number | undefined;
  /** Between two IDENTIFYs that share a place among `max_concurrency`. Discord wants 5 s; 0 lets tests restart a bot at once. */
  identifyPauseMs = 0;

  constructor(server: Server, parts: GatewayDependencies) {
    this.#parts = parts;
    this.#server = new WebSocketServer({ server, path: '/gateway' });
    this.#server.on('connection', (socket) => {
      socket.on('message', (data) => this.#receive(socket, data));
      socket.on('close', (code) => this.#lost(socket, code));
      socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: HEARTBEAT_MS } }));
    });
  }

  get connections(): number {
    return this.#server.clients.size;
  }

  /** The shards that are connected, by number. */
  get shards(): number[] {
    return this.#connected()
      .map(({ shard }) => shard[0])
      .sort((one, other) => one - other);
  }

  /** An event for the bot, on the connection that hears of this server. */
  dispatch(t: string, d: object, serverId?: string): void {
    for (const session of this.#sessions.values()) if (session.hears(serverId)) session.dispatch(t, d);
  }

  /** The network fails: no close frame, no word. */
  drop(shard?: number): void {
    for (const session of this.#connected(shard)) {
      const { socket } = session;
      session.socket = undefined;
      socket?.terminate();
    }
  }

  /** INVALID_SESSION: the client may resume, or has to begin anew. */
  invalidate({ resumable, shard }: { readonly resumable: boolean; readonly shard?: number }): void {
    for (const session of this.#connected(shard)) {
      session.socket?.send(JSON.stringify({ op: 9, d: resumable }));
      if (!resumable) this.#sessions.delete(session.id);
    }
  }

  /** RECONNECT, as before Discord restarts a gateway. */
  askToReconnect(shard?: number): void {
    for (const { socket } of this.#connected(shard)) socket?.send(JSON.stringify({ op: 7, d: null }));
  }

  closeWith(code: number, shard?: number): void {
    for (const session of this.#connected(shard)) {
      session.socket?.close(code);
      session.socket = undefined;
      if (END_OF_SESSION.has(code)) this.#sessions.delete(session.id);
    }
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #connected(shard?: number): Session[] {
    return [...this.#sessions.values()].filter(
      (session) => session.socket && (shard === undefined || session.shard[0] === shard),
    );
  }

  #lost(socket: WebSocket, code: number): void {
    const session = [...this.#sessions.values()].find((each) => each.socket === socket);
    if (session) session.socket = undefined;
    if (session && END_OF_SESSION.has(code)) this.#sessions.delete(session.id);
    this.#parts.onChange();
  }

  #receive(socket: WebSocket, data: RawData): void {
    const { op, d } = JSON.parse(data.toString());
    if (op === 1) socket.send(JSON.stringify({ op: 11 }));
    if (op === 2 || op === 6) {
      if (this.refusesWith) socket.close(this.refusesWith);
      else if (!this.#isToken(d.token)) socket.close(4004, 'Authentication failed.');
      else if (op === 2) this.#identify(socket, d.shard ?? [0, 1], d.intents);
      else this.#resume(socket, d.session_id, d.seq);
    }
    this.#parts.onChange();
  }

  #identify(socket: WebSocket, shard: Shard, intents: number): void {
    const [index, count] = shard;
    const session = new Session(socket, shard, intents);
    const servers = [...this.#parts.servers()].filter(({ id }) => session.hears(id));
    if (!(index >= 0 && index < count)) socket.close(4010, 'Invalid shard.');
    else if (servers.length > SERVERS_PER_SHARD) socket.close(4011, 'Sharding required.');
    else if (!this.#mayIdentify(index)) socket.send(BEGIN_ANEW);
    else {
      this.intents = intents;
      this.identified++;
      this.#sessions.set(session.id, session);
      session.dispatch('READY', this.#parts.ready(session));
      for (const server of servers) session.dispatch('GUILD_CREATE', server.event());
    }
  }

  #mayIdentify(shard: number): boolean {
    const place = shard % this.#parts.maxConcurrency;
    const now = performance.now();
    const last = this.#lastIdentify.get(place) ?? Number.NEGATIVE_INFINITY;
    this.#lastIdentify.set(place, now);
    if (now - last >= this.identifyPauseMs) return true;
    this.#parts.onViolation(`shard ${shard} identified ${Math.round(now - last)} ms after another of its kind`);
    return false;
  }

  #resume(socket: WebSocket, sessionId: string, seen: number): void {
    const session = this.#sessions.get(sessionId);
    if (!session) socket.send(BEGIN_ANEW);
    else if (session.resume(socket, seen)) this.resumed++;
    else socket.close(4007, 'Invalid seq.');
  }

  #isToken(token: string): boolean {
    return !this.refusesTokens && token.replace(/^Bot /, '') === this.#parts.token;
  }
}
