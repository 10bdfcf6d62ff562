import type { Task } from '../../../../live/answers.js';
import { fillIn } from './rich.js';
import { Stars } from './task-line.js';
import { words } from './words.js';

/** What hides the board before Start: it tells who mates in how many and how hard it is, nothing of the position. */
export function Curtain({ task, isRising }: { readonly task: Task; readonly isRising: boolean }) {
  return (
    <div class={`veil ${isRising ? 'rising' : ''}`} aria-hidden="true">
      <div class="ticket">
        <span class={`piece ${task.side} king`} />
        <strong>{fillIn(words.value.mateIn, { count: task.mateIn })}</strong>
        <Stars stars={task.stars} />
        <small>{task.name}</small>
      </div>
    </div>
  );
}
