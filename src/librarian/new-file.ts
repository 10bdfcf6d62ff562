import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isPacked } from './export-name.js';

/**
 * Writes a whole file or none: under another name first, which then takes the place of what was there. A name that ends
 * in `.gz` is packed. When it is stopped or fails, nothing is left of it.
 */
export async function writeNewFile(path: string, text: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  const out = createWriteStream(draft, { flags: 'wx', flush: true });
  try {
    if (isPacked(path)) await pipeline(Readable.from(text), createGzip(), out, { signal });
    else await pipeline(Readable.from(text), out, { signal });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
