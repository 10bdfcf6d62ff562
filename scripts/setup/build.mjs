import { existsSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from './command.mjs';
import { markOf, step } from './progress.mjs';
import { inProject, root } from './project.mjs';
import { filesUnder, fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs';

const SOURCES = ['src', 'commands', 'bench', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/** The web page runs in browsers: it is bundled. */
const PAGE = 'scripts/setup/build-page.mjs';

/** The prover's core is written in AssemblyScript and becomes WebAssembly. */
const CORE = { settings: 'src/engine/core/asconfig.json', output: 'dist/src/engine/core.wasm' };

const OUTPUT = 'dist';

/** How the compiler begins the lines that name a file it wrote. */
const EMITTED = 'TSFILE: ';

const stamp = inProject(OUTPUT, '.stamp');

export const buildReady = () => readStamp(stamp) === fingerprint(root, SOURCES);

/** @returns {Promise<import('./fault.mjs').Fault | undefined>} */
export async function build() {
  removeStamp(stamp);
  // Taken before: what is edited while the compiler runs is built again next time.
  const made = fingerprint(root, SOURCES);
  /** @param {(line: string) => void} note */
  const compileAll = async (note) => {
    const hasPage = existsSync(inProject('src/fronts/web/page/index.html'));
    const all = [];
    for (const part of [compileProject, ...(hasPage ? [bundlePage] : []), compileCore]) all.push(await part(note));
    return all;
  };
  const ended = await step('Building', compileAll, (all) => markOf(all.every(({ ok }) => ok)));
  const failed = ended.find(({ ok }) => !ok);
  if (failed) {
    return {
      sentence: 'The build failed: the source code has errors.',
      output: failed.errors,
      again: failed.again,
    };
  }
  removeStale(ended.flatMap(({ emitted }) => emitted));
  writeStamp(stamp, made);
  return undefined;
}

/** @param {(line: string) => void} note */
const compileProject = (note) =>
  emitting(
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--listEmittedFiles', '--pretty', 'false'],
    note,
    'npx tsc -p tsconfig.build.json',
  );

/** @param {(line: string) => void} note */
const bundlePage = (note) => emitting([PAGE], note, `node ${PAGE}`);

/**
 * Runs a program that names what it writes.
 * @param {readonly string[]} command
 * @param {(line: string) => void} note
 * @param {string} again
 */
async function emitting([program = '', ...args], note, again) {
  /** @type {string[]} */
  const emitted = [];
  /** @type {string[]} */
  const errors = [];
  /** @param {string} line */
  const onLine = (line) => {
    if (line.startsWith(EMITTED)) emitted.push(relative(root, resolve(root, line.slice(EMITTED.length))));
    else errors.push(line);
    note(line);
  };
  const { ok } = await run(process.execPath, [inProject(program), ...args], { onLine });
  return { ok, emitted, errors, again };
}

/** @param {(line: string) => void} note */
async function compileCore(note) {
  const compiler = inProject('node_modules', 'assemblyscript', 'bin', 'asc.js');
  const { ok, output } = await run(process.execPath, [compiler, '--config', CORE.settings, '--target', 'release'], {
    onLine: note,
  });
  const emitted = [CORE.output];
  return { ok, emitted, errors: [...output], again: `npx asc --config ${CORE.settings} --target release` };
}

/**
 * A module that is gone from the sources must not go on working from its last build.
 * @param {readonly string[]} emitted
 */
function removeStale(emitted) {
  const fresh = new Set(emitted);
  for (const file of filesUnder(root, OUTPUT)) if (!fresh.has(file)) rmSync(inProject(file), { force: true });
}
