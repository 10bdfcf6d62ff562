import { type Context, defineCommand } from '../src/bot/command.js';
import type { Button, Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { hintsOf } from '../src/play/attempt-changes.js';
import type { Playing } from '../src/play/boards.js';
import { boardName, readPuzzleRef } from '../src/views/dates.js';
import { hintCost, hintReveals, hintText } from '../src/views/hints.js';
import { explainNotPlaying, namePuzzle } from '../src/views/playing.js';

export const hint = defineCommand({
  spec: {
    name: 'hint',
    description: 'A true hint, a little more each time; says what it costs first',
    audience: 'everyone',
    slow: false,
    options: [
      {
        name: 'date',
        description: 'The day whose board the button is on',
        type: 'text',
        maxLength: 20,
        internal: true,
      },
      { name: 'ply', description: 'The moves played then', type: 'integer', min: 0, max: 100, internal: true },
      { name: 'level', description: 'The level to take', type: 'integer', min: 1, max: 3, internal: true },
    ],
  },

  async run(context, { date: typed, ply, level }) {
    const { caller, services, speech } = context;
    const { game } = services;
    const today = await game.today(caller.serverId);
    const read = typed === undefined ? undefined : readPuzzleRef(typed, today, speech);
    if (read && !read.ok) return sentence(read.fault);
    const date = read?.value;
    if (date !== undefined && ply !== undefined && level !== undefined) {
      const taken = await game.takeHint(caller, date, ply, level);
      if (taken.kind === 'not started' || taken.kind === 'over') return explainNotPlaying(taken, today, speech, date);
      const before = taken.kind === 'too late' ? [speech.texts.hints.earlierMove] : [];
      return showHints(context, taken.playing, before, today);
    }
    const current = date === undefined ? await game.current(caller, today) : undefined;
    const playing = date === undefined ? current?.first : await game.find(caller, date);
    if (!playing) return explainNotPlaying({ kind: 'not started' }, today, speech, date);
    if (playing.attempt.finish) return explainNotPlaying({ kind: 'over', playing }, today, speech);
    return showHints(context, playing, [], today, current?.other);
  },
});

/** The hints that were taken, and what the next one would tell and cost. `other`: a board that may be meant as well. */
async function showHints(
  context: Context,
  playing: Playing,
  before: readonly string[],
  today: string,
  other?: Playing,
): Promise<Reply> {
  const { game } = context.services;
  const { texts } = context.speech;
  const { puzzleRef: date, line, hintLevel } = playing.attempt;
  const hints = hintsOf(playing);
  const taken = hints
    .slice(0, hintLevel)
    .map((each, index) => texts.hints.taken(index + 1, hints.length, hintText(each, texts)));
  const next = hints[hintLevel];
  const level = hintLevel + 1;
  const offer = next
    ? texts.hints.offer(level, hints.length, hintReveals(next, texts), hintCost(await game.hintPrice(playing), texts))
    : texts.hints.noFurther;
  const take: Button = {
    label: texts.hints.take(level),
    style: 'primary',
    inPlace: true,
    invoke: { command: 'hint', args: { date, ply: line.length, level } },
  };
  const text = namePuzzle(context, playing, today, [...before, ...taken, offer].join('\n'));
  const change: readonly Button[] = other
    ? [
        {
          label: boardName(other.attempt.puzzleRef, today, context.speech),
          style: 'secondary',
          inPlace: true,
          invoke: { command: 'hint', args: { date: other.attempt.puzzleRef } },
        },
      ]
    : [];
  return { text, personal: true, buttons: [...(next ? [take] : []), ...change] };
}
