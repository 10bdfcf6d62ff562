import { opposite } from 'chessops/util';
import type { BoardView } from '../src/board/spec.js';
import { type Choice, type Context, defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt } from '../src/bot/text.js';
import { legalMoves, play, sanOf, sanWithoutCheck, uciOf } from '../src/chess/moves.js';
import { sanOfUci } from '../src/chess/stored.js';
import type { Position } from '../src/chess/vocabulary.js';
import type { Interruption, Step } from '../src/play/answer.js';
import type { Answered, Playing } from '../src/play/game.js';
import { followLine } from '../src/play/judge.js';
import type { Speech } from '../src/texts/speech.js';
import { buttonsAfter, buttonsWhilePlaying } from './view/buttons.js';
import { chooserFor } from './view/choosing.js';
import { readOccasion } from './view/dates.js';
import { explainMoveFault } from './view/move-faults.js';
import { aboutOf, boardAfter, boardOf, explainNotPlaying, lineOf, outcomeOf } from './view/playing.js';
import { showPlaying } from './view/show-playing.js';
import { standingLines } from './view/standing.js';

/** Chats show at most this many suggestions. */
const SUGGESTIONS = 25;

export const move = defineCommand({
  spec: {
    name: 'move',
    description: 'Answer with one move or several, like Qh7 or Qh7 Qg7',
    audience: 'everyone',
    slow: false,
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
    const today = await game.today(caller.serverId);
    const read = date === undefined ? undefined : readOccasion(date, today, speech);
    const occasion = read?.ok ? read.value : undefined;
    const written = { text: moves, notation: speech.notation };
    const answered = await game.answer(caller, written, {
      ...(occasion !== undefined && { occasion }),
      ...(ply !== undefined && { ply }),
    });
    switch (answered.kind) {
      case 'answered':
        return showAnswer(context, answered);
      case 'too late': {
        const shown = await showPlaying(context, answered.playing);
        return { ...shown, text: `${speech.texts.choosing.earlierPosition}\n${shown.text}` };
      }
      default:
        return explainNotPlaying(answered, today, speech, occasion);
    }
  },

  /** Legal moves in alphabetical order and without `+` and `#`, which would tell too much. */
  async complete({ caller, services, speech }, typed): Promise<Choice[]> {
    const wanted = typed.trim();
    // What can follow a first move would tell whether that one is right.
    if (/[\s,;]/.test(wanted)) return [{ name: wanted, value: wanted }];
    const playing = await services.game.latest(caller);
    if (!playing || playing.attempt.finish) return [];
    return suggestMoves(playing.position, wanted.toLowerCase(), speech);
  },
});

function suggestMoves(position: Position, wanted: string, { spell, language }: Speech): Choice[] {
  return legalMoves(position)
    .map((each) => ({ san: sanWithoutCheck(position, each), uci: uciOf(position, each) }))
    .map(({ san, uci }) => ({ name: spell(san), forms: [spell(san), spell(san).replace('x', ''), san, uci] }))
    .filter(({ forms }) => forms.some((form) => form.toLowerCase().startsWith(wanted)))
    .map(({ name }) => ({ name, value: name }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .slice(0, SUGGESTIONS);
}

async function showAnswer(context: Context, { playing, answer: { steps, interruption } }: Answered): Promise<Reply> {
  const { speech } = context;
  const last = steps.at(-1);
  const isWrong = last && last.judgement.kind !== 'correct' && last.judgement.kind !== 'mate';
  const { occasion, finish } = playing.attempt;
  const text = [
    // The moves before the one that fails were played all the same.
    ...(isWrong && steps.length > 1 ? [speech.texts.answers.onTheBoard(lineOf(playing, speech))] : []),
    ...(last ? [judgementText(playing, last, speech)] : []),
    ...(finish
      ? [outcomeOf(playing, speech), ...(await standingLines(context, playing)), aboutOf(playing, speech)]
      : []),
    ...(interruption ? [interruptionText(interruption, playing.position, speech)] : []),
  ].join('\n');
  const chooser = finish ? undefined : chooserFor(playing, { flipped: false }, speech);
  return {
    text,
    personal: true,
    board: last ? boardOfStep(playing, last) : boardOf(playing),
    buttons: finish ? buttonsAfter(playing.attempt, speech) : buttonsWhilePlaying(occasion, speech),
    ...(chooser && { menus: [chooser.menu] }),
  };
}

/** A move that fails is shown on the board with what it leads to; the attempt itself stays where it was. */
function boardOfStep(playing: Playing, { before, move, judgement }: Step): BoardView {
  if (judgement.kind !== 'refuted' && judgement.kind !== 'stalemate') return boardOf(playing);
  const board = boardAfter(play(before, move), playing.start.turn, uciOf(before, move));
  return judgement.kind === 'stalemate' ? board : { ...board, arrow: { move: judgement.by, meaning: 'refutation' } };
}

function judgementText(playing: Playing, { before, move: moved, judgement }: Step, speech: Speech): string {
  const { answers } = speech.texts;
  const san = speech.spell(sanOf(before, moved));
  const defender = opposite(before.turn);
  const needed = followLine(playing.root, playing.attempt.line).mateIn;
  switch (judgement.kind) {
    case 'mate':
      return answers.mate(lineOf(playing, speech));
    case 'correct':
      return answers.right(lineOf(playing, speech), judgement.next.mateIn);
    case 'slower':
      return answers.slower(san, judgement.mateIn, needed);
    case 'stalemate':
      return answers.stalemate(san, defender);
    case 'refuted': {
      const reply = speech.spell(sanOfUci(play(before, moved), judgement.by));
      return needed === 1 ? answers.notMate(san, defender, reply) : answers.escapes(san, defender, needed, reply);
    }
  }
}

function interruptionText(interruption: Interruption, position: Position, speech: Speech): string {
  const { answers } = speech.texts;
  switch (interruption.kind) {
    case 'nothing':
      return answers.typeAMove;
    case 'other defence':
      return answers.otherDefence(excerpt(interruption.typed));
    case 'fault':
      return answers.unclear(excerpt(interruption.typed), explainMoveFault(interruption.fault, position, speech));
  }
}
