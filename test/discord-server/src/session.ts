import type { WebSocket } from 'ws';
import { makeId, shardOf } from './ids.js';

export type Shard = readonly [index: number, count: number];

/** One of the bot's sessions: what it was told, in order, and the connection that it has at the moment, if any. */
export class Session {
  readonly id = makeId();
  readonly shard: Shard;
  readonly intents: number;
  socket: WebSocket | undefined;
  readonly #sent: string[] = [];

  constructor(socket: WebSocket, shard: Shard, intents: number) {
    this.socket = socket;
    this.shard = shard;
    this.intents = intents;
  }

  /** Direct messages, and what belongs to no server, go to the first. */
  hears(serverId: string | undefined): boolean {
    const [index, count] = this.shard;
    return (serverId === undefined ? 0 : shardOf(serverId, count)) === index;
  }

  /** Without a connection it waits for the RESUME. */
  dispatch(t: string, d: object): void {
    const event = JSON.stringify({ op: 0, t, s: this.#sent.length + 1, d });
    this.#sent.push(event);
    this.socket?.send(event);
  }

  /** False if it claims to have seen what it was never told. */
  resume(socket: WebSocket, seen: number): boolean {
    if (seen > this.#sent.length) return false;
    this.socket = socket;
    for (const event of this.#sent.slice(seen)) socket.send(event);
    this.dispatch('RESUMED', {});
    return true;
  }
}
