import { Chessground } from 'chessground';
import type { Api } from 'chessground/api';
import type { DrawShape } from 'chessground/draw';
import type { Dests, Key } from 'chessground/types';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { legalMoves, uciOf } from '../../../../games/chess/moves.js';
import { positionOfFen } from '../../../../games/chess/position.js';
import { Coordinates } from './coordinates.js';
import { isDark } from './square-names.js';
import { Squares } from './squares.js';

interface BoardProps {
  readonly fen: string;
  readonly orientation: 'white' | 'black';
  readonly lastMove?: string | undefined;
  /** A reply, drawn as an arrow. */
  readonly arrow?: string | undefined;
  /** Whether whoever looks may move the side to move. */
  readonly canMove: boolean;
  readonly label: string;
  /** Rises when the board goes back to `fen` though nothing was played: a promotion was called off. */
  readonly takenBack?: number;
  /** A legal move was made by hand; of a pawn that promotes, the piece is still to be chosen. */
  readonly onMove: (from: string, to: string, promotes: boolean) => void;
}

const squaresOf = (uci: string): [Key, Key] => [uci.slice(0, 2) as Key, uci.slice(2, 4) as Key];
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The board that people touch. It draws and knows no rules: what may be moved comes from `games/chess`. */
export function Board({ fen, orientation, lastMove, arrow, canMove, label, takenBack = 0, onMove }: BoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const api = useRef<Api>(undefined);
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const handler = useRef(onMove);
  handler.current = onMove;

  useLayoutEffect(() => {
    if (!element.current) return;
    const style = getComputedStyle(element.current);
    const brush = (key: string) => ({ key, color: style.getPropertyValue(`--${key}`), opacity: 0.9, lineWidth: 12 });
    const made = Chessground(element.current, {
      animation: { duration: isCalm() ? 0 : 220 },
      coordinates: false,
      highlight: { lastMove: false, check: true },
      premovable: { enabled: false },
      draggable: { showGhost: true },
      drawable: { brushes: { refutation: brush('refutation'), solution: brush('solution') } as never },
    });
    api.current = made;
    return () => made.destroy();
  }, []);

  useLayoutEffect(() => {
    const position = positionOfFen(fen);
    const moves = legalMoves(position).map((move) => uciOf(position, move));
    const dests: Dests = new Map();
    for (const uci of moves) {
      const [from, to] = squaresOf(uci);
      dests.set(from, [...(dests.get(from) ?? []), to]);
    }
    const shapes: DrawShape[] = [];
    if (arrow) {
      const [orig, dest] = squaresOf(arrow);
      shapes.push({ orig, dest, brush: 'refutation' });
    }
    const marked = lastMove ? squaresOf(lastMove) : [];
    api.current?.set({
      fen,
      orientation,
      turnColor: position.turn,
      check: position.isCheck(),
      highlight: { custom: new Map(marked.map((key) => [key, isDark(key) ? 'last-dark' : 'last-light'])) },
      movable: {
        free: false,
        ...(canMove ? { color: position.turn, dests } : { dests: new Map() }),
        showDests: true,
        events: {
          after: (from, to) =>
            handler.current(
              from,
              to,
              moves.some((uci) => uci.startsWith(from + to) && uci.length === 5),
            ),
        },
      },
      drawable: { enabled: true, autoShapes: shapes },
    });
    setPicked(undefined);
  }, [fen, orientation, lastMove, arrow, canMove, takenBack]);

  /** A piece is picked up, or the one in hand put down: what a finger does, done with a key. */
  const select = (square: string | null): void => {
    api.current?.selectSquare(square as Key | null, true);
    setPicked(api.current?.state.selected);
  };

  return (
    <>
      <div class="board" aria-hidden="true" ref={element} />
      <Coordinates orientation={orientation} />
      <Squares fen={fen} orientation={orientation} label={label} picked={picked} onSelect={select} />
    </>
  );
}
