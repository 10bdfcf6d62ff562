import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FinishedBoard } from '../../../../live/answers.js';
import { Board } from '../board/board.js';
import { Promotion } from '../board/promotion.js';
import { flipped } from '../live/controls.js';
import { Rich } from '../live/rich.js';
import { words } from '../live/words.js';
import { at, closeExplorer, explored, fault, fenNow, goBack, goForward, playHere, steps } from './exploration.js';
import { LineOfMoves, MovesHere } from './moves.js';
import { TakeAlong } from './take-along.js';
import './explorer.css';

/** The proof on the board: any move of either side may be played, and beside it stands what the proof says. */
export function Explorer({ state }: { readonly state: FinishedBoard }) {
  const say = words.value.explorer;
  const promoting = useSignal<{ readonly from: string; readonly to: string } | undefined>(undefined);
  const position = explored.value;
  const { task } = state;
  const seenFrom = flipped.value ? (task.side === 'white' ? 'black' : 'white') : task.side;
  useEffect(() => {
    document.addEventListener('keydown', stepByKey);
    return () => document.removeEventListener('keydown', stepByKey);
  }, []);
  return (
    <div class="live exploring">
      <div class="task">
        <h2>{task.title}</h2>
        <span class="task-more">
          <span>{task.name}</span>
        </span>
      </div>
      <div class="board-frame">
        <Board
          key={promoting.value ? 'promoting' : `${at.value} ${fault.value}`}
          fen={fenNow.value}
          orientation={seenFrom}
          lastMove={steps.value[at.value - 1]?.uci}
          arrow={undefined}
          canMove={!promoting.value}
          label={words.value.board}
          onMove={(from, to, promotes) => {
            if (promotes) promoting.value = { from, to };
            else void playHere({ uci: from + to });
          }}
        />
        {promoting.value && (
          <Promotion
            side={position?.turn ?? task.side}
            onCancel={() => {
              promoting.value = undefined;
            }}
            onChoose={(letter) => {
              const move = promoting.value;
              promoting.value = undefined;
              if (move) void playHere({ uci: move.from + move.to + letter });
            }}
          />
        )}
      </div>
      <div class="beside">
        <div class="controls explorer-steps">
          <button
            type="button"
            class="quiet"
            aria-label={say.back}
            disabled={at.value === 0}
            onClick={() => void goBack()}
          >
            ←
          </button>
          <button
            type="button"
            class="quiet"
            aria-label={say.forward}
            disabled={at.value === steps.value.length && !position?.moves.length}
            onClick={() => void goForward()}
          >
            →
          </button>
          <button type="button" class="quiet" onClick={closeExplorer}>
            {say.close}
          </button>
        </div>
        <LineOfMoves />
        <p class="explorer-sentence" role="status">
          <Rich text={fault.value || (position?.sentence ?? '')} />
        </p>
        {position && <MovesHere moves={position.moves} />}
        {position && <TakeAlong position={position} />}
      </div>
    </div>
  );
}

/** ← and → step through the line, but where they mean something else already. */
function stepByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || target.closest('input, textarea, select, dialog, .board-frame')) return;
  if (key === 'ArrowLeft') void goBack();
  else if (key === 'ArrowRight') void goForward();
}
