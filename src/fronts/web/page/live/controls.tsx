import { signal } from '@preact/signals';
import { board, giveUp, isBusy, start, takeHint } from './game.js';
import { Icon } from './icon.js';
import { Rich } from './rich.js';
import { hasSound, switchSound } from './sounds.js';
import { words } from './words.js';

/** What is asked before it is done: nothing that costs something happens by accident. */
const asking = signal<'hint' | 'give up' | undefined>(undefined);

export const flipped = signal(localStorage.getItem('flipped') === 'yes');

function flip(): void {
  flipped.value = !flipped.value;
  localStorage.setItem('flipped', flipped.value ? 'yes' : 'no');
}

/** What can be done besides moving, where the thumb is. */
export function Controls() {
  const state = board.value;
  const say = words.value;
  if (!state || state.phase === 'none' || state.phase === 'over') return null;
  if (state.phase === 'veiled') {
    return (
      <div class="controls">
        <p class="note">{state.isOpenToAll ? say.openNote : say.startNote}</p>
        <button type="button" class="primary big" disabled={isBusy.value} onClick={() => void start(state.task.ref)}>
          {say.start}
        </button>
      </div>
    );
  }
  const stop = (): void => {
    asking.value = undefined;
  };
  const confirmed = (act: () => Promise<void>) => () => {
    stop();
    void act();
  };
  if (asking.value === 'hint' && state.nextHint) {
    return (
      <div class="controls">
        <p class="note">
          <Rich text={state.nextHint.text} />
        </p>
        <button type="button" class="primary" onClick={confirmed(takeHint)}>
          {say.takeHint}
        </button>
        <button type="button" class="quiet" onClick={stop}>
          {say.cancel}
        </button>
      </div>
    );
  }
  if (asking.value === 'give up') {
    return (
      <div class="controls">
        <p class="note">{say.giveUpSure}</p>
        <button type="button" class="danger" onClick={confirmed(() => giveUp(state.task.ref))}>
          {say.giveUp}
        </button>
        <button type="button" class="quiet" onClick={stop}>
          {say.keepTrying}
        </button>
      </div>
    );
  }
  return (
    <div class="controls">
      <button type="button" class="quiet" disabled={!state.nextHint} onClick={() => (asking.value = 'hint')}>
        {say.hint}
      </button>
      <button type="button" class="quiet" onClick={() => (asking.value = 'give up')}>
        {say.giveUp}
      </button>
      <BoardSwitches />
    </div>
  );
}

/** How the board is seen and heard; both stick. */
export function BoardSwitches() {
  const { flip: flipName, sound } = words.value;
  return (
    <span class="switches">
      <button
        type="button"
        class="quiet round"
        aria-label={flipName}
        title={flipName}
        aria-pressed={flipped.value}
        onClick={flip}
      >
        <Icon name="flip" />
      </button>
      <button
        type="button"
        class="quiet round"
        aria-label={sound}
        title={sound}
        aria-pressed={hasSound.value}
        onClick={switchSound}
      >
        <Icon name={hasSound.value ? 'sound' : 'mute'} />
      </button>
    </span>
  );
}
