import type { Context, Reply } from '../../src/bot/command.js';
import type { ProvingState } from '../../src/jobs/precompute.js';
import { sentence } from './playing.js';

/**
 * Shows something that needs today's puzzle. While none is proved yet, the reply says how far the proving is, and
 * becomes the real answer when it is ready.
 */
export async function whenReady(
  { services }: Context,
  date: string,
  show: () => Promise<Reply | undefined>,
): Promise<Reply> {
  const shown = await show();
  if (shown) return shown;
  if (date !== services.game.today()) return sentence(`There was no puzzle here on ${date}.`);
  if ((await services.library.countWaiting()) === 0) return nothingToGive();
  return { ...progressOf(services.precomputer.state()), updates: untilReady() };

  async function* untilReady(): AsyncGenerator<Reply> {
    for await (const state of services.precomputer.follow()) {
      const ready = await show();
      if (ready) {
        yield ready;
        return;
      }
      yield progressOf(state);
    }
    yield (await show()) ?? nothingToGive();
  }
}

const nothingToGive = (): Reply =>
  sentence('There is no proved puzzle to give. An admin can bring some with `/puzzles add`.');

function progressOf({ settled, waiting, running }: ProvingState): Reply {
  const deepest = running.find((each) => each.progress)?.progress;
  const depth = deepest ? `, now looking for a mate in ${deepest.searching}` : '';
  return sentence(
    `Today’s puzzle is still being proved (${settled} of ${settled + waiting} checked${depth}). It appears here when it is ready.`,
  );
}
