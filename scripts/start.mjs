import { requireSupportedNode } from './setup/node-version.mjs';

// Everything else is imported later: an old Node must reach the sentence before it trips over newer syntax.
requireSupportedNode();

import('./setup/prepare.mjs')
  .then(({ prepareOrExit }) => prepareOrExit({ forTests: false }))
  // In this same process, and package.json starts it with `exec` (the second half is for Windows, which has none):
  // a process or a shell in between would not pass on the signal to stop, and the bot would be killed or left alone.
  .then(() => import(new URL('../dist/src/main.js', import.meta.url).href));
