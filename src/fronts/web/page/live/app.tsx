import { useSignal } from '@preact/signals';
import type { BoardState } from '../../../../live/answers.js';
import { Board } from '../board/board.js';
import { Promotion } from '../board/promotion.js';
import { Calendar, CalendarButton, month } from '../calendar/calendar.js';
import { exploring } from '../explorer/exploration.js';
import { Explorer } from '../explorer/explorer.js';
import { Controls, flipped } from './controls.js';
import { Curtain } from './curtain.js';
import { Finish } from './finish.js';
import { board, goOn, isBusy, isLost, lifted, playMove, shown } from './game.js';
import { Rich } from './rich.js';
import { Said } from './said.js';
import { TaskLine } from './task-line.js';
import { words } from './words.js';

/** The board with its task above it and what can be done below or beside it. */
export function App() {
  const say = words.value;
  const state = board.value;
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
  return (
    <div class={`live ${state.phase}`}>
      <TaskLine />
      <Frame state={state} />
      <div class="beside">
        <Said />
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

/** The board itself, or its curtain. */
function Frame({ state }: { readonly state: Exclude<BoardState, { readonly phase: 'none' }> }) {
  const promoting = useSignal<{ readonly from: string; readonly to: string } | undefined>(undefined);
  const takenBack = useSignal(0);
  const view = shown.value;
  const { task } = state;
  const seenFrom = flipped.value ? (task.side === 'white' ? 'black' : 'white') : task.side;
  const isRising = lifted.value === task.ref;
  return (
    <div class="board-frame" onPointerDown={goOn}>
      {view && (
        <Board
          fen={view.fen}
          orientation={seenFrom}
          lastMove={view.lastMove}
          arrow={view.arrow}
          canMove={state.phase === 'open' && !isBusy.value}
          label={words.value.board}
          takenBack={takenBack.value}
          onMove={(from, to, promotes) => {
            if (promotes) promoting.value = { from, to };
            else void playMove(from + to);
          }}
        />
      )}
      {(state.phase === 'veiled' || (state.phase === 'open' && isRising)) && (
        <Curtain task={task} isRising={view !== undefined} />
      )}
      {promoting.value && (
        <Promotion
          side={task.side}
          onCancel={() => {
            promoting.value = undefined;
            takenBack.value++;
          }}
          onChoose={(letter) => {
            const move = promoting.value;
            promoting.value = undefined;
            if (move) void playMove(move.from + move.to + letter);
          }}
        />
      )}
    </div>
  );
}
