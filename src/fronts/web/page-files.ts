import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { builtFile, projectRoot } from '../../shared/project.js';

export interface PageFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

const PAGE = 'src/fronts/web/page';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript; charset=utf-8',
};

/** The page's files by their path on the server, read once: what is not in this list cannot be asked for. */
export async function readPageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const written = join(projectRoot, PAGE);
  const built = dirname(builtFile(`${PAGE}/main.ts`));
  const files = new Map<string, PageFile>();
  for (const [folder, kinds] of [
    [written, ['.html', '.css', '.svg']],
    [built, ['.js']],
  ] as const) {
    for (const name of await readdir(folder)) {
      const kind = extname(name);
      const type = TYPES[kind];
      if (!type || !(kinds as readonly string[]).includes(kind)) continue;
      const content = await readFile(join(folder, name));
      const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
      files.set(name === 'index.html' ? '/' : `/${name}`, { content, type, etag });
    }
  }
  return files;
}
