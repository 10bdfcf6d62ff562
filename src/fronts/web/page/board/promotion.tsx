import { useEffect, useRef } from 'preact/hooks';
import { words } from '../live/words.js';

const PIECES = [
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
] as const;

interface PromotionProps {
  readonly side: 'white' | 'black';
  readonly onChoose: (letter: string) => void;
  readonly onCancel: () => void;
}

/** Which piece a pawn becomes: nothing is played before it is chosen. */
export function Promotion({ side, onChoose, onCancel }: PromotionProps) {
  const { promoteTo, cancel, men } = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="promotion" aria-label={promoteTo} ref={dialog} onCancel={onCancel}>
      {PIECES.map(([letter, role]) => (
        <button
          key={letter}
          type="button"
          class="promotion-piece"
          aria-label={men[`${side} ${role}`]}
          onClick={() => onChoose(letter)}
        >
          <span class={`piece ${side} ${role}`} />
        </button>
      ))}
      <button type="button" class="quiet" onClick={onCancel}>
        {cancel}
      </button>
    </dialog>
  );
}
