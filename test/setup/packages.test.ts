import { expect, it } from 'vitest';
import { differences } from '../../scripts/setup/packages.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/canvas': { version: '3.2.3' },
  'node_modules/vitest': { version: '4.1.12' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const canvas = { 'node_modules/canvas': { version: '3.2.3' } };
const vitest = { 'node_modules/vitest': { version: '4.1.12' } };

it.each([
  ['nothing is installed', {}, ['node_modules/canvas', 'node_modules/vitest']],
  ['development packages were left out', { ...canvas }, ['node_modules/vitest']],
  ['another version is installed', { ...vitest, 'node_modules/canvas': { version: '3.2.2' } }, ['node_modules/canvas']],
  ['all is there but what is for other platforms', { ...canvas, ...vitest }, []],
  ['there is more than needed', { ...canvas, ...vitest, 'node_modules/chess': { version: '1.0.0' } }, []],
])('installs packages when they differ: %s', (_, installed, expected) => {
  expect(differences(wanted, installed)).toEqual(expected);
});
