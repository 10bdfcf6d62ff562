import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Bot, Front } from '../../bot/bot.js';
import type { Live } from '../../live/live.js';
import type { Painter } from '../../pictures/picture.js';
import type { Logger } from '../../shared/log.js';
import { makeApp } from './app.js';
import { Feed } from './feed.js';
import { readPageFiles } from './page-files.js';
import { PictureShelf } from './picture-shelf.js';

interface WebFrontDependencies {
  readonly bot: Bot;
  readonly live: Live;
  readonly painter: Painter;
  readonly port: number;
  readonly log: Logger;
}

export interface WebFront extends Front {
  /** Where a browser finds the chat, once it has started. */
  readonly address: string;
}

export class PortInUse extends Error {
  override readonly name = 'PortInUse';

  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program.`);
  }
}

export class PortForbidden extends Error {
  override readonly name = 'PortForbidden';

  constructor(readonly port: number) {
    super(`Port ${port} may not be used by this user.`);
  }
}

/** What keeps a port from being opened, where a person can mend it by naming another one. */
export function portFault(error: unknown, port: number): PortInUse | PortForbidden | undefined {
  const code = error instanceof Error && 'code' in error && error.code;
  if (code === 'EADDRINUSE') return new PortInUse(port);
  // Up to 1023, on most systems; Windows keeps others for itself too.
  if (code === 'EACCES') return new PortForbidden(port);
  return undefined;
}

const HOST = '127.0.0.1';

/** Answers under way get this long to end by themselves when the bot stops. */
const FAREWELL_MS = 300;

/** The local chat, for browsers on this machine only. */
export function makeWebFront({ bot, live, painter, port, log }: WebFrontDependencies): WebFront {
  const shelf = new PictureShelf();
  const feed = new Feed();
  const closing = new AbortController();
  let server: Server | undefined;
  const boundPort = (): number => (server?.address() as AddressInfo | null | undefined)?.port ?? port;

  return {
    get address() {
      return `http://${HOST}:${boundPort()}`;
    },

    places: feed,

    forgetPictures() {
      shelf.clear();
      feed.clear();
    },

    async start() {
      const pageFiles = await readPageFiles();
      const app = makeApp({
        bot,
        live,
        painter,
        shelf,
        feed,
        log,
        pageFiles,
        port: boundPort,
        closing: closing.signal,
      });
      // Patience for slow senders; answers may take as long as the work behind them.
      const serverOptions = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };
      // The globals stay Node's own: Discord's client uses them in the same process.
      const listening = createAdaptorServer({
        fetch: app.fetch,
        serverOptions,
        overrideGlobalObjects: false,
      }) as Server;
      listening.listen(port, HOST);
      try {
        await once(listening, 'listening');
      } catch (error) {
        throw portFault(error, port) ?? error;
      }
      server = listening;
    },

    async stop() {
      closing.abort();
      if (!server?.listening) return;
      const closed = once(server, 'close');
      server.close();
      const farewell = setTimeout(() => server?.closeAllConnections(), FAREWELL_MS);
      await closed;
      clearTimeout(farewell);
    },
  };
}
