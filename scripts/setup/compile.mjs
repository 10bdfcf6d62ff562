import { existsSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, run } from './command.mjs';
import { likelyCause } from './fault.mjs';
import { headersFolder } from './node-headers.mjs';
import { markOf, step } from './progress.mjs';
import { inProject } from './project.mjs';

/** @typedef {import('./native-proof.mjs').NativeModule} NativeModule */

/**
 * Compiles the modules side by side: one of them is a single huge file that keeps only one core busy.
 * @param {readonly NativeModule[]} modules
 * @returns {Promise<import('./fault.mjs').Fault | undefined>}
 */
export async function compile(modules) {
  const nodeGyp = findNodeGyp();
  if (nodeGyp === undefined) return { sentence: 'npm was not found; it brings the compiler driver. Run `npm start`.' };
  const headers = headersFolder({
    nodedir: process.env.npm_config_nodedir,
    execPath: realpathSync(process.execPath),
    version: process.versions.node,
  });
  const args = [nodeGyp, 'rebuild', '--release', `--jobs=${availableParallelism()}`];
  if (headers !== undefined) args.push(`--nodedir=${headers}`);
  const { npm_config_nodedir: _, ...env } = process.env;

  /** @param {NativeModule} name @param {(line: string) => void} note */
  const compileOne = async (name, note) => ({
    name,
    ...(await run(process.execPath, args, { cwd: inProject('node_modules', name), env, onLine: note })),
  });
  /** @param {(line: string) => void} note */
  const compileAll = (note) => Promise.all(modules.map((name) => compileOne(name, note)));
  const title = `Compiling ${modules.join(' and ')}, which takes a few minutes once`;
  const ended = await step(title, compileAll, (all) => markOf(all.every(({ ok }) => ok)));
  const failed = ended.find(({ ok }) => !ok);
  if (failed === undefined) return undefined;
  const cause = likelyCause(failed.output);
  return {
    sentence: `${failed.name} could not be compiled${cause ? `: ${cause}` : ''}.`,
    output: failed.output,
    again: `npm rebuild ${failed.name} --build-from-source --foreground-scripts`,
  };
}

/** node-gyp comes with npm, which tells the scripts it runs where; else it is beside the npm on the PATH. */
function findNodeGyp() {
  const configured = process.env.npm_config_node_gyp;
  if (configured !== undefined && existsSync(configured)) return configured;
  const npm = findProgram('npm');
  if (npm === undefined) return undefined;
  const beside = join(dirname(dirname(realpathSync(npm))), 'node_modules', 'node-gyp', 'bin', 'node-gyp.js');
  return existsSync(beside) ? beside : undefined;
}
