import type { ExploredMove } from '../../../../live/answers.js';
import { words } from '../live/words.js';
import { at, goTo, playHere, steps } from './exploration.js';

/** The line that was walked, each move a way back to it. */
export function LineOfMoves() {
  const say = words.value.explorer;
  return (
    <ol class="explorer-line" aria-label={say.line}>
      <li>
        <button type="button" {...current(at.value === 0)} onClick={() => void goTo(0)}>
          {say.start}
        </button>
      </li>
      {steps.value.map(({ uci, san }, index) => (
        <li key={`${index} ${uci}`}>
          <button type="button" {...current(at.value === index + 1)} onClick={() => void goTo(index + 1)}>
            {san}
          </button>
        </li>
      ))}
    </ol>
  );
}

const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'step' } as const) : {});

/** What can be played here, and what the proof says of each; a tap plays it. */
export function MovesHere({ moves }: { readonly moves: readonly ExploredMove[] }) {
  if (moves.length === 0) return null;
  return (
    <ul class="explorer-moves" aria-label={words.value.explorer.moves}>
      {moves.map((move) => (
        <li key={move.uci}>
          <button type="button" class={move.meaning} onClick={() => void playHere(move)}>
            <strong>{move.san}</strong> <span>{move.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
