import { requireSupportedNode } from './setup/node-version.mjs';

// Everything else is imported later: an old Node must reach the sentence before it trips over newer syntax.
requireSupportedNode();

import('./setup/prepare.mjs')
  .then(({ prepareOrExit }) => prepareOrExit({ forTests: false }))
  .then(() => {
    // npm runs scripts in the project's folder; file names are meant from where the person is.
    const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
    if (script === 'solve' && folder) process.chdir(folder);
    return import(new URL('../dist/src/terminal/solve.js', import.meta.url).href);
  });
