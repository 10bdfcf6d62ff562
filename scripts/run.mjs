import { requireSupportedNode } from './setup/node-version.mjs';

// Everything else is imported later: an old Node must reach the sentence before it trips over newer syntax.
requireSupportedNode();

/** The programs for a terminal: `npm run NAME` is `node scripts/run.mjs NAME`. */
const PROGRAMS = new Map([
  ['solve', 'src/cli/solve/main.js'],
  ['puzzles', 'src/cli/puzzles/main.js'],
  ['compose', 'src/cli/compose/main.js'],
  ['verify-pack', 'src/cli/verify-pack/main.js'],
  ['fit', 'bench/fit.js'],
  ['pack-figures', 'bench/pack.js'],
]);

// What follows belongs to the program, as if it had been started by itself.
const [name = ''] = process.argv.splice(2, 1);
const program = PROGRAMS.get(name);
if (!program) {
  console.error(`There is no program "${name}"; there are ${[...PROGRAMS.keys()].join(', ')}.`);
  process.exit(2);
}

import('./setup/prepare.mjs')
  .then(({ prepareOrExit }) => prepareOrExit({ forTests: false }))
  .then(() => {
    // npm runs scripts in the project's folder; file names are meant from where the person is.
    const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
    if (script === name && folder) process.chdir(folder);
    return import(new URL(`../dist/${program}`, import.meta.url).href);
  });
