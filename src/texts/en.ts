import { answers } from './en/answers.js';
import { args } from './en/arguments.js';
import { choosing } from './en/choosing.js';
import { commands } from './en/commands.js';
import { common } from './en/common.js';
import { daily } from './en/daily.js';
import { dates } from './en/dates.js';
import { difficulty } from './en/difficulty.js';
import { files } from './en/files.js';
import { help } from './en/help.js';
import { hints } from './en/hints.js';
import { leaderboard } from './en/leaderboard.js';
import { library } from './en/library.js';
import { moveFaults } from './en/move-faults.js';
import { page } from './en/page.js';
import { playing } from './en/playing.js';
import { positions } from './en/positions.js';
import { practice } from './en/practice.js';
import { privacy } from './en/privacy.js';
import { proof } from './en/proof.js';
import { recap } from './en/recap.js';
import { refusals } from './en/refusals.js';
import { reminder } from './en/reminder.js';
import { report } from './en/report.js';
import { settings } from './en/settings.js';
import { setup } from './en/setup.js';
import { share } from './en/share.js';
import { stats } from './en/stats.js';
import { verdicts } from './en/verdicts.js';
import { visitors } from './en/visitors.js';

/** Every text, in the language in which they are written first. */
export const en = {
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
