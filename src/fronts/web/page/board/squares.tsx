import { charToRole, parseSquare } from 'chessops/util';
import { useRef, useState } from 'preact/hooks';
import { positionOfFen } from '../../../../games/chess/position.js';
import type { Position } from '../../../../games/chess/vocabulary.js';
import { goOn } from '../live/game.js';
import { words } from '../live/words.js';
import { squaresFrom } from './square-names.js';

interface SquaresProps {
  readonly fen: string;
  readonly orientation: 'white' | 'black';
  readonly label: string;
  readonly picked: string | undefined;
  /** Null lets go. */
  readonly onSelect: (square: string | null) => void;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const manOn = (position: Position, square: string) => {
  const index = parseSquare(square);
  return index === undefined ? undefined : position.board.get(index);
};

/**
 * The board for keys and screen readers: a button for every square, laid over the board that eyes see and letting every
 * pointer through. One square is the tab stop; the arrows move it.
 */
export function Squares({ fen, orientation, label, picked, onSelect }: SquaresProps) {
  const { men, boardKeys } = words.value;
  const grid = useRef<HTMLDivElement>(null);
  const position = positionOfFen(fen);
  const rows = squaresFrom(orientation);
  const [cursor, setCursor] = useState('e4');

  const goTo = (square: string): void => {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square=${square}]`)?.focus();
  };

  const step = (down: number, right: number): void => {
    const row = rows.findIndex((each) => each.includes(cursor));
    const column = rows[row]?.indexOf(cursor) ?? 0;
    const next = rows[row + down]?.[column + right];
    if (next !== undefined) goTo(next);
  };

  /** The next piece of that kind after the cursor, and round again; with Shift, of the other side. */
  const jump = (letter: string, isOther: boolean): boolean => {
    const role = charToRole(letter);
    if (!role) return false;
    const all = rows.flat();
    const at = all.indexOf(cursor);
    const found = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((square) => {
      const man = manOn(position, square);
      return man?.role === role && (man.color === position.turn) !== isOther;
    });
    if (found !== undefined) goTo(found);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = STEPS[event.key];
    if (direction) step(...direction);
    else if (event.key === 'Escape' && picked !== undefined) onSelect(null);
    else if (!/^[a-z]$/i.test(event.key) || !jump(event.key.toLowerCase(), event.shiftKey)) return;
    event.preventDefault();
    // A letter is meant for the board, not for the chat.
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of buttons is no table to read.
    <div
      class="squares-grid"
      role="grid"
      aria-label={label}
      aria-description={boardKeys}
      ref={grid}
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: its buttons are.
        <div role="row" key={row[0]}>
          {row.map((square) => {
            const man = manOn(position, square);
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              // biome-ignore lint/a11y/useFocusableInteractive: its button is.
              <div role="gridcell" key={square}>
                <button
                  type="button"
                  data-square={square}
                  tabIndex={square === cursor ? 0 : -1}
                  aria-pressed={square === picked}
                  aria-label={man ? `${square}, ${men[`${man.color} ${man.role}`]}` : square}
                  onFocus={() => setCursor(square)}
                  onClick={() => {
                    goOn();
                    onSelect(square);
                  }}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
