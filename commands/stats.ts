import { defineCommand } from '../src/bot/command.js';
import { formatDuration } from '../src/bot/duration.js';
import { sentence } from '../src/bot/text.js';
import { solveTime } from '../src/play/attempt.js';
import type { PlayedPuzzle } from '../src/play/ports.js';
import type { Speech } from '../src/texts/speech.js';
import { showPuzzle } from './view/buttons.js';
import { dayInWords } from './view/dates.js';

const RECENT = 10;

export const stats = defineCommand({
  spec: {
    name: 'stats',
    description: 'Your own solve times',
    audience: 'everyone',
    slow: false,
    options: [],
  },

  async run({ caller, services, speech }) {
    const { texts } = speech;
    const played = await services.game.finished(caller);
    if (played.length === 0) return { ...sentence(texts.stats.none), buttons: [showPuzzle(speech)] };
    const solved = played.flatMap(({ attempt, mateIn }) => {
      const time = solveTime(attempt);
      return time === undefined ? [] : [{ time, mateIn }];
    });
    const lengths = [...new Set(solved.map(({ mateIn }) => mateIn))].sort((a, b) => a - b);
    return sentence(
      [
        texts.stats.solved(solved.length, played.length),
        ...lengths.map((length) => timesOf(length, solved, speech)),
        '',
        texts.stats.last(Math.min(RECENT, played.length)),
        ...played.slice(0, RECENT).map((each) => lineOf(each, speech)),
      ].join('\n'),
    );
  },
});

function timesOf(length: number, solved: readonly { time: number; mateIn: number }[], speech: Speech): string {
  const times = solved.filter(({ mateIn }) => mateIn === length).map(({ time }) => time);
  times.sort((a, b) => a - b);
  const best = formatDuration(times[0] ?? 0, speech);
  const middle = times.slice(Math.ceil(times.length / 2) - 1, Math.floor(times.length / 2) + 1);
  const median = formatDuration(middle.reduce((sum, time) => sum + time, 0) / middle.length, speech);
  return speech.texts.stats.times(length, times.length, best, median);
}

function lineOf({ attempt, mateIn }: PlayedPuzzle, speech: Speech): string {
  const { stats: texts } = speech.texts;
  const time = solveTime(attempt);
  const result = time === undefined ? texts.givenUp : `**${formatDuration(time, speech)}**`;
  return texts.line(dayInWords(attempt.occasion, speech), mateIn, result, attempt.wrong, attempt.hints);
}
