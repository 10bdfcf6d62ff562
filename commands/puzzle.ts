import { defineCommand } from '../src/bot/command.js';
import type { Button, Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { describePosition, textDiagram, unseenInWords } from '../src/chess/words.js';
import type { Playing } from '../src/play/game.js';
import { dayInWords, readDate } from './view/dates.js';
import { starsOf } from './view/difficulty.js';
import { formatDuration } from './view/duration.js';
import {
  aboutOf,
  boardOf,
  giveUpButton,
  hintButton,
  lineOf,
  outcomeOf,
  solutionButton,
  titleOf,
} from './view/playing.js';
import { whenReady } from './view/when-ready.js';

export const puzzle = defineCommand({
  spec: {
    name: 'puzzle',
    description: 'Today’s board; your clock starts at the first look',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'date', description: 'An earlier day, like 2026-11-16 or yesterday', type: 'text', maxLength: 20 },
      { name: 'flip', description: 'Seen from the other side', type: 'flag', internal: true },
      { name: 'text', description: 'As a text board', type: 'flag', internal: true },
    ],
  },

  async run(context, { date: typed, flip = false, text = false }) {
    const { caller, services } = context;
    const date = readDate(typed, await services.game.today(caller.serverId));
    if (!date.ok) return sentence(date.fault);
    return whenReady(context, date.value, async () => {
      const playing = await services.game.look(caller, date.value);
      return playing && showPlaying(playing, services.now(), flip, text);
    });
  },
});

function showPlaying(playing: Playing, now: number, flipped: boolean, asText: boolean): Reply {
  const { attempt, position } = playing;
  const board = boardOf(playing, flipped);
  const lines = [[titleOf(playing), starsOf(playing.puzzle)].filter(Boolean).join(' ')];
  const unseen = unseenInWords(position);
  if (unseen) lines.push(unseen);
  if (attempt.line.length > 0) lines.push(`${attempt.finish ? 'Your line' : 'So far'}: ${lineOf(playing)}`);
  const day = dayInWords(attempt.occasion);
  lines.push(
    ...(attempt.finish ? [`${day}: ${outcomeOf(playing)}`, aboutOf(playing)] : [`${day}: ${clockOf(playing, now)}`]),
  );
  if (asText) lines.push('```', textDiagram(position, board.orientation), '```', describePosition(board.fen));
  const flip = flipped ? { date: attempt.occasion } : { date: attempt.occasion, flip: true };
  const buttons: Button[] = [
    ...(attempt.finish
      ? [solutionButton(attempt.occasion)]
      : [hintButton(attempt.occasion), giveUpButton(attempt.occasion)]),
    { label: 'Flip', style: 'secondary', inPlace: true, invoke: { command: 'puzzle', args: flip } },
    {
      label: 'Text board',
      style: 'secondary',
      invoke: { command: 'puzzle', args: { date: attempt.occasion, text: true, ...(flipped && { flip: true }) } },
    },
  ];
  return asText
    ? { text: lines.join('\n'), personal: true }
    : { text: lines.join('\n'), personal: true, board, buttons };
}

function clockOf({ attempt, start }: Playing, now: number): string {
  const running = now - attempt.startedAt;
  const clock = running < 1000 ? 'your clock is running.' : `your clock shows ${formatDuration(running)}.`;
  return `${clock} Answer with \`/move\`, for example \`/move ${start.turn === 'white' ? 'Qh7' : 'Qh2'}\`.`;
}
