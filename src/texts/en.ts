import { common } from './en/common.js';

/** Every text, in the language in which they are written first. */
export const en = { common };
