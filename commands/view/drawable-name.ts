/** What the card's letters can write, and letters of any kind. */
const WRITABLE = /[ -~\u00a1-\u00ff\u2010-\u2027\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** A name without its emoji; none where letters would be boxes: the words beside the card have the name in any case. */
export function drawableName(name: string): string | undefined {
  const characters = [...name.normalize('NFKC')];
  if (characters.some((character) => !WRITABLE.test(character) && LETTER.test(character))) return undefined;
  const kept = characters.filter((character) => WRITABLE.test(character));
  return kept.some((character) => LETTER.test(character)) ? kept.join('').trim() : undefined;
}
