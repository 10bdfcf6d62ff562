import type { Button, Invocation, Menu, Reply } from '../bot/reply.js';
import type { Defence } from '../engine/mate/solution.js';
import { playUci, sanLine, sanOfUci } from '../games/chess/moves.js';
import { fenOf } from '../games/chess/position.js';
import type { Position } from '../games/chess/vocabulary.js';
import type { ChessBoard } from '../pictures/picture.js';
import type { Playing } from '../play/boards.js';
import type { Ply } from '../play/solution-line.js';
import type { Speech } from '../texts/speech.js';
import { chessPicture } from './chess-boards.js';
import { nameOf } from './dates.js';
import { aboutPuzzle, outcomeInWords, puzzleTitle } from './playing.js';

/** Where somebody stands in a solution: the line chosen, and how many of its moves are on the board. */
interface Place {
  readonly plies: readonly Ply[];
  readonly choices: readonly number[];
  readonly at: number;
}

/** Defences chosen at each turn, as buttons carry them: `0.2.1`. */
export const readChoices = (text: string): readonly number[] =>
  text === '' ? [] : text.split('.').map((each) => Number.parseInt(each, 10) || 0);

const writeChoices = (choices: readonly number[]): string => choices.join('.').replace(/(^|\.)0(\.0)*$/, '');

export function showSolution(playing: Playing, place: Place, speech: Speech): Reply {
  const { plies } = place;
  const at = Math.min(place.at, plies.length);
  const position = plies.slice(0, at).reduce((before, ply) => playUci(before, ply.move), playing.start);
  const next = plies[at];
  const lastMove = plies[at - 1]?.move;
  const board: ChessBoard = {
    fen: fenOf(position),
    orientation: playing.start.turn,
    ...(lastMove && { lastMove }),
    ...(next && !next.defences && { arrow: { move: next.move, meaning: 'solution' } }),
  };
  const menu = defenceMenu(playing, { ...place, at }, speech);
  return {
    text: [
      puzzleTitle(playing, speech),
      lineText(playing, plies, at, speech),
      ...notes(playing, plies, at, speech),
      speech.texts.playing.headed(nameOf(playing.attempt.puzzleRef, speech), outcomeInWords(playing, speech)),
      aboutPuzzle(playing, speech),
    ].join('\n'),
    personal: true,
    pictures: [chessPicture(board, speech)],
    buttons: [step('◀', at - 1, at === 0), step('▶', at + 1, at === plies.length)],
    ...(menu && { menus: [menu] }),
  };

  function step(label: string, target: number, disabled: boolean): Button {
    return {
      label,
      style: 'secondary',
      inPlace: true,
      disabled,
      invoke: invokeAt(playing, place.choices, disabled ? at : target),
    };
  }
}

const invokeAt = (playing: Playing, choices: readonly number[], at: number): Invocation => {
  const written = writeChoices(choices);
  return {
    command: 'solution',
    args: {
      date: playing.attempt.puzzleRef,
      at,
      ...(written && { defences: written }),
    },
  };
};

/** The line in full, with the moves that are on the board in bold. */
function lineText({ start }: Playing, plies: readonly Ply[], at: number, { spell }: Speech): string {
  const moves = plies.map((ply) => ply.move);
  const whole = spell(sanLine(start, moves));
  const shown = spell(sanLine(start, moves.slice(0, at)));
  // The last move on the board reads the same in both, so the shown part is a prefix of the whole line.
  return shown === '' ? whole : `**${shown}**${whole.slice(shown.length)}`;
}

function notes(playing: Playing, plies: readonly Ply[], at: number, { texts, spell }: Speech): string[] {
  const last = plies[at - 1];
  if (!last?.duals || last.duals.length === 0) return [];
  const before = plies.slice(0, at - 1).reduce((position, ply) => playUci(position, ply.move), playing.start);
  return [texts.proof.asQuick(last.duals.map((dual) => spell(sanOfUci(before, dual))))];
}

/** The defences to the attacker's last move on the board (to the first one before any is). */
function defenceMenu(playing: Playing, { plies, choices, at }: Place, speech: Speech): Menu | undefined {
  const { texts, spell } = speech;
  const turn = Math.max(0, Math.ceil(at / 2) - 1);
  const ply = plies[2 * turn + 1];
  if (!ply?.defences) return undefined;
  const { all, chosen } = ply.defences;
  const before = plies.slice(0, 2 * turn + 1).reduce((position, each) => playUci(position, each.move), playing.start);
  const options = all.map((defence, index) => {
    const move = spell(sanOfUci(before, defence.move));
    return {
      label: index === chosen ? texts.proof.shown(move) : move,
      description: answerTo(before, defence, speech),
      invoke: invokeAt(playing, withChoice(choices, turn, index), 2 * turn + 2),
    };
  });
  const key = sanLine(
    playing.start,
    plies.slice(0, 2 * turn + 1).map((each) => each.move),
  )
    .split(' ')
    .at(-1);
  return { placeholder: texts.proof.defences(before.turn, all.length, spell(key ?? '')), options };
}

/** What the menu tells of a defence: the mate that punishes it, or how long it lasts. */
function answerTo(before: Position, { move, next }: Defence, { texts, spell }: Speech): string {
  const [mate] = next.continuations;
  return next.mateIn === 1 && mate
    ? texts.proof.thenMove(spell(sanOfUci(playUci(before, move), mate.move)))
    : texts.proof.thenMate(next.mateIn);
}

function withChoice(choices: readonly number[], turn: number, choice: number): readonly number[] {
  // What was chosen further on belonged to another line.
  const upTo = Array.from({ length: turn }, (_, index) => choices[index] ?? 0);
  return [...upTo, choice];
}
