import { thisMachine } from './machine.mjs';
import { installFromSystem } from './system-install.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */
/** @typedef {import('./native-proof.mjs').NativeModule} NativeModule */

/** What canvas asks pkg-config for; librsvg, for piece artwork, it would silently do without. */
const CANVAS_LIBRARIES = ['pixman-1', 'cairo', 'libpng', 'pangocairo', 'freetype2', 'librsvg-2.0'];

const TOOLS = [
  { name: 'a C++ compiler', programs: ['g++', 'c++', 'clang++'] },
  { name: 'make', programs: ['make', 'gmake'] },
  { name: 'Python 3', programs: ['python3'] },
];
const PKG_CONFIG = { name: 'pkg-config', programs: ['pkg-config'] };

/**
 * Makes sure that the modules can be compiled on this machine.
 * @param {readonly NativeModule[]} modules
 * @param {Machine} [machine]
 * @returns {Promise<import('./fault.mjs').Fault | undefined>}
 */
export async function provideCompiler(modules, machine = thisMachine) {
  const before = await missingFor(modules, machine);
  if (before.length === 0) return undefined;
  const needsLibraries = modules.includes('canvas');
  const fault = await installFromSystem(
    {
      title: 'Installing the compiler and libraries',
      missing: missingSentence(modules, before),
      packages: ({ tools, libraries }) => (needsLibraries ? [...tools, ...libraries] : tools),
      byHand: byHand(needsLibraries),
    },
    machine,
  );
  if (fault) return fault;
  const after = await missingFor(modules, machine);
  return after.length === 0 ? undefined : { sentence: `${missingSentence(modules, after)} ${byHand(needsLibraries)}` };
}

/**
 * @param {readonly NativeModule[]} modules
 * @param {Machine} machine
 * @returns {Promise<string[]>} the names of what is not there
 */
async function missingFor(modules, { find, run }) {
  const needsLibraries = modules.includes('canvas');
  const tools = needsLibraries ? [...TOOLS, PKG_CONFIG] : TOOLS;
  const missing = tools
    .filter(({ programs }) => !programs.some((program) => find(program) !== undefined))
    .map(({ name }) => name);
  if (!needsLibraries) return missing;
  const found = await Promise.all(CANVAS_LIBRARIES.map((library) => run('pkg-config', ['--exists', library])));
  return [...missing, ...CANVAS_LIBRARIES.filter((_, at) => !found[at]?.ok)];
}

/**
 * @param {readonly NativeModule[]} modules
 * @param {readonly string[]} missing
 */
const missingSentence = (modules, missing) =>
  `There is no ready-made ${modules.join(' or ')} for this machine, and these are missing to compile: ${missing.join(', ')}.`;

/** @param {boolean} needsLibraries */
const byHand = (needsLibraries) =>
  `Install a C++ compiler, make${
    needsLibraries
      ? ', Python 3, pkg-config and the development files of cairo, pango, libjpeg, giflib and librsvg'
      : ' and Python 3'
  }, then try again.`;
