import type { Button, Invocation, Reply } from '../bot/reply.js';
import { excerpt, isolated } from '../bot/text.js';
import { playUci, sanOf, storedMove } from '../games/chess/moves.js';
import { fenOf, positionOfFen } from '../games/chess/position.js';
import { placeOf } from '../people/solves.js';
import type { ChessPicture } from '../pictures/picture.js';
import type { Solver } from '../play/player-store.js';
import type { Puzzle } from '../play/puzzle.js';
import type { PopularTry, Recap } from '../play/recap.js';
import type { Speech } from '../texts/speech.js';
import { chessPicture, startBoard } from './chess-boards.js';
import { formatDuration, MEDALS, rankSign } from './format.js';

/** Whether all see it or one alone is for who shows it. */
type RecapReply = Omit<Reply, 'personal'>;

/** Those who are named after the medals, and how much of a name is. */
const MOST_NAMED = 15;
const NAME_LENGTH = 24;

/** What only one has tried says little, beside what many have. */
const LEAST_FOR_SECOND = 2;

/** How a day went, without its solution: who has not solved it may still want to. */
export function recapReply({ date, puzzle, day, tries }: Recap, speech: Speech): RecapReply {
  const { recap } = speech.texts;
  const shown = tries.filter(({ members }, index) => index === 0 || members >= LEAST_FOR_SECOND);
  const sentences = shown.map((each) => tryInWords(each, puzzle, day.players, speech));
  const boards = shown.map((each) => boardAfter(each, puzzle, speech));
  return {
    text: [
      `**${recap.title(date, puzzle.mateIn)}**`,
      recap.solvedBy(day.solved, day.players),
      ...solversInWords(day, speech),
      ...sentences.map((words, index) => (index === 0 ? recap.popularTry(words) : recap.otherTry(words))),
    ].join('\n'),
    pictures: boards.length > 0 ? boards : [startBoard(puzzle, speech)],
    buttons: buttonsFor(date, speech),
  };
}

/** What takes its place when everybody whom it told of is forgotten. */
export const emptyRecapReply = (date: string, puzzle: Puzzle | undefined, speech: Speech): RecapReply => ({
  text: speech.texts.recap.nothingLeft(date),
  ...(puzzle && { pictures: [startBoard(puzzle, speech)] }),
  buttons: buttonsFor(date, speech),
});

/** What a button of a date's recap carries, and of no other post: by it the recap is known again. */
export const showingSolution = (date: string): Invocation => ({ command: 'solution', args: { date } });

/** Today's is meant, whenever it is pressed: with a date it would be the button of a daily. It starts no clock unasked. */
const buttonsFor = (date: string, { texts: { playing } }: Speech): readonly Button[] => [
  { label: playing.solution, style: 'secondary', invoke: showingSolution(date) },
  { label: playing.todaysPuzzle, style: 'primary', invoke: { command: 'puzzle', args: { veil: true } } },
];

function solversInWords({ solved, solvers }: Recap['day'], speech: Speech): readonly string[] {
  const ranked = solvers.flatMap(({ time, ...solver }) =>
    time === undefined ? [] : [{ ...solver, time, faults: solver.wrong + solver.hints }],
  );
  const medallists = ranked.slice(0, MEDALS.length);
  const medals = medallists.map((solver) => {
    const { place = 0 } = placeOf(solver.userId, ranked);
    return [`${rankSign(place)} ${nameOf(solver)}`, formatDuration(solver.time, speech), ...faultsInWords(solver)].join(
      ' · ',
    );
  });
  const others = solvers.filter(({ userId }) => !medallists.some((each) => each.userId === userId));
  if (others.length === 0) return medals;
  const named = others.slice(0, MOST_NAMED);
  const unnamed = solved - medallists.length - named.length;
  const { solvedByNames, alsoSolved } = speech.texts.recap;
  return [...medals, (medals.length > 0 ? alsoSolved : solvedByNames)(named.map(nameOf), unnamed)];

  function faultsInWords({ wrong, hints }: Solver): readonly string[] {
    const { common } = speech.texts;
    return [...(wrong > 0 ? [common.wrongTries(wrong)] : []), ...(hints > 0 ? [common.hints(hints)] : [])];
  }
}

const nameOf = ({ name }: Pick<Solver, 'name'>): string => isolated(excerpt(name, NAME_LENGTH));

function tryInWords({ move, members, by }: PopularTry, { fen }: Puzzle, players: number, speech: Speech): string {
  const { recap, dates } = speech.texts;
  const start = positionOfFen(fen);
  const percent = new Intl.NumberFormat(dates.locale, { style: 'percent' });
  const share = percent.format(Math.max(0.01, members / players));
  const tried = speech.spell(sanOf(start, storedMove(start, move)));
  if (by === undefined) return recap.stalemate(share, tried);
  const after = playUci(start, move);
  return recap.refuted(share, tried, speech.spell(sanOf(after, storedMove(after, by))));
}

function boardAfter({ move, by }: PopularTry, { fen }: Puzzle, speech: Speech): ChessPicture {
  const start = positionOfFen(fen);
  const arrow = by !== undefined && ({ move: by, meaning: 'refutation' } as const);
  const board = { fen: fenOf(playUci(start, move)), orientation: start.turn, lastMove: move };
  return chessPicture({ ...board, ...(arrow && { arrow }) }, speech);
}
