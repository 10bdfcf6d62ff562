const FILES = [...'abcdefgh'];

/** The squares as they lie on the board from the upper left, row by row. */
export function squaresFrom(orientation: 'white' | 'black'): readonly (readonly string[])[] {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => FILES.map((file) => `${file}${rank}`));
  return orientation === 'white' ? rows : rows.reverse().map((row) => row.reverse());
}

/** a1 is dark. */
export const isDark = (square: string): boolean =>
  (FILES.indexOf(square.charAt(0)) + Number(square.charAt(1))) % 2 === 1;
