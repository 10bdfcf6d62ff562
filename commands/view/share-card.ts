import type { CardView } from '../../src/board/spec.js';
import type { Context } from '../../src/bot/command.js';
import { formatDuration } from '../../src/bot/duration.js';
import type { Reply } from '../../src/bot/reply.js';
import type { Playing } from '../../src/play/game.js';
import { dayInWords } from './dates.js';
import { outcomeOf } from './playing.js';
import { standingLines, standingOf } from './standing.js';

/** How a solve went, as a picture. Whoever sees it may still want to solve: no move, no position, no theme. */
export async function shareCard(
  context: Context,
  playing: Playing,
  time: number,
): Promise<Required<Pick<Reply, 'card' | 'cardAlt'>>> {
  const { caller, speech } = context;
  const { share } = speech.texts;
  const { attempt, puzzle } = playing;
  const standing = await standingOf(context, playing);
  const card: CardView = {
    title: drawable(caller.name) ?? share.solved,
    subtitle: share.subtitle(puzzle.mateIn, dayInWords(attempt.occasion, speech)),
    squares: [
      ...Array.from({ length: attempt.wrong }, () => 'wrong' as const),
      ...Array.from({ length: attempt.hints }, () => 'hint' as const),
      'right',
    ],
    figures: [
      { label: share.time, value: formatDuration(time, speech) },
      ...(standing ? [{ label: share.streak, value: share.days(standing.streak) }] : []),
      ...(standing?.today
        ? [{ label: share.placeToday, value: share.place(standing.today.place, standing.today.of) }]
        : []),
    ],
    footer: share.footer,
  };
  const told = [outcomeOf(playing, speech), ...(await standingLines(context, playing))].join(' ');
  // What is read out has no bold print.
  return { card, cardAlt: told.replaceAll('**', '') };
}

/** What the card's letters can write, and letters of any kind. */
const WRITABLE = /[ -~\u00a1-\u00ff\u2010-\u2027\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** A name without its emoji; none where letters would be boxes: the words beside the card have the name in any case. */
function drawable(name: string): string | undefined {
  const characters = [...name.normalize('NFKC')];
  if (characters.some((character) => !WRITABLE.test(character) && LETTER.test(character))) return undefined;
  const kept = characters.filter((character) => WRITABLE.test(character));
  return kept.some((character) => LETTER.test(character)) ? kept.join('').trim() : undefined;
}
