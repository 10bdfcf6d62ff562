import { isDark, squaresFrom } from './square-names.js';

/** Letters below and figures at the left, inside of the squares, as the pictures have them. */
export function Coordinates({ orientation }: { readonly orientation: 'white' | 'black' }) {
  const rows = squaresFrom(orientation);
  const shade = (square: string): string => (isDark(square) ? 'on-dark' : 'on-light');
  return (
    <div class="coordinates" aria-hidden="true">
      {rows.map(([square = ''], row) => (
        <span key={square} class={`row-figure ${shade(square)}`} style={{ gridRow: row + 1 }}>
          {square.charAt(1)}
        </span>
      ))}
      {rows.at(-1)?.map((square, column) => (
        <span key={square} class={`column-letter ${shade(square)}`} style={{ gridColumn: column + 1 }}>
          {square.charAt(0)}
        </span>
      ))}
    </div>
  );
}
