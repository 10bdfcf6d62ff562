import type { CommandTable } from '../command-words.js';

/** English commands introduce themselves: their words stand in their specs. */
export const commands: CommandTable = {};
