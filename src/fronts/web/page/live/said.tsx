import { board, isBusy, isLost, lastAnswer, playMove, sentence, shownSquares, spoken, unsent } from './game.js';
import { fillIn, Rich } from './rich.js';
import { words } from './words.js';

/** What happened last, and the tries so far. Screen readers hear it, with the moves in words. */
export function Said() {
  const say = words.value;
  const state = board.value;
  if (!state || state.phase === 'none' || state.phase === 'veiled') return <p class="said" role="status" />;
  const move = unsent.value;
  const prompt = state.phase === 'open' ? say.yourMove : '';
  return (
    <>
      <p class={`said ${lastAnswer.value?.outcome.replace(' ', '-') ?? ''}`} role="status">
        {spoken.value && <span class="unseen">{spoken.value} </span>}
        <Rich text={sentence.value || (isLost.value ? say.offline : prompt)} />
      </p>
      {move && (
        <button type="button" class="primary" disabled={isBusy.value} onClick={() => void playMove(move.uci)}>
          {fillIn(say.sendAgain, { move: shownSquares(move.uci) })}
        </button>
      )}
      {state.tries.length > 0 && (
        <ul class="tries" aria-label={say.tries}>
          {state.tries.map(({ ply, san }) => (
            <li key={`${ply} ${san}`}>{san}</li>
          ))}
        </ul>
      )}
    </>
  );
}
