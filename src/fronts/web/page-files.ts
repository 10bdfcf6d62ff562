import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { projectRoot } from '../../shared/project.js';

export interface PageFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content: a browser may keep it for ever. */
  readonly isHashed: boolean;
  /** The same, packed, by the name of the packing. */
  readonly packed: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Where the build puts the page. */
const PAGE = join(projectRoot, 'dist', 'page');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript; charset=utf-8',
};
/** The better one first. */
const PACKINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The page's files by their path on the server, read once: what is not in this list cannot be asked for. */
export async function readPageFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const names = await readdir(PAGE, { recursive: true });
  const files = new Map<string, PageFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const content = await readFile(join(PAGE, name));
    const packed = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const [packing, ending] of PACKINGS) {
      if (names.includes(name + ending)) packed.set(packing, await readFile(join(PAGE, name + ending)));
    }
    const path = `/${name.split(sep).join('/')}`;
    const isHashed = path.startsWith('/assets/');
    files.set(path === '/index.html' ? '/' : path, { content, type, etag: etagOf(content), isHashed, packed });
  }
  return files;
}

export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;

/** What a browser takes that says `accept` of packings, or the file as it is. */
export function packedFor(
  { content, packed }: PageFile,
  accept = '',
): { readonly content: Uint8Array<ArrayBuffer>; readonly packing?: string } {
  const taken = accept.split(',').map((each) => each.split(';')[0]?.trim());
  for (const [packing, bytes] of packed) if (taken.includes(packing)) return { content: bytes, packing };
  return { content };
}
