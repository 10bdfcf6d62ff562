import { findProgram, run } from './command.mjs';

/**
 * What installing asks of the computer it runs on.
 * @typedef {object} Machine
 * @property {boolean} isRoot
 * @property {(program: string) => string | undefined} find
 * @property {typeof run} run
 */

/** @type {Machine} */
export const thisMachine = { isRoot: process.getuid?.() === 0, find: findProgram, run };
