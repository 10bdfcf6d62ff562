import { requireSupportedNode } from './setup/node-version.mjs';

requireSupportedNode();

import('./setup/prepare.mjs').then(({ prepareOrExit }) => prepareOrExit({ forTests: false }));
