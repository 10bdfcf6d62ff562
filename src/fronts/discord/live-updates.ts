import { readUpdates } from '../../bot/read-updates.js';
import { withTimeout } from '../../shared/async.js';
import { Latest } from '../../shared/changes.js';

interface Manner<State> {
  /** After each state that was shown. */
  readonly pauseMs: number;
  /** Ends the reading, also of updates that never come. */
  readonly stopping: AbortSignal;
  /** The last state of a message whose updates were cut off by `stopping`. */
  readonly farewell: State;
}

/**
 * Shows the states of one message as they come, with a pause after each: states that come faster are passed over, the
 * last one never is. `show` says whether somebody may still be looking; when nobody is, the reading ends.
 */
export async function showUpdates<State>(
  updates: AsyncIterable<State>,
  show: (state: State) => Promise<boolean>,
  { pauseMs, stopping, farewell }: Manner<State>,
): Promise<void> {
  const states = new Latest<State>();
  const unwatched = new AbortController();
  const reading = readUpdates(updates, states, AbortSignal.any([stopping, unwatched.signal]))
    .then((end) => {
      if (end === 'stopped') states.put(farewell);
    })
    .finally(() => states.end());
  // Whoever awaits `reading` hears of a failure; without this it would count as unhandled until then.
  const finished = reading.catch(() => {});

  for (;;) {
    await withTimeout(pauseMs, finished);
    const next = await states.take();
    if (!next) break;
    if (!(await show(next.value))) {
      unwatched.abort();
      break;
    }
  }
  await reading;
}
