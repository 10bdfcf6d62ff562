import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();

import('./setup/prepare.mjs')
  .then(({ prepareOrExit }) => prepareOrExit({ forTests: false }))
  .then(() => import('vite'))
  // The tests are not built; vite, which runs them otherwise, runs this as well.
  .then(({ runnerImport }) => runnerImport('test/load/main.ts', { configFile: false, logLevel: 'warn' }));
