/** Words of a language that nobody speaks, the same ones every time. */
const WORDS = 'king rook mate quiet key guard flight corner pawn check give take wait block open'.split(' ');

/**
 * The text of the archives beside this file: 3,000 puzzles with comments that repeat themselves often enough to be copied
 * and seldom enough to be spelled. They were made by `zstd` 1.5 from this text, each with the options in its name.
 */
export function sampleText(): string {
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const line = (number: number): string => {
    const comment = Array.from({ length: 3 + next(4) }, () => WORDS[next(WORDS.length)]).join(' ');
    return `6k1/5ppp/8/8/8/8/8/${next(5) === 0 ? '3R2K1' : '4R1K1'} w - - dm 1; id "${number}"; c0 "${comment}";`;
  };
  return `${Array.from({ length: 3000 }, (_, index) => line(index + 1)).join('\n')}\n`;
}
