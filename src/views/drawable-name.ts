import { charactersOf } from '../shared/visible-text.js';

/** What the card's fonts can write: letters, and signs such as `½`, `⁵`, `№`, `Ⅷ`, `①` and `™`. */
const WRITABLE =
  /^[ -~\u00a1-\u00ff\u2010-\u2027\u2070\u2071\u2074-\u208e\u2090-\u209c\u20ac\u2103\u2109\u2116\u2117\u211e-\u2122\u2150-\u217f\u2460-\u2468\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{Script=Hangul}\p{scx=Arabic}\p{Script=Hebrew}\p{M}]+$/u;
/** Without numerals such as ⑳, which are signs. */
const LETTER = /[\p{L}\p{Nd}\p{Nl}]/u;
/** Also a digit or a sign that a selector turns into a picture, as in 1️⃣. */
const EMOJI = /\ufe0f|\u20e3|\p{Emoji_Presentation}|\p{Regional_Indicator}/u;
/**
 * Plain letters and digits in another dress, which the fonts lack: ﬁ, Ａ, ⓐ, 🄰, 𝕬. Only these are undressed: Unicode's own
 * rule (NFKC) would also make `12` of ½.
 */
const DRESSED = /[\ufb00-\ufb06\uff01-\uff9f\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1d400}-\u{1d7ff}]/u;

/**
 * A name without its emoji and other pictures; none where letters would be boxes: the words beside the card have the name in
 * any case.
 */
export function drawableName(name: string): string | undefined {
  const characters = charactersOf(name.normalize('NFC').replace(/\p{Zs}/gu, ' '))
    .filter((character) => !EMOJI.test(character))
    .map((character) => (DRESSED.test(character) ? character.normalize('NFKC') : character));
  const isWritable = (character: string): boolean => WRITABLE.test(character);
  if (characters.some((character) => !isWritable(character) && LETTER.test(character))) return undefined;
  const kept = characters.filter(isWritable).join('').replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : undefined;
}
