import { defineCommand } from '../src/bot/command.js';
import { countOf, sentence } from '../src/bot/text.js';
import { solveTime } from '../src/play/attempt.js';
import type { PlayedPuzzle } from '../src/play/ports.js';
import { formatDuration } from './view/duration.js';
import { showPuzzle } from './view/playing.js';

const RECENT = 10;

export const stats = defineCommand({
  spec: {
    name: 'stats',
    description: 'Your own solve times',
    audience: 'everyone',
    slow: false,
    options: [],
  },

  async run({ caller, services }) {
    const played = await services.game.finished(caller);
    if (played.length === 0) {
      return { ...sentence('You have not finished a puzzle yet.'), buttons: [showPuzzle()] };
    }
    const solved = played.flatMap(({ attempt, mateIn }) => {
      const time = solveTime(attempt);
      return time === undefined ? [] : [{ time, mateIn }];
    });
    const lengths = [...new Set(solved.map(({ mateIn }) => mateIn))].sort((a, b) => a - b);
    return sentence(
      [
        `**${solved.length} of ${countOf(played.length, 'puzzle')} solved**`,
        ...lengths.map((length) => timesOf(length, solved)),
        '',
        `**Last ${Math.min(RECENT, played.length)}**`,
        ...played.slice(0, RECENT).map(lineOf),
      ].join('\n'),
    );
  },
});

function timesOf(length: number, solved: readonly { time: number; mateIn: number }[]): string {
  const times = solved.filter(({ mateIn }) => mateIn === length).map(({ time }) => time);
  times.sort((a, b) => a - b);
  const best = formatDuration(times[0] ?? 0);
  const middle = times.slice(Math.ceil(times.length / 2) - 1, Math.floor(times.length / 2) + 1);
  const median = formatDuration(middle.reduce((sum, time) => sum + time, 0) / middle.length);
  return `Mate in ${length}: ${times.length} solved, best **${best}**, median ${median}`;
}

function lineOf({ attempt, mateIn }: PlayedPuzzle): string {
  const time = solveTime(attempt);
  const result = time === undefined ? 'given up' : `**${formatDuration(time)}**`;
  const marks = `${countOf(attempt.wrong, 'wrong try', 'wrong tries')}, ${countOf(attempt.hints, 'hint')}`;
  return `${attempt.occasion} · mate in ${mateIn} · ${result} · ${marks}`;
}
