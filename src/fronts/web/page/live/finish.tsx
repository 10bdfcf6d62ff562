import { useSignal } from '@preact/signals';
import type { FinishedBoard } from '../../../../live/answers.js';
import { askInChat } from '../chat-drawer.js';
import { openExplorer } from '../explorer/exploration.js';
import { boardAt, lastAnswer, practise } from './game.js';
import { fillIn, Rich } from './rich.js';
import { clockText, useClock } from './task-line.js';
import { words } from './words.js';

/** How it ended: one line of joy, one number, and what next. */
export function Finish({ state }: { readonly state: FinishedBoard }) {
  const say = words.value;
  const heading = state.outcome === 'given up' ? say.givenUp : say.solved;
  return (
    <section class="finish">
      {lastAnswer.value?.outcome === 'mate' && <Confetti />}
      <div class="result">
        <h3>{heading}</h3>
        {state.isFirstTry && <span class="badge">{say.firstTry}</span>}
        {state.points !== undefined && <strong class="points">{fillIn(say.points, { count: state.points })}</strong>}
      </div>
      <p class="figures">
        <span class="squares" aria-hidden="true">
          {state.squares.map((square, index) => (
            <span key={`${index}`} class={`square ${square}`} />
          ))}
        </span>
        {state.streak !== undefined && <span>{fillIn(say.streak, { count: state.streak })}</span>}
        {state.place && <span>{fillIn(say.place, { ...state.place })}</span>}
      </p>
      <div class="controls">
        {state.share !== undefined && <Share text={state.share} day={state.task.ref} />}
        <button type="button" class={state.share === undefined ? 'primary' : 'quiet'} onClick={() => void practise({})}>
          {state.task.kind === 'practice' ? say.again : say.practice}
        </button>
        <button type="button" class="quiet" onClick={() => void openExplorer(state)}>
          {say.explore}
        </button>
        <button type="button" class="quiet" onClick={() => askInChat('/leaderboard')}>
          {say.leaderboard}
        </button>
      </div>
      {state.nextInMs !== undefined && <NextIn ms={state.nextInMs} />}
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

/** The result without a spoiler, and a link to the veiled puzzle: to where the machine shares things, or to the clipboard. */
function Share({ text, day }: { readonly text: string; readonly day: string }) {
  const say = words.value;
  const note = useSignal('');
  const share = async (): Promise<void> => {
    const shared = { text, url: `${location.origin}/d/${day}` };
    try {
      // A desktop's sheet offers less than its clipboard.
      if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) await navigator.share(shared);
      else {
        await navigator.clipboard.writeText(`${text}\n${shared.url}`);
        note.value = say.shared;
      }
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) note.value = say.notShared;
    }
  };
  return (
    <>
      <button type="button" class="primary" onClick={() => void share()}>
        {say.share}
      </button>
      <span class="note" role="status">
        {note.value}
      </span>
    </>
  );
}

function NextIn({ ms }: { readonly ms: number }) {
  const now = useClock();
  return <p class="note">{fillIn(words.value.nextIn, { time: clockText(Math.max(0, ms - (now - boardAt.value))) })}</p>;
}

const PIECES_OF_PAPER = 36;

/** It falls once. Who wants less motion gets none, by the style sheet. */
const Confetti = () => (
  <div class="confetti" aria-hidden="true">
    {Array.from({ length: PIECES_OF_PAPER }, (_, index) => (
      <i
        key={`${index}`}
        style={{
          left: `${(index * 37) % 100}%`,
          animationDelay: `${(index % 9) * 70}ms`,
          animationDuration: `${1500 + ((index * 53) % 9) * 110}ms`,
          background: `hsl(${(index * 67) % 360} 75% 60%)`,
        }}
      />
    ))}
  </div>
);
