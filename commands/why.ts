import { opposite } from 'chessops/util';
import { defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import type { AttackNode } from '../src/engine/mate/solution.js';
import { findContinuation } from '../src/engine/mate/walk.js';
import { play, playUci, sanOf, sanOfUci, uciOf } from '../src/games/chess/moves.js';
import { type MoveFault, splitMoves } from '../src/games/chess/notation.js';
import type { Move, Position } from '../src/games/chess/vocabulary.js';
import type { Playing } from '../src/play/boards.js';
import { judgeMove } from '../src/play/judge.js';
import { meaningsOf } from '../src/play/meanings.js';
import { isPractice } from '../src/play/puzzle-ref.js';
import type { Speech } from '../src/texts/speech.js';
import { giveUpButton, startPuzzle } from '../src/views/buttons.js';
import { boardAfter, chessPicture } from '../src/views/chess-boards.js';
import { readPuzzleRef } from '../src/views/dates.js';
import { explainMoveFault } from '../src/views/move-faults.js';
import { namePuzzle, notBegun } from '../src/views/playing.js';

export const why = defineCommand({
  spec: {
    name: 'why',
    description: 'Why not this move? The defence that refutes it, once your attempt is over',
    audience: 'everyone',
    slow: false,
    options: [
      {
        name: 'move',
        description: 'A first move like Qh7, or a line like Qh7 Kf8 Qg7 that ends with it',
        type: 'text',
        maxLength: 200,
        required: true,
      },
      { name: 'date', description: 'An earlier day, like 2026-11-16 or yesterday', type: 'text', maxLength: 20 },
    ],
  },

  async run(context, { move, date: typed }) {
    const { caller, services, speech } = context;
    const { game } = services;
    const { answers } = speech.texts;
    const today = await game.today(caller.serverId);
    const puzzleRef = readPuzzleRef(typed, today, speech);
    if (!puzzleRef.ok) return sentence(puzzleRef.fault);
    const playing = await (typed === undefined ? game.askedAbout(caller, today) : game.find(caller, puzzleRef.value));
    if (!playing) {
      if (isPractice(puzzleRef.value)) return notBegun(puzzleRef.value, speech);
      return { ...sentence(answers.whyLookFirst), buttons: [startPuzzle(speech, puzzleRef.value)] };
    }
    const { puzzleRef: at, finish } = playing.attempt;
    const reply = finish
      ? explain(playing, splitMoves(move), speech)
      : { ...sentence(answers.whyTooEarly), buttons: [giveUpButton(at, speech)] };
    return { ...reply, text: namePuzzle(context, playing, today, reply.text) };
  },
});

/**
 * Follows the line up to its last move, which is the one asked about. That one is read in the member's own letters where it
 * can be; before it, the letters are meant in which the line goes on.
 */
function explain(playing: Playing, typed: readonly string[], speech: Speech): Reply {
  let position: Position = playing.start;
  let node: AttackNode = playing.root;
  for (let index = 0; index < typed.length; index += 2) {
    const [word = '', reply] = typed.slice(index, index + 2);
    const asked = meaningsOf(position, word, speech.notation);
    const [own] = asked.moves;
    if (!own || (reply === undefined && asked.fault?.code === 'ambiguous')) {
      return unclear(word, asked.fault, position, speech);
    }
    if (reply === undefined) return verdict(playing, position, node, own, speech);

    const right = asked.moves.find((move) => findContinuation(node, uciOf(position, move)));
    const continuation = right && findContinuation(node, uciOf(position, right));
    if (!right || !continuation) return verdict(playing, position, node, own, speech);
    const attacked = play(position, right);
    const answered = meaningsOf(attacked, reply, speech.notation);
    if (answered.moves.length === 0) return unclear(reply, answered.fault, attacked, speech);
    const replies = answered.moves.map((move) => uciOf(attacked, move));
    const defence = continuation.defences.find(({ move }) => replies.includes(move));
    if (!defence) break;
    position = playUci(attacked, defence.move);
    node = defence.next;
  }
  return sentence(speech.texts.answers.whyNameAMove);
}

const unclear = (typed: string, fault: MoveFault | undefined, position: Position, speech: Speech): Reply =>
  sentence(
    speech.texts.answers.unclear(excerpt(typed), explainMoveFault(fault ?? { code: 'unreadable' }, position, speech)),
  );

function verdict(playing: Playing, position: Position, node: AttackNode, move: Move, speech: Speech): Reply {
  const { spell, texts } = speech;
  const { answers } = texts;
  const uci = uciOf(position, move);
  const san = spell(sanOf(position, move));
  if (!node.tries && !findContinuation(node, uci)) return sentence(answers.whyOffLine(san));
  const board = boardAfter(play(position, move), playing.start.turn, uci);
  const pictures = [chessPicture(board, speech)];
  const judgement = judgeMove(node, uci);
  switch (judgement.kind) {
    case 'mate':
      return { text: answers.whyMate(san), personal: true, pictures };
    case 'correct':
      return { text: answers.whyRight(san, node.mateIn), personal: true, pictures };
    case 'stalemate':
      return { text: answers.whyStalemate(san, opposite(position.turn)), personal: true, pictures };
    case 'slower':
      return { text: answers.whySlower(san, judgement.mateIn, node.mateIn), personal: true, pictures };
    case 'refuted':
    case 'undecided': {
      const reply = spell(sanOfUci(play(position, move), judgement.by));
      const say = judgement.kind === 'refuted' ? answers.whyRefuted : answers.whyUndecided;
      const text = say(san, reply, node.mateIn);
      const refuted = { ...board, arrow: { move: judgement.by, meaning: 'refutation' } } as const;
      return { text, personal: true, pictures: [chessPicture(refuted, speech)] };
    }
  }
}
