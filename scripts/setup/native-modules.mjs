import { run } from './command.mjs';
import { compile } from './compile.mjs';
import { provideCompiler } from './compiler.mjs';
import { NATIVE_MODULES, prove } from './native-proof.mjs';
import { nativeStamp, nativeStampContent } from './native-stamp.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { readStamp, removeStamp, writeStamp } from './stamp.mjs';

/** @typedef {import('./native-proof.mjs').NativeModule} NativeModule */

/** The kind of ready-made binary, as each package's own install script asks for it. */
const PREBUILT_KIND = /** @type {const} */ ({ canvas: ['-r', 'napi'], 'better-sqlite3': [] });

/** A server that neither answers nor refuses must not hold everything up; compiling takes less than this. */
const DOWNLOAD_MILLISECONDS = 120_000;

/** Loads them into this process: it takes a few milliseconds, and the bot needs them anyway. */
export function nativeModulesReady() {
  if (readStamp(nativeStamp) !== nativeStampContent) return false;
  try {
    NATIVE_MODULES.forEach(prove);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<import('./fault.mjs').Fault | undefined>} */
export async function provideNativeModules() {
  removeStamp(nativeStamp);
  const missing = await failing(NATIVE_MODULES);
  if (missing.length > 0) {
    await step(
      `Looking for ready-made ${names(missing)}`,
      (note) => download(missing, note),
      (all) => (all ? '✓' : '–'),
    );
  }

  const toCompile = missing.length > 0 ? await failing(missing) : [];
  if (toCompile.length > 0) {
    const fault = (await provideCompiler(toCompile)) ?? (await compile(toCompile));
    if (fault) return fault;
  }

  const broken = toCompile.length > 0 ? await failing(toCompile) : [];
  if (broken[0]) {
    const { output } = await runProof(broken[0]);
    return { sentence: `${names(broken)} was compiled but does not work here.`, output };
  }
  writeStamp(nativeStamp, nativeStampContent);
  return undefined;
}

/**
 * @param {readonly NativeModule[]} modules
 * @param {(line: string) => void} onLine
 * @returns {Promise<boolean>} whether all were found
 */
async function download(modules, onLine) {
  const program = inProject('node_modules', 'prebuild-install', 'bin.js');
  const ended = await Promise.all(
    modules.map((name) =>
      run(process.execPath, [program, ...PREBUILT_KIND[name]], {
        cwd: inProject('node_modules', name),
        timeout: DOWNLOAD_MILLISECONDS,
        onLine,
      }),
    ),
  );
  return ended.every(({ ok }) => ok);
}

/**
 * @param {readonly NativeModule[]} modules
 * @returns {Promise<NativeModule[]>}
 */
async function failing(modules) {
  const proofs = await Promise.all(modules.map(runProof));
  return modules.filter((_, at) => !proofs[at]?.ok);
}

/** @param {NativeModule} name */
const runProof = (name) => run(process.execPath, [inProject('scripts', 'setup', 'prove-native.mjs'), name]);

/** @param {readonly NativeModule[]} modules */
const names = (modules) => modules.join(' and ');
