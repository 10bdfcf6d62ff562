/** What `--help` says after the commands. */
export const AFTER_HELP = `
Examples:
  npm run puzzles -- add mates.csv.zst --practice --report mates-report.csv
  npm run puzzles -- list --verdict cooked --mate 3
  npm run puzzles -- show 12
  npm run puzzles -- verify --seconds 600
  npm run -s puzzles -- export --format pgn --theme smothered > smothered.pgn

Files are read as streams, whatever their size. An import that was cut off goes
on where it was with the same command: what is there already is passed over.

Exit code:
  0  all is done: every line was taken, every puzzle named was found
  1  lines were refused, a file could not be read, or nothing was found
     (but a list may be empty)
  2  the command was wrong, and nothing was done

JSON: one object for each puzzle; a move is {"san", "uci"}.
  id, name, comment, fen, claimedMateIn         as far as they are known
  verdict        "sound", "several keys", "cooked", "shorter mate", "no mate",
                 "gave up" or "waiting"
  explanation    the verdict as a sentence
  mateIn, keys, difficulty, themes              when there is a mate
  mainLine       with show: the key, the most stubborn defence, and so on
  source, line, origin ("folder", "added" or "composed"), purpose ("daily" or
  "practice"), server (whose own it is), addedAt
  metadata       {"rating", "popularity", "themes"}: what the file said`;
