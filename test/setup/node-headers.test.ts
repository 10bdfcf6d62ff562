import { expect, it } from 'vitest';
import { headersFolder } from '../../scripts/setup/node-headers.mjs';

const FILES: Record<string, string> = {
  '/usr/include/node/node_version.h': '#define NODE_MAJOR_VERSION 20\n#define NODE_MINOR_VERSION 20\n',
  '/opt/node-24/include/node/node_version.h': '#define NODE_MAJOR_VERSION 24\n#define NODE_MINOR_VERSION 1\n',
  '/home/me/node/src/node_version.h': '#define NODE_MAJOR_VERSION 24\n#define NODE_MINOR_VERSION 3\n',
};
const read = (file: string): string | undefined => FILES[file];

it.each([
  ['the folder npm names', '/usr', '/usr/bin/node', '20.20.2', '/usr'],
  ['the source code npm names', '/home/me/node', '/opt/node-24/bin/node', '24.1.0', '/home/me/node'],
  ['those beside Node, when npm names none', undefined, '/opt/node-24/bin/node', '24.1.0', '/opt/node-24'],
  ['those beside Node, when npm names those of another', '/usr', '/opt/node-24/bin/node', '24.1.0', '/opt/node-24'],
  ['none, when there are none for this version', '/usr', '/opt/node-22/bin/node', '22.12.0', undefined],
])('compiles against the headers of the Node that runs: %s', (_, nodedir, execPath, version, expected) => {
  expect(headersFolder({ nodedir, execPath, version }, read)).toBe(expected);
});
