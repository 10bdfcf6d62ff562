import { type Choice, defineCommand } from '../src/bot/command.js';
import { legalMoves, sanWithoutCheck, uciOf } from '../src/games/chess/moves.js';
import type { Position } from '../src/games/chess/vocabulary.js';
import type { Playing } from '../src/play/boards.js';
import type { Speech } from '../src/texts/speech.js';
import { boardName, readPuzzleRef } from '../src/views/dates.js';
import { explainNotPlaying } from '../src/views/playing.js';
import { showAnswer } from '../src/views/show-answer.js';
import { showPlaying } from '../src/views/show-playing.js';
import { askWhichBoard } from '../src/views/which-board.js';

/** Chats show at most this many suggestions. */
const SUGGESTIONS = 25;

export const move = defineCommand({
  spec: {
    name: 'move',
    description: 'Answer with one move or several, like Qh7 or Qh7 Qg7',
    audience: 'everyone',
    slow: false,
    takesPlainLines: true,
    options: [
      {
        name: 'moves',
        description: 'Your move, like Qh7, exd8=Q, O-O or h5h7',
        type: 'text',
        maxLength: 200,
        required: true,
        autocomplete: true,
      },
      { name: 'date', description: 'The board that it belongs to', type: 'text', maxLength: 20, internal: true },
      {
        name: 'ply',
        description: 'The moves played when it was chosen',
        type: 'integer',
        min: 0,
        max: 100,
        internal: true,
      },
    ],
  },

  async run(context, { moves, date, ply }) {
    const { caller, services, speech } = context;
    const { game } = services;
    const day = await game.day(caller.serverId);
    const { today } = day;
    const read = date === undefined ? undefined : readPuzzleRef(date, today, speech);
    const puzzleRef = read?.ok ? read.value : undefined;
    const written = { text: moves, notation: speech.notation };
    const answered = await game.answer(caller, written, {
      ...(puzzleRef !== undefined && { puzzleRef }),
      ...(ply !== undefined && { ply }),
      day,
    });
    switch (answered.kind) {
      case 'answered':
        return showAnswer(context, answered, today);
      case 'which board':
        return askWhichBoard(answered.boards, moves, today, speech);
      case 'too late': {
        const shown = await showPlaying(context, answered.playing);
        return { ...shown, text: `${speech.texts.choosing.earlierPosition}\n${shown.text}` };
      }
      default:
        return explainNotPlaying(answered, today, speech, puzzleRef);
    }
  },

  /** Legal moves in alphabetical order and without `+` and `#`, which would tell too much. */
  async complete({ caller, services, speech }, typed): Promise<Choice[]> {
    const wanted = typed.trim();
    // What can follow a first move would tell whether that one is right.
    if (/[\s,;]/.test(wanted)) return [{ name: wanted, value: wanted }];
    const today = await services.game.today(caller.serverId);
    const current = await services.game.current(caller, today);
    if (!current || current.first.attempt.finish) return [];
    const { first, other } = current;
    return suggestMoves(other ? [first, other] : [first], wanted.toLowerCase(), today, speech);
  },
});

/**
 * What is picked is sent as UCI, which means the same in everybody's letters: a French `Rd1` could be read as a rook's. Where
 * several boards may be meant, a move that is possible on one alone says on which.
 */
function suggestMoves(boards: readonly Playing[], wanted: string, today: string, speech: Speech): Choice[] {
  const found = boards.map(({ position }) => movesStarting(wanted, position, speech));
  const isOnAll = ({ name, value }: Choice): boolean =>
    found.every((moves) => moves.some((each) => each.name === name && each.value === value));
  return boards
    .flatMap(({ attempt }, index) =>
      (found[index] ?? [])
        .filter((move) => index === 0 || !isOnAll(move))
        .map((move) =>
          isOnAll(move) ? move : { ...move, name: `${move.name} · ${boardName(attempt.puzzleRef, today, speech)}` },
        ),
    )
    .sort((a, b) => a.name.localeCompare(b.name, speech.language))
    .slice(0, SUGGESTIONS);
}

const movesStarting = (wanted: string, position: Position, { spell }: Speech): Choice[] =>
  legalMoves(position)
    .map((each) => ({ san: sanWithoutCheck(position, each), uci: uciOf(position, each) }))
    .map(({ san, uci }) => ({
      name: spell(san),
      value: uci,
      forms: [spell(san), spell(san).replace('x', ''), san, uci],
    }))
    .filter(({ forms }) => forms.some((form) => form.toLowerCase().startsWith(wanted)))
    .map(({ name, value }) => ({ name, value }));
