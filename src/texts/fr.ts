import type { Texts } from './en.js';
import { adminCommands } from './fr/admin-commands.js';
import { answers, hints, proof } from './fr/answers.js';
import { calendar } from './fr/calendar.js';
import { moveFaults, positions } from './fr/chess-words.js';
import { args, common, dates } from './fr/common.js';
import { daily, recap, reminder } from './fr/daily.js';
import { explore } from './fr/explore.js';
import { help } from './fr/help.js';
import { leaderboard } from './fr/leaderboard.js';
import { library } from './fr/library.js';
import { live } from './fr/live.js';
import { memberCommands } from './fr/member-commands.js';
import { page, visitors } from './fr/page.js';
import { privacy, report, settings } from './fr/personal.js';
import { choosing, playing, practice } from './fr/playing.js';
import { files, refusals } from './fr/puzzle-files.js';
import { difficulty, verdicts } from './fr/puzzles.js';
import { setup } from './fr/setup.js';
import { share, stats } from './fr/stats.js';
import { typesetAll } from './fr/typography.js';

export const fr: Texts = typesetAll<Texts>({
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
});
