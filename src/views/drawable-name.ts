import { charactersOf } from '../shared/visible-text.js';

/**
 * The scripts that the card's fonts are made for, and signs such as `½`, `⁵`, `№`, `Ⅷ`, `①` and `™`. The fonts lack some rare
 * letters of these scripts, such as small capitals (ᴀ): those are left to the fonts of the machine.
 */
const WRITABLE =
  /^[ -~\u00a1-\u00ff\u2010-\u2027\u2070\u2071\u2074-\u208e\u2090-\u209c\u20ac\u2103\u2109\u2116\u2117\u211e-\u2122\u2150-\u217f\u2460-\u2468\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{Script=Hangul}\p{scx=Arabic}\p{Script=Hebrew}\p{M}]+$/u;
/** Without numerals such as ❿, which are signs. */
const LETTER = /[\p{L}\p{Nd}\p{Nl}]/u;
/** Also a digit or a sign that a selector turns into a picture, as in 1️⃣. */
const EMOJI = /\ufe0f|\u20e3|\p{Emoji_Presentation}|\p{Regional_Indicator}/u;
/** Letters of the scripts above that the fonts have only in their plain form: ﬁ, Ａ, ﾊ, ﾡ. */
const DRESSED = /[\ufb00-\ufb06\uff01-\uffdc]/u;

const isWritable = (character: string): boolean => WRITABLE.test(character) && !DRESSED.test(character);

/**
 * Makes `A` of Ａ, Ⓐ and 𝕬, `R` of ℝ. What can be written stays as it is: Unicode's own rule (NFKC) would also make `12`
 * of ½.
 */
function undress(character: string): string {
  const plain = character.normalize('NFKC');
  return !isWritable(character) && isWritable(plain) ? plain : character;
}

/**
 * A name without its emoji and other pictures; none where letters would be boxes: the words beside the card have the name in
 * any case.
 */
export function drawableName(name: string): string | undefined {
  const characters = charactersOf(name.normalize('NFC').replace(/\p{Zs}/gu, ' '))
    .filter((character) => !EMOJI.test(character))
    .map(undress);
  if (characters.some((character) => !isWritable(character) && LETTER.test(character))) return undefined;
  const kept = characters.filter(isWritable).join('').normalize('NFC').replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : undefined;
}
