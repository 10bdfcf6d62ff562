import { adminCommands } from './de/admin-commands.js';
import { answers, hints, proof } from './de/answers.js';
import { calendar } from './de/calendar.js';
import { moveFaults, positions } from './de/chess-words.js';
import { args, common, dates } from './de/common.js';
import { daily, recap, reminder } from './de/daily.js';
import { explore } from './de/explore.js';
import { help } from './de/help.js';
import { leaderboard } from './de/leaderboard.js';
import { library } from './de/library.js';
import { live } from './de/live.js';
import { memberCommands } from './de/member-commands.js';
import { page, visitors } from './de/page.js';
import { privacy, report, settings } from './de/personal.js';
import { choosing, playing, practice } from './de/playing.js';
import { files, refusals } from './de/puzzle-files.js';
import { difficulty, verdicts } from './de/puzzles.js';
import { setup } from './de/setup.js';
import { share, stats } from './de/stats.js';
import type { Texts } from './en.js';

export const de: Texts = {
  answers,
  args,
  calendar,
  choosing,
  commands: { ...memberCommands, ...adminCommands },
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
