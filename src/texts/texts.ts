import type { en } from './en.js';

/**
 * The table of texts: rooms of a chat's subjects, each with sentences and functions that make one. A language is a value
 * of this type, so one that lacks a text does not compile.
 */
export type Texts = typeof en;
