import { useEffect, useState } from 'preact/hooks';
import { board, boardAt } from './game.js';
import { fillIn } from './rich.js';
import { words } from './words.js';

/** `1:02`, or `1:02:03` after an hour. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** This machine's time, again and again. */
export function useClock(): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The running clock. Nobody wants every second read aloud. */
function Clock({ elapsedMs }: { readonly elapsedMs: number }) {
  const now = useClock();
  return (
    <span class="clock" role="timer" aria-live="off" aria-label={words.value.clock}>
      {clockText(elapsedMs + Math.max(0, now - boardAt.value))}
    </span>
  );
}

export function Stars({ stars }: { readonly stars: string }) {
  if (stars === '') return null;
  const full = stars.lastIndexOf('★') + 1;
  return (
    <span class="stars" role="img" aria-label={`${full} / ${stars.length}`}>
      {stars.slice(0, full)}
      <span class="faint">{stars.slice(full)}</span>
    </span>
  );
}

/** The one line above the board: what is asked, how hard it is, of which day, and the clock. */
export function TaskLine() {
  const state = board.value;
  if (!state || state.phase === 'none') return <p class="task" />;
  const { task } = state;
  return (
    <div class="task">
      <h2>
        <span class={`side ${task.side}`} aria-hidden="true" />
        {task.title}
      </h2>
      <div class="task-more">
        <Stars stars={task.stars} />
        <span>{task.name}</span>
        {state.phase === 'open' && state.mateIn !== task.mateIn && (
          <strong class="mate-now">{fillIn(words.value.mateNow, { count: state.mateIn })}</strong>
        )}
        {state.phase === 'open' && <Clock elapsedMs={state.elapsedMs} />}
        {state.phase === 'over' && state.time && <span class="clock">{state.time.text}</span>}
      </div>
    </div>
  );
}
