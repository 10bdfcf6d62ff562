import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();

import('./setup/prepare.mjs')
  .then(({ prepareOrExit }) => prepareOrExit({ forTests: false }))
  .then(() => import('./setup/stockfish.mjs'))
  .then(({ stockfishOrExit }) => stockfishOrExit())
  .then((stockfish) => {
    process.env.STOCKFISH = stockfish;
    return import(new URL('../dist/bench/main.js', import.meta.url).href);
  });
