import type { ServerResponse } from 'node:http';
import { makeId } from './ids.js';
import type { Attached } from './interactions.js';

/** Where uploads lie, in place of cdn.discordapp.com. */
export class FileHost {
  readonly #files = new Map<string, (response: ServerResponse) => void>();
  readonly origin: string;
  /** The files that were asked for. */
  readonly served: string[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  upload(name: string, content: Uint8Array): Attached {
    const url = this.#place(name, (response) => response.writeHead(200).end(content));
    return { name, url, size: content.length };
  }

  redirect(name: string, target: string): Attached {
    const url = this.#place(name, (response) => response.writeHead(302, { location: target }).end());
    return { name, url, size: 10 };
  }

  serve(path: string, response: ServerResponse): void {
    this.served.push(path);
    const file = this.#files.get(path);
    if (file) file(response);
    else response.writeHead(404).end();
  }

  #place(name: string, file: (response: ServerResponse) => void): string {
    const path = `/attachments/${makeId()}/${encodeURIComponent(name)}`;
    this.#files.set(path, file);
    return this.origin + path;
  }
}
