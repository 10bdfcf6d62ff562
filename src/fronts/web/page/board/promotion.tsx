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
  const { promoteTo, cancel, ...names } = words.value;
  return (
    <div class="promotion" role="dialog" aria-modal="true" aria-label={promoteTo}>
      {PIECES.map(([letter, role]) => (
        <button type="button" class="promotion-piece" title={names[role]} onClick={() => onChoose(letter)}>
          <span class={`piece ${side} ${role}`} />
          <span class="unseen">{names[role]}</span>
        </button>
      ))}
      <button type="button" class="quiet" onClick={onCancel}>
        {cancel}
      </button>
    </div>
  );
}
