import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { sentence } from '../bot/text.js';
import type { PuzzleRef } from '../play/puzzle-ref.js';
import { notBegun } from './playing.js';

/**
 * Shows something that needs today's puzzle. While none is proved yet, the reply says how far the proving is, and
 * becomes the real answer when it is ready.
 */
export async function whenReady(
  { caller, services, speech }: Context,
  puzzleRef: PuzzleRef,
  show: () => Promise<Reply | undefined>,
): Promise<Reply> {
  const { game, library, precomputer } = services;
  const shown = await show();
  if (shown) return shown;
  if (puzzleRef !== (await game.today(caller.serverId))) return notBegun(puzzleRef, speech);
  const progress = await progressOf();
  return progress ? { ...progress, updates: untilReady() } : nothingToGive();

  async function* untilReady(): AsyncGenerator<Reply> {
    let settled = -1;
    for await (const state of precomputer.follow()) {
      // Only a settled proof can make a difference; to look for a daily at every step would keep the database busy.
      if (state.settled !== settled) {
        settled = state.settled;
        const ready = await show();
        if (ready) {
          yield ready;
          return;
        }
      }
      const progress = await progressOf();
      if (progress) yield progress;
    }
    yield (await show()) ?? nothingToGive();
  }

  /** How far the puzzles are that this server can be given; undefined when all have their verdict. */
  async function progressOf(): Promise<Reply | undefined> {
    const { verdicts } = await library.count(caller.serverId);
    if (verdicts.waiting === 0) return undefined;
    const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    const deepest = precomputer.state().running.find((each) => each.progress)?.progress;
    return sentence(speech.texts.playing.stillProving(total - verdicts.waiting, total, deepest?.searching));
  }

  function nothingToGive(): Reply {
    return sentence(speech.texts.playing.nothingToGive);
  }
}
