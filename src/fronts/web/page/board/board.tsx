import { Chessground } from 'chessground';
import type { Api } from 'chessground/api';
import type { DrawShape } from 'chessground/draw';
import type { Dests, Key } from 'chessground/types';
import { useEffect, useRef } from 'preact/hooks';
import { legalMoves, uciOf } from '../../../../games/chess/moves.js';
import { positionOfFen } from '../../../../games/chess/position.js';

interface BoardProps {
  readonly fen: string;
  readonly orientation: 'white' | 'black';
  readonly lastMove?: string | undefined;
  /** A reply, drawn as an arrow. */
  readonly arrow?: string | undefined;
  /** Whether whoever looks may move the side to move. */
  readonly canMove: boolean;
  readonly label: string;
  /** A legal move was made by hand; of a pawn that promotes, the piece is still to be chosen. */
  readonly onMove: (from: string, to: string, promotes: boolean) => void;
}

const squaresOf = (uci: string): Key[] => [uci.slice(0, 2) as Key, uci.slice(2, 4) as Key];

/** The board that people touch. It draws and knows no rules: what may be moved comes from `games/chess`. */
export function Board({ fen, orientation, lastMove, arrow, canMove, label, onMove }: BoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const api = useRef<Api>(undefined);
  const handler = useRef(onMove);
  handler.current = onMove;

  useEffect(() => {
    if (!element.current) return;
    const made = Chessground(element.current, {
      addDimensionsCssVarsTo: document.body,
      animation: { duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220 },
      highlight: { lastMove: true, check: true },
      premovable: { enabled: false },
      draggable: { showGhost: true },
    });
    api.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const position = positionOfFen(fen);
    const moves = legalMoves(position).map((move) => uciOf(position, move));
    const dests: Dests = new Map();
    for (const uci of moves) {
      const [from, to] = squaresOf(uci) as [Key, Key];
      dests.set(from, [...(dests.get(from) ?? []), to]);
    }
    const shapes: DrawShape[] = [];
    if (arrow) {
      const [orig, dest] = squaresOf(arrow) as [Key, Key];
      shapes.push({ orig, dest, brush: 'red' });
    }
    api.current?.set({
      fen,
      orientation,
      turnColor: position.turn,
      check: position.isCheck(),
      ...(lastMove ? { lastMove: squaresOf(lastMove) } : { lastMove: [] }),
      viewOnly: false,
      movable: {
        free: false,
        ...(canMove ? { color: position.turn, dests } : { dests: new Map() }),
        showDests: true,
        events: {
          after: (from, to) => {
            handler.current(
              from,
              to,
              moves.some((uci) => uci.startsWith(from + to) && uci.length === 5),
            );
          },
        },
      },
      drawable: { enabled: true, autoShapes: shapes },
    });
  }, [fen, orientation, lastMove, arrow, canMove]);

  return <div class="board" role="img" aria-label={label} ref={element} />;
}
