import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();

import('./setup/prepare.mjs')
  .then(({ prepareOrExit }) => prepareOrExit({ forTests: true }))
  .then(({ chromium }) => import('./run-tests.mjs').then(({ runTests }) => runTests(chromium, process.argv.slice(2))));
