import { existsSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from './command.mjs';
import { markOf, step } from './progress.mjs';
import { inProject, root } from './project.mjs';
import { filesUnder, fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs';

const SOURCES = ['src', 'commands', 'bench', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/** The web page runs in browsers, so it has settings of its own. */
const PROJECTS = ['tsconfig.build.json', 'src/fronts/web/page/tsconfig.json'];

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
  const projects = PROJECTS.filter((project) => existsSync(inProject(project)));
  /** @param {(line: string) => void} note */
  const compileAll = async (note) => {
    const all = [];
    // One after the other: the server uses some files of the page, so both write those.
    for (const project of projects) all.push(await compileProject(project, note));
    all.push(await compileCore(note));
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

/**
 * @param {string} project
 * @param {(line: string) => void} note
 */
async function compileProject(project, note) {
  const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc');
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
  const args = [compiler, '-p', project, '--listEmittedFiles', '--pretty', 'false'];
  const { ok } = await run(process.execPath, args, { onLine });
  return { ok, emitted, errors, again: `npx tsc -p ${project}` };
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
