import { opposite } from 'chessops/util';
import type { BoardView } from '../src/board/spec.js';
import { type Choice, defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt } from '../src/bot/text.js';
import { legalMoves, play, sanOf, sanWithoutCheck, uciOf } from '../src/chess/moves.js';
import { explainMoveFault } from '../src/chess/notation.js';
import { sideName } from '../src/chess/phrases.js';
import { sanOfUci } from '../src/chess/stored.js';
import type { Position } from '../src/chess/vocabulary.js';
import type { Interruption, Step } from '../src/play/answer.js';
import type { Answered, Playing } from '../src/play/game.js';
import { followLine } from '../src/play/judge.js';
import {
  aboutOf,
  boardAfter,
  boardOf,
  explainNotPlaying,
  giveUpButton,
  hintButton,
  lineOf,
  outcomeOf,
  solutionButton,
} from './view/playing.js';

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
    ],
  },

  async run({ caller, services, speech }, { moves }) {
    const answered = await services.game.answer(caller, { text: moves, notation: speech.notation });
    if (answered.kind === 'answered') return showAnswer(answered);
    if (answered.kind === 'too late') throw new Error('an answer that says nothing of its place came too late');
    return explainNotPlaying(answered, await services.game.today(caller.serverId));
  },

  /** Legal moves in alphabetical order and without `+` and `#`, which would tell too much. */
  async complete({ caller, services }, typed): Promise<Choice[]> {
    const playing = await services.game.latest(caller);
    if (!playing || playing.attempt.finish) return [];
    const { position } = playing;
    const wanted = typed.trim().toLowerCase();
    return legalMoves(position)
      .map((each) => ({ san: sanWithoutCheck(position, each), uci: uciOf(position, each) }))
      .filter(({ san, uci }) => [san, san.replace('x', ''), uci].some((form) => form.toLowerCase().startsWith(wanted)))
      .map(({ san }) => ({ name: san, value: san }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .slice(0, SUGGESTIONS);
  },
});

function showAnswer({ playing, answer: { steps, interruption } }: Answered): Reply {
  const last = steps.at(-1);
  const isWrong = last && last.judgement.kind !== 'correct' && last.judgement.kind !== 'mate';
  const text = [
    // The moves before the one that fails were played all the same.
    ...(isWrong && steps.length > 1 ? [`**${lineOf(playing)}** is on the board.`] : []),
    ...(last ? [judgementText(playing, last)] : []),
    ...(interruption ? [interruptionText(interruption, playing.position)] : []),
  ].join('\n');
  const { occasion: date, finish } = playing.attempt;
  return {
    text,
    personal: true,
    board: last ? boardOfStep(playing, last) : boardOf(playing),
    buttons: finish ? [solutionButton(date)] : [hintButton(date), giveUpButton(date)],
  };
}

/** A move that fails is shown on the board with what it leads to; the attempt itself stays where it was. */
function boardOfStep(playing: Playing, { before, move, judgement }: Step): BoardView {
  if (judgement.kind !== 'refuted' && judgement.kind !== 'stalemate') return boardOf(playing);
  const board = boardAfter(play(before, move), playing.start.turn, uciOf(before, move));
  return judgement.kind === 'stalemate' ? board : { ...board, arrow: { move: judgement.by, meaning: 'refutation' } };
}

function judgementText(playing: Playing, { before, move: moved, judgement }: Step): string {
  const san = `**${sanOf(before, moved)}**`;
  const defender = sideName(opposite(before.turn));
  const needed = followLine(playing.root, playing.attempt.line).mateIn;
  switch (judgement.kind) {
    case 'mate':
      return `**${lineOf(playing)}** Mate!\n${outcomeOf(playing)}\n${aboutOf(playing)}`;
    case 'correct':
      return `Right: **${lineOf(playing)}**. Now mate in ${judgement.next.mateIn}.`;
    case 'slower':
      return `${san} mates too, but in ${judgement.mateIn} moves, and there is a mate in ${needed}. Try again: this one costs nothing.`;
    case 'stalemate':
      return `${san} is stalemate: ${defender} has no move and is not in check, so it would be a draw. Try again.`;
    case 'refuted': {
      const reply = `**${sanOfUci(play(before, moved), judgement.by)}**`;
      if (needed === 1) return `${san} is not mate: ${defender} has ${reply}. Try again.`;
      return `${san} lets ${defender} escape the mate in ${needed} with ${reply}. Try again.`;
    }
  }
}

function interruptionText(interruption: Interruption, position: Position): string {
  switch (interruption.kind) {
    case 'nothing':
      return 'Type a move, like `/move Qh7`.';
    case 'other defence':
      return `You expected “${excerpt(interruption.typed)}”, but this is the defence that was played: go on from here.`;
    case 'fault':
      return `“${excerpt(interruption.typed)}”: ${explainMoveFault(interruption.fault, position)}`;
  }
}
