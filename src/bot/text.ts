import { charactersOf, replaceInvisible } from '../shared/visible-text.js';
import type { Reply } from './reply.js';

/** Characters that a chat would take for formatting, a mention or a named link. */
const FORMATTING = /[\\*_~`|<>@#[\]()]/g;

/** Discord shows what an invitation leads to also without the scheme. */
const INVITATION_DOT = /\.(?=gg\/|com\/invite)/gi;

/** Hebrew, Arabic and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Keeps words from right to left from pulling the signs and figures behind them along. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** What a user wrote, made safe to stand inside a reply's text: shown letter for letter, never formatting or a ping. */
export const plain = (written: string): string =>
  replaceInvisible(written, ' ')
    .replace(FORMATTING, (character) => `\\${character}`)
    // Chats make bare addresses clickable; with a joint that cannot be seen they do not.
    .replaceAll('://', ':\u200b//')
    .replace(INVITATION_DOT, '.\u200b');

/** What a reader sees as one character takes this much at most, in UTF-16: a family of four. */
const MOST_UNITS = 11;

/** The same, shortened for a message. */
export const excerpt = (written: string, length = 60): string => {
  // A character may have any number of marks on it: nobody's name is longer than this.
  const cut = written.slice(0, length * MOST_UNITS);
  const characters = charactersOf(cut);
  if (characters.length <= length && cut === written) return plain(written);
  return plain(`${characters.slice(0, length - 1).join('')}…`);
};

/** `1 hint`, `2 hints`, `no hints`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** A reply that is words alone, for the one who asked. */
export const sentence = (text: string): Reply => ({ text, personal: true });
