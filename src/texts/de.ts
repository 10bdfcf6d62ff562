import { answers } from './de/answers.js';
import { args } from './de/arguments.js';
import { choosing } from './de/choosing.js';
import { commands } from './de/commands.js';
import { common } from './de/common.js';
import { daily } from './de/daily.js';
import { dates } from './de/dates.js';
import { difficulty } from './de/difficulty.js';
import { files } from './de/files.js';
import { help } from './de/help.js';
import { hints } from './de/hints.js';
import { leaderboard } from './de/leaderboard.js';
import { library } from './de/library.js';
import { moveFaults } from './de/move-faults.js';
import { page } from './de/page.js';
import { playing } from './de/playing.js';
import { positions } from './de/positions.js';
import { practice } from './de/practice.js';
import { privacy } from './de/privacy.js';
import { proof } from './de/proof.js';
import { recap } from './de/recap.js';
import { refusals } from './de/refusals.js';
import { reminder } from './de/reminder.js';
import { report } from './de/report.js';
import { settings } from './de/settings.js';
import { setup } from './de/setup.js';
import { share } from './de/share.js';
import { stats } from './de/stats.js';
import { verdicts } from './de/verdicts.js';
import { visitors } from './de/visitors.js';
import type { Texts } from './texts.js';

export const de: Texts = {
  answers,
  args,
  choosing,
  commands,
  common,
  daily,
  dates,
  difficulty,
  files,
  help,
  hints,
  leaderboard,
  library,
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
