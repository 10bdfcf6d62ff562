import { signal } from '@preact/signals';
import { words as pageWords } from '../words.js';

/** What the live board says by itself, in the visitor's language; it changes with `/settings`. */
export const words = signal(pageWords().live);

export const renewWords = (): void => {
  words.value = pageWords().live;
};
