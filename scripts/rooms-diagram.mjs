// Draws the rooms and who sees whom, from the real imports, into CONTRIBUTING.md. `npm run rooms:diagram`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = fileURLToPath(new URL('../CONTRIBUTING.md', import.meta.url));
const DIAGRAM = /```mermaid\n[^`]*```/;

/** `src/fronts/web/app.ts` -> `fronts/web`; undefined for what is no room. @param {string} file */
function roomOf(file) {
  const [, room] = /^(?:src\/(fronts\/[^/]+|pictures\/drawing|[^/]+)|(commands))\//.exec(file)?.filter(Boolean) ?? [];
  return room;
}

/** @returns {Map<string, Set<string>>} each room with the rooms that it imports from; all see `shared` */
function readImports() {
  const cruiser = fileURLToPath(
    new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
  );
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'commands'];
  const { modules } = JSON.parse(execFileSync(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 }).toString());
  const seen = new Map();
  for (const { source, dependencies } of modules) {
    const room = roomOf(source);
    if (!room || room === 'shared') continue;
    const others = seen.get(room) ?? new Set();
    seen.set(room, others);
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved);
      if (other && other !== room && other !== 'shared') others.add(other);
    }
  }
  return seen;
}

/**
 * Without the arrows that others imply: who sees `play` through `store` as well has one arrow fewer.
 * @param {Map<string, Set<string>>} seen
 */
function essential(seen) {
  /** @type {(from: string, to: string) => boolean} */
  const reaches = (from, to) => [...(seen.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...seen].flatMap(([room, others]) =>
    [...others]
      .filter((other) => ![...others].some((between) => between !== other && reaches(between, other)))
      .map((other) => ({ room, other })),
  );
}

/** The diagram as it stands in CONTRIBUTING.md when it is right. */
export function drawRooms() {
  const lines = essential(readImports()).map(({ room, other }) => `  ${other} --> ${room}`);
  return ['```mermaid', 'flowchart LR', ...lines.sort(), '```'].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(page, readFileSync(page, 'utf8').replace(DIAGRAM, drawRooms));
}
