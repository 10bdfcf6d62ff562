import { useEffect, useState } from 'preact/hooks';
import { board, boardAt } from './game.js';
import { words } from './words.js';

/** `1:02`, or `1:02:03` after an hour. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The running clock. Nobody wants every second read aloud. */
function Clock({ elapsedMs }: { readonly elapsedMs: number }) {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span class="clock" role="timer" aria-live="off" aria-label={words.value.clock}>
      {clockText(elapsedMs + Math.max(0, now - boardAt.value))}
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
      <h2>{task.title}</h2>
      <span class="task-more">
        <span class="stars" role="img" aria-label={`${[...task.stars].filter((star) => star === '★').length} / 5`}>
          {task.stars}
        </span>
        <span>{task.name}</span>
        {state.phase === 'open' && <Clock elapsedMs={state.elapsedMs} />}
        {state.phase === 'over' && state.time && <span class="clock">{state.time.text}</span>}
      </span>
    </div>
  );
}
