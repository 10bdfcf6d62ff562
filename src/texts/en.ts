import { answers, hints, proof } from './en/answers.js';
import { calendar } from './en/calendar.js';
import { moveFaults, positions } from './en/chess-words.js';
import { args, common, dates } from './en/common.js';
import { daily, recap, reminder } from './en/daily.js';
import { explore } from './en/explore.js';
import { help } from './en/help.js';
import { leaderboard } from './en/leaderboard.js';
import { library } from './en/library.js';
import { live } from './en/live.js';
import { page, visitors } from './en/page.js';
import { privacy, report, settings } from './en/personal.js';
import { choosing, playing, practice } from './en/playing.js';
import { files, refusals } from './en/puzzle-files.js';
import { difficulty, verdicts } from './en/puzzles.js';
import { setup } from './en/setup.js';
import { share, stats } from './en/stats.js';
import type { CommandTable } from './writing.js';

/** Every text, in the language in which they are written first. */
export const en = {
  answers,
  args,
  calendar,
  choosing,
  /** English commands introduce themselves: their words stand in their specs. */
  commands: {} as CommandTable,
  common,
  daily,
  dates,
  difficulty,
  explore,
  files,
  help,
  hints,
  leaderboard,
  library,
  live,
  moveFaults,
  page,
  playing,
  positions,
  practice,
  privacy,
  proof,
  recap,
  refusals,
  reminder,
  report,
  settings,
  setup,
  share,
  stats,
  verdicts,
  visitors,
};

/** What every language has to say: a language is a value of this type, so one that lacks a text does not compile. */
export type Texts = typeof en;
