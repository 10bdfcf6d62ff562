import { useSignal } from '@preact/signals';
import { Board } from '../board/board.js';
import { Promotion } from '../board/promotion.js';
import { Calendar, CalendarButton, month } from '../calendar/calendar.js';
import { exploring } from '../explorer/exploration.js';
import { Explorer } from '../explorer/explorer.js';
import { Controls, flipped } from './controls.js';
import { Finish } from './finish.js';
import { board, goOn, isBusy, isLost, lastAnswer, playMove, sentence, shown } from './game.js';
import { Rich } from './rich.js';
import { TaskLine } from './task-line.js';
import { words } from './words.js';

/** The board with its task above it and what can be done below or beside it. */
export function App() {
  const say = words.value;
  const promoting = useSignal<{ readonly from: string; readonly to: string } | undefined>(undefined);
  const state = board.value;
  const view = shown.value;
  if (month.value) return <Calendar shown={month.value} />;
  if (exploring.value) return <Explorer state={exploring.value} />;
  if (!state) return <p class="note">{isLost.value ? say.offline : ''}</p>;
  if (state.phase === 'none') {
    return (
      <p class="note">
        <Rich text={state.sentence} />
      </p>
    );
  }
  const { task } = state;
  const seenFrom = flipped.value ? (task.side === 'white' ? 'black' : 'white') : task.side;
  const onMove = (from: string, to: string, promotes: boolean): void => {
    if (promotes) promoting.value = { from, to };
    else void playMove(from + to);
  };
  return (
    <div class={`live ${state.phase}`}>
      <TaskLine />
      <div class="board-frame" onPointerDown={goOn}>
        {view ? (
          <Board
            key={promoting.value ? 'promoting' : 'board'}
            fen={view.fen}
            orientation={seenFrom}
            lastMove={view.lastMove}
            arrow={view.arrow}
            canMove={state.phase === 'open' && !isBusy.value}
            label={say.board}
            onMove={onMove}
          />
        ) : (
          <div class={`veil ${task.side}`} aria-hidden="true">
            <span class={`piece ${task.side} king`} />
          </div>
        )}
        {promoting.value && (
          <Promotion
            side={task.side}
            onCancel={() => {
              promoting.value = undefined;
            }}
            onChoose={(letter) => {
              const move = promoting.value;
              promoting.value = undefined;
              if (move) void playMove(move.from + move.to + letter);
            }}
          />
        )}
      </div>
      <div class="beside">
        <p class={`said ${lastAnswer.value?.outcome.replace(' ', '-') ?? ''}`} role="status">
          <Rich text={isLost.value ? say.offline : sentence.value || (state.phase === 'open' ? say.yourMove : '')} />
        </p>
        {state.phase !== 'veiled' && state.tries.length > 0 && (
          <ul class="tries" aria-label={say.tries}>
            {state.tries.map(({ ply, san }) => (
              <li key={`${ply} ${san}`}>{san}</li>
            ))}
          </ul>
        )}
        {state.phase === 'open' &&
          state.hints.map((hint) => (
            <p key={hint} class="note">
              {hint}
            </p>
          ))}
        <Controls />
        {state.phase !== 'open' && <CalendarButton />}
        {state.phase === 'over' && <Finish state={state} />}
      </div>
    </div>
  );
}
