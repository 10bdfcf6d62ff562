import type { FinishedBoard } from '../../../../live/answers.js';
import { openExplorer } from '../explorer/exploration.js';
import { practise } from './game.js';
import { fillIn, Rich } from './rich.js';
import { clockText } from './task-line.js';
import { words } from './words.js';

/** How it ended: one line of joy, one number, and what next. */
export function Finish({ state }: { readonly state: FinishedBoard }) {
  const say = words.value;
  const heading = state.outcome === 'given up' ? say.givenUp : state.isFirstTry ? say.solvedFirstTry : say.solved;
  return (
    <section class={`finish ${state.isFirstTry ? 'first-try' : ''}`}>
      <h3>{heading}</h3>
      <p class="squares" aria-hidden="true">
        {state.squares.map((square, index) => (
          <span key={`${index}`} class={`square ${square}`} />
        ))}
      </p>
      <p class="figures">
        {state.points !== undefined && <strong>{fillIn(say.points, { count: state.points })}</strong>}
        {state.streak !== undefined && <span>{fillIn(say.streak, { count: state.streak })}</span>}
        {state.place && <span>{fillIn(say.place, { ...state.place })}</span>}
      </p>
      <div class="controls">
        <button type="button" class="primary" onClick={() => void practise({})}>
          {state.task.kind === 'practice' ? say.again : say.practice}
        </button>
        <button type="button" class="quiet" onClick={() => void openExplorer(state)}>
          {say.explore}
        </button>
      </div>
      {state.nextInMs !== undefined && <p class="note">{fillIn(say.nextIn, { time: clockText(state.nextInMs) })}</p>}
      <details>
        <summary>{say.details}</summary>
        {state.details.map((line) => (
          <p key={line}>
            <Rich text={line} />
          </p>
        ))}
      </details>
    </section>
  );
}
