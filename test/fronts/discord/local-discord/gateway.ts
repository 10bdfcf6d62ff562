import type { Server } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

interface Dispatch {
  readonly op: 0;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

interface GatewayParts {
  readonly token: string;
  /** The event READY of a fresh session, and a GUILD_CREATE for each server after it. */
  readonly ready: () => object;
  readonly servers: () => readonly object[];
  readonly onChange: () => void;
}

const HEARTBEAT_MS = 45_000;

/** The socket side: HELLO, IDENTIFY, heartbeats, events in order, and RESUME after a lost connection. */
export class Gateway {
  readonly #server: WebSocketServer;
  readonly #parts: GatewayParts;
  readonly #sent: Dispatch[] = [];
  #socket: WebSocket | undefined;
  /** How often a client began anew, and how often it went on where it was. */
  identified = 0;
  resumed = 0;
  /** What the client asked to hear of. */
  intents: number | undefined;
  refusesTokens = false;

  constructor(server: Server, parts: GatewayParts) {
    this.#parts = parts;
    this.#server = new WebSocketServer({ server, path: '/gateway' });
    this.#server.on('connection', (socket) => {
      socket.on('message', (data) => this.#receive(socket, data));
      socket.on('close', () => parts.onChange());
      socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: HEARTBEAT_MS } }));
    });
  }

  get connections(): number {
    return this.#server.clients.size;
  }

  /** An event for the bot. Without a connection it waits for the RESUME. */
  dispatch(t: string, d: object): void {
    const event: Dispatch = { op: 0, t, s: this.#sent.length + 1, d };
    this.#sent.push(event);
    this.#socket?.send(JSON.stringify(event));
  }

  /** The network fails: no close frame, no word. */
  drop(): void {
    this.#socket?.terminate();
    this.#socket = undefined;
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #receive(socket: WebSocket, data: RawData): void {
    const { op, d } = JSON.parse(data.toString());
    if (op === 1) socket.send(JSON.stringify({ op: 11 }));
    if (op === 2 || op === 6) {
      if (!this.#isToken(d.token)) socket.close(4004, 'Authentication failed.');
      else if (op === 2) this.#identify(socket, d.intents);
      else this.#resume(socket, d.seq);
    }
    this.#parts.onChange();
  }

  #identify(socket: WebSocket, intents: number): void {
    this.intents = intents;
    this.#socket = socket;
    this.identified++;
    this.#sent.length = 0;
    this.dispatch('READY', this.#parts.ready());
    for (const server of this.#parts.servers()) this.dispatch('GUILD_CREATE', server);
  }

  #resume(socket: WebSocket, seen: number): void {
    this.#socket = socket;
    this.resumed++;
    for (const event of this.#sent.slice(seen)) socket.send(JSON.stringify(event));
    this.dispatch('RESUMED', {});
  }

  #isToken(token: string): boolean {
    return !this.refusesTokens && token.replace(/^Bot /, '') === this.#parts.token;
  }
}
