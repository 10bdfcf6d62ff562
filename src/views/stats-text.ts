import { excerpt } from '../bot/text.js';
import { MOST_THEMES_ROWS } from '../pictures/cards.js';
import { solveTime } from '../play/attempt.js';
import { dailiesOf, type ThemeRecord, themesByRecord, timesByLength } from '../play/player-stats.js';
import type { PlayedAttempt } from '../play/player-store.js';
import type { Speech } from '../texts/speech.js';
import { dayInWords } from './dates.js';
import { formatDuration } from './duration.js';
import { type Figures, ratingInWords } from './stats-figures.js';

const RECENT = 10;

/** What the picture shows, in words: one line for each of its parts. The name comes as it may stand there. */
export function statsLines(figures: Figures, name: string, speech: Speech): readonly string[] {
  const { stats: texts, dates, difficulty } = speech.texts;
  const { daily, practice, streak, score, played } = figures;
  const dailies = dailiesOf(played);
  const { best, weakest } = themesByRecord(played, MOST_THEMES_ROWS);
  const records = (list: readonly ThemeRecord[]) =>
    list.map(({ theme, won, tried }) => `${difficulty.theme(theme)} (${texts.of(won, tried)})`);
  return [
    `**${name}** · ${dailies.length > 0 ? texts.solved(countSolved(dailies), dailies.length) : texts.practised(played.length)}`,
    texts.ratingLine(daily && ratingInWords(daily), practice && ratingInWords(practice)),
    texts.streakLine(streak.length, streak.best, streak.freezes),
    texts.scoreLine(score.toLocaleString(dates.locale)),
    ...timesByLength(played).map(({ mateIn, solves, fastest, typical }) =>
      texts.times(mateIn, solves, formatDuration(fastest, speech), formatDuration(typical, speech)),
    ),
    ...(best.length > 0 ? [texts.bestLine(records(best))] : []),
    ...(weakest.length > 0 ? [texts.weakestLine(records(weakest))] : []),
  ];
}

/** The same with the last puzzles one by one. */
export function statsInWords(figures: Figures, speech: Speech): string {
  const { stats: texts } = speech.texts;
  const recent = dailiesOf(figures.played).toReversed().slice(0, RECENT);
  return [
    ...statsLines(figures, excerpt(figures.name), speech),
    ...(recent.length > 0 ? ['', texts.last(recent.length), ...recent.map((each) => lineOf(each, speech))] : []),
  ].join('\n');
}

export const countSolved = (played: readonly PlayedAttempt[]): number =>
  played.filter(({ attempt }) => attempt.finish?.outcome === 'solved').length;

function lineOf({ attempt, mateIn }: PlayedAttempt, speech: Speech): string {
  const { stats: texts } = speech.texts;
  const time = solveTime(attempt);
  const result = time === undefined ? texts.givenUp : `**${formatDuration(time, speech)}**`;
  return texts.line(dayInWords(attempt.occasion, speech), mateIn, result, attempt.wrong, attempt.hints);
}
