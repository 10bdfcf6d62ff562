import type { Command } from '../src/bot/command.js';
import { help } from './help.js';
import { hint } from './hint.js';
import { leaderboard } from './leaderboard.js';
import { move } from './move.js';
import { practice } from './practice.js';
import { privacyDelete } from './privacy-delete.js';
import { privacyExport } from './privacy-export.js';
import { puzzle } from './puzzle.js';
import { puzzlesAdd } from './puzzles-add.js';
import { puzzlesAllow } from './puzzles-allow.js';
import { puzzlesNext } from './puzzles-next.js';
import { puzzlesQueue } from './puzzles-queue.js';
import { puzzlesRelabel } from './puzzles-relabel.js';
import { puzzlesRemove } from './puzzles-remove.js';
import { puzzlesShow } from './puzzles-show.js';
import { puzzlesStats } from './puzzles-stats.js';
import { puzzlesVerify } from './puzzles-verify.js';
import { recap } from './recap.js';
import { report } from './report.js';
import { settings } from './settings.js';
import { setupChannel } from './setup-channel.js';
import { setupPause } from './setup-pause.js';
import { setupRole } from './setup-role.js';
import { setupShow } from './setup-show.js';
import { setupTest } from './setup-test.js';
import { share } from './share.js';
import { solution } from './solution.js';
import { stats } from './stats.js';
import { why } from './why.js';

/** Every command, in the order in which `/help` lists them. */
export const COMMANDS: readonly Command[] = [
  puzzle,
  move,
  hint,
  solution,
  why,
  practice,
  stats,
  leaderboard,
  share,
  recap,
  settings,
  report,
  privacyExport,
  privacyDelete,
  help,
  setupChannel,
  setupShow,
  setupRole,
  setupPause,
  setupTest,
  puzzlesAdd,
  puzzlesQueue,
  puzzlesNext,
  puzzlesStats,
  puzzlesShow,
  puzzlesRelabel,
  puzzlesAllow,
  puzzlesVerify,
  puzzlesRemove,
];

/** What the first word of a two-word command means. */
export const GROUPS: Readonly<Record<string, string>> = {
  setup: 'Let me post the daily by itself',
  puzzles: 'Add puzzles and see how they stand',
  privacy: 'What I keep of you',
};
