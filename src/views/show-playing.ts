import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { describePosition, textDiagram, unseenInWords } from '../games/chess/words.js';
import type { Playing } from '../play/boards.js';
import { starsOf } from '../puzzles/analysis/traits.js';
import { buttonsAfter, buttonsWhilePlaying, viewButtons } from './buttons.js';
import { boardOfAttempt, chessPicture } from './chess-boards.js';
import { nameOf } from './dates.js';
import { formatDuration } from './format.js';
import { type MoveChoice, moveMenuFor } from './move-menus.js';
import { aboutPuzzle, outcomeInWords, playedLine, puzzleTitle } from './playing.js';
import { solveResultLines } from './solve-result.js';

const NOTHING_CHOSEN: MoveChoice = { flipped: false };

/** A member's own board, with everything that they can do on it. */
export async function showPlaying(
  context: Context,
  playing: Playing,
  choosing: MoveChoice = NOTHING_CHOSEN,
): Promise<Reply> {
  const { speech } = context;
  const { puzzleRef, finish } = playing.attempt;
  const { flipped } = choosing;
  const chooser = finish ? undefined : moveMenuFor(playing, choosing, speech);
  const isStale = !finish && !chooser;
  const shown = finish ? undefined : (chooser ?? moveMenuFor(playing, { flipped }, speech));
  const lines = [
    ...(isStale ? [speech.texts.choosing.earlierPosition] : []),
    ...(await linesAbout(context, playing)),
    ...(finish ? [] : [await howToAnswer(context, playing)]),
  ];
  return {
    text: lines.join('\n'),
    personal: true,
    pictures: [chessPicture(boardOfAttempt(playing, flipped), speech)],
    buttons: finish
      ? [...buttonsAfter(playing.attempt, speech), ...viewButtons(puzzleRef, speech, flipped)]
      : (shown?.buttons ?? buttonsWhilePlaying(puzzleRef, speech, flipped)),
    ...(shown && { menus: [shown.menu] }),
  };
}

/** A typed move may belong to today's puzzle instead: then the board says how it is answered all the same. */
async function howToAnswer({ caller, services: { game }, speech }: Context, playing: Playing): Promise<string> {
  const { howToAnswer, howToAnswerHere } = speech.texts.playing;
  const today = playing.today ?? (await game.today(caller.serverId));
  if (playing.attempt.puzzleRef === today) return howToAnswer;
  const todays = await game.find(caller, today);
  return todays && !todays.attempt.finish ? howToAnswerHere : howToAnswer;
}

/** The same for those who cannot see a picture, or do not want one. */
export async function showAsText(context: Context, playing: Playing, flipped: boolean): Promise<Reply> {
  const { orientation, fen } = boardOfAttempt(playing, flipped);
  const diagram = ['```', textDiagram(playing.position, orientation), '```'];
  const words = describePosition(fen, context.speech.texts.positions);
  return { text: [...(await linesAbout(context, playing)), ...diagram, words].join('\n'), personal: true };
}

async function linesAbout(context: Context, playing: Playing): Promise<readonly string[]> {
  const { speech, services } = context;
  const { texts } = speech;
  const { attempt, position, puzzle } = playing;
  const unseen = unseenInWords(position, texts.positions);
  const line = playedLine(playing, speech);
  const name = nameOf(attempt.puzzleRef, speech);
  return [
    [puzzleTitle(playing, speech), starsOf(puzzle)].filter(Boolean).join(' '),
    ...(unseen ? [unseen] : []),
    ...(line ? [attempt.finish ? texts.playing.yourLine(line) : texts.playing.soFar(line)] : []),
    ...(attempt.finish
      ? [
          texts.playing.headed(name, outcomeInWords(playing, speech)),
          ...(await solveResultLines(context, playing)),
          aboutPuzzle(playing, speech),
        ]
      : [texts.playing.under(name, clock(services.now() - attempt.startedAt))]),
  ];

  function clock(running: number): string {
    return running < 1000 ? texts.playing.clockRuns : texts.playing.clockShows(formatDuration(running, speech));
  }
}
