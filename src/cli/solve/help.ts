import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { DEFAULT_MATE_IN } from '../../puzzles/verdict.js';

/** What `--help` says after the options. */
export const AFTER_HELP = `
Examples:
  npm run solve -- "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1" --tree
  npm run solve -- mine.epd --mate 3    (3 where the file claims nothing)
  npm run -s solve -- --json | jq .     (-s keeps npm's own lines out)

Without a claim a position is searched up to mates in ${MAX_CLAIMED_MATE}, a line of a file up to
mates in ${DEFAULT_MATE_IN}.

Beside a solution, "Tries" are first moves that only one reply refutes, and
"Refuted" are those that several do, each with its best reply.

Exit code:
  0  every puzzle is sound: one key, in the length that was claimed
  1  a puzzle is cooked, shorter, without mate or not decided; a refused line
  2  the command was wrong, and nothing was solved

JSON: one object for each puzzle; a move is {"san", "uci"}.
  file, lineNumber, name, fen, claimedMateIn    as far as they are known
  verdict        "sound", "cooked", "shorter mate", "no mate" or "gave up"
  explanation    the verdict as a sentence
  mateIn, keys, mainLine, tries                 when there is a mate
  noMateWithin   there is no mate in so many moves
  someMate       {"within", "key"}: when the time ran out, a mate of the claimed
                 length that was found for a single position all the same
  because        "time", "nodes", "memory" or "cancelled", when it gave up
  nodes, milliseconds
  tree           with --tree: {"root", "nodes"}; a node is {"mateIn",
                 "continuations": [{"uci", "defences": [{"uci", "next"}]}]},
                 and root and next are numbers of nodes
One of the tries is a move with kind ("refuted", "slower", "stalemate", or
"undecided": it misses the mate, and whether it mates later was not settled), by
(the best reply), mateIn (of the slower mate) and, when a single position was
given, onlyDefence: whether no other reply refutes it (left out if not known).
A refused line is {"file", "lineNumber", "refused"}. With --compare there is one
object: cores, disagreements, puzzles, and in milliseconds oneCore, manyAtOnce
and oneOnAllCores; each of the puzzles has the first and the last of them.`;
