import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds the header files of this very Node: the one npm is told to use (`nodedir`), or the one that
 * came with Node. Headers of another major version would compile into modules that cannot be loaded.
 * @param {{ nodedir: string | undefined, execPath: string, version: string }} node
 * @param {(file: string) => string | undefined} [read]
 * @returns {string | undefined} none: node-gyp downloads them
 */
export const headersFolder = ({ nodedir, execPath, version }, read = readText) =>
  [nodedir, dirname(dirname(execPath))].find(
    (folder) => folder !== undefined && majorIn(folder, read) === version.split('.')[0],
  );

/**
 * @param {string} folder an installed Node, or its source code
 * @param {(file: string) => string | undefined} read
 */
function majorIn(folder, read) {
  const header = read(join(folder, 'include', 'node', 'node_version.h')) ?? read(join(folder, 'src', 'node_version.h'));
  return header?.match(/#define NODE_MAJOR_VERSION (\d+)/)?.[1];
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
