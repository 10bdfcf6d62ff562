import { charactersOf } from '../shared/visible-text.js';

/** What the card's fonts can write. */
const WRITABLE =
  /^[ -~\u00a1-\u00ff\u2010-\u2027\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{Script=Hangul}\p{scx=Arabic}\p{Script=Hebrew}\p{M}]+$/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Also a digit or a sign that a selector turns into a picture, as in 1️⃣. */
const EMOJI = /\ufe0f|\u20e3|\p{Emoji_Presentation}|\p{Regional_Indicator}/u;

/**
 * A name without its emoji and other pictures; none where letters would be boxes: the words beside the card have the name in
 * any case.
 */
export function drawableName(name: string): string | undefined {
  const characters = charactersOf(name.normalize('NFKC')).filter((character) => !EMOJI.test(character));
  const isWritable = (character: string): boolean => WRITABLE.test(character);
  if (characters.some((character) => !isWritable(character) && LETTER.test(character))) return undefined;
  const kept = characters.filter(isWritable).join('').replace(/ +/g, ' ').trim();
  return LETTER.test(kept) ? kept : undefined;
}
