import { within } from './within.js';

/**
 * Shows the states of one message as they come, with a pause after each: states that come faster are passed over, the
 * last one never is. `show` says whether somebody may still be looking. When nobody is, the rest is read all the same,
 * because a command may do its work while its updates are read.
 */
export async function showUpdates<State>(
  updates: AsyncIterable<State>,
  show: (state: State) => Promise<boolean>,
  pauseMs: number,
): Promise<void> {
  let newest: { readonly state: State } | undefined;
  let ended = false;
  let wake = () => {};

  const reading = (async () => {
    try {
      for await (const state of updates) {
        newest = { state };
        wake();
      }
    } finally {
      ended = true;
      wake();
    }
  })();
  // Whoever awaits `reading` hears of a failure; without this it would count as unhandled until then.
  const finished = reading.catch(() => {});

  let watched = true;
  await within(pauseMs, finished);
  while (watched && (newest || !ended)) {
    if (newest) {
      const { state } = newest;
      newest = undefined;
      watched = await show(state);
      await within(pauseMs, finished);
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  await reading;
}
