/** One emoji of a joined sequence, with the colour of its skin or the selector that asks for the coloured picture. */
const PART = '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?';

/** The flags of England, Scotland and Wales, spelled with letters that cannot be seen. Other spellings would hide text. */
const TAGGED_FLAG =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';

/** Controls, and what turns the reading direction or takes no room: with it a text can look like another. */
const INVISIBLE = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';

/** Emoji first: the joiner (U+200D) between two of them is the one character of its kind that may stay. */
const EMOJI_OR_INVISIBLE = new RegExp(`(${TAGGED_FLAG}|${PART}(?:\\u200d${PART})+)|${INVISIBLE}`, 'gu');

/** What a person wrote, with everything that hides in it replaced, and with emoji that are joined of several left whole. */
export const replaceInvisible = (text: string, instead: string): string =>
  text.replace(EMOJI_OR_INVISIBLE, (_, emoji: string | undefined) => emoji ?? instead);

const segmenter = new Intl.Segmenter();

/** What a reader sees as one character, such as a letter with its accent or a family emoji. */
export const charactersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
