import { answers } from './fr/answers.js';
import { args } from './fr/arguments.js';
import { choosing } from './fr/choosing.js';
import { commands } from './fr/commands.js';
import { common } from './fr/common.js';
import { daily } from './fr/daily.js';
import { dates } from './fr/dates.js';
import { difficulty } from './fr/difficulty.js';
import { files } from './fr/files.js';
import { help } from './fr/help.js';
import { hints } from './fr/hints.js';
import { leaderboard } from './fr/leaderboard.js';
import { library } from './fr/library.js';
import { moveFaults } from './fr/move-faults.js';
import { page } from './fr/page.js';
import { playing } from './fr/playing.js';
import { positions } from './fr/positions.js';
import { practice } from './fr/practice.js';
import { privacy } from './fr/privacy.js';
import { proof } from './fr/proof.js';
import { recap } from './fr/recap.js';
import { refusals } from './fr/refusals.js';
import { reminder } from './fr/reminder.js';
import { report } from './fr/report.js';
import { settings } from './fr/settings.js';
import { setup } from './fr/setup.js';
import { share } from './fr/share.js';
import { stats } from './fr/stats.js';
import { typesetAll } from './fr/typography.js';
import { verdicts } from './fr/verdicts.js';
import { visitors } from './fr/visitors.js';
import type { Texts } from './texts.js';

export const fr: Texts = typesetAll<Texts>({
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
});
