import type { Program } from '../program/command.js';
import { addCommand } from './add.js';
import { allowCommand, relabelCommand, removeCommand } from './change.js';
import { explainStorageFailure } from './context.js';
import { exportCommand } from './export.js';
import { listCommand } from './list.js';
import { reportsCommand } from './reports.js';
import { showCommand } from './show.js';
import { verifyCommand } from './verify.js';

/** `npm run puzzles -- words` */
export const puzzles: Program = {
  name: 'puzzles',
  about: 'The library: puzzle files in and out, with a proved verdict for every puzzle.',
  usage: 'COMMAND [options]',
  commands: [
    addCommand,
    listCommand,
    showCommand,
    verifyCommand,
    relabelCommand,
    allowCommand,
    removeCommand,
    exportCommand,
    reportsCommand,
  ],
  help: {
    examples: [
      'npm run puzzles -- add mates.csv.zst --practice --report mates-report.csv',
      'npm run puzzles -- list --verdict cooked --mate 3',
      'npm run puzzles -- show 12',
      'npm run puzzles -- verify --seconds 600',
      'npm run -s puzzles -- export --format pgn --theme smothered > smothered.pgn',
    ],
    notes: `Files are read as streams, whatever their size. An import that was cut off goes
on where it was with the same command: what is there already is passed over.`,
    exits: {
      done: 'all is done: every line was taken, every puzzle named was found',
      notAll: 'lines were refused, a file could not be read, or nothing was found (but a list may be empty)',
    },
    json: `JSON: one object for each puzzle; a move is {"san", "uci"}.
  id, name, comment, fen, claimedMateIn         as far as they are known
  verdict        "sound", "several keys", "cooked", "shorter mate", "no mate",
                 "gave up" or "waiting"
  explanation    the verdict as a sentence
  mateIn, keys, difficulty, themes              when there is a mate
  mainLine       with show: the key, the most stubborn defence, and so on
  source, line, origin ("folder", "added" or "composed"), purpose ("daily" or
  "practice"), server (whose own it is), addedAt
  metadata       {"rating", "popularity", "themes"}: what the file said`,
  },
  explain: explainStorageFailure,
};
