import { opposite } from 'chessops/util';
import { defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import type { Notation } from '../src/chess/letters.js';
import { play, playUci, sanOf, uciOf } from '../src/chess/moves.js';
import { explainMoveFault, readMove, splitMoves } from '../src/chess/notation.js';
import { sideName } from '../src/chess/phrases.js';
import { sanOfUci } from '../src/chess/stored.js';
import type { Move, Position } from '../src/chess/vocabulary.js';
import type { Playing } from '../src/play/game.js';
import { judgeMove } from '../src/play/judge.js';
import type { AttackNode } from '../src/solver/solution.js';
import { findContinuation } from '../src/solver/walk.js';
import { readDate } from './view/dates.js';
import { boardAfter, giveUpButton, showPuzzle } from './view/playing.js';

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

  async run({ caller, services, speech }, { move, date: typed }) {
    const { game } = services;
    const date = readDate(typed, await game.today(caller.serverId));
    if (!date.ok) return sentence(date.fault);
    const playing = await (typed === undefined ? game.latest(caller) : game.find(caller, date.value));
    if (!playing) {
      return { ...sentence('Look at the puzzle first: `/puzzle` shows it.'), buttons: [showPuzzle(date.value)] };
    }
    if (!playing.attempt.finish) {
      const text = 'That would give the answer away. Ask again when you have solved the puzzle or given it up.';
      return { ...sentence(text), buttons: [giveUpButton(playing.attempt.occasion)] };
    }
    return explain(playing, splitMoves(move), speech.notation);
  },
});

/** Follows the line up to its last move, which is the one asked about. */
function explain(playing: Playing, typed: readonly string[], notation: Notation): Reply {
  let position: Position = playing.start;
  let node: AttackNode = playing.root;
  for (let index = 0; index < typed.length; index += 2) {
    const asked = readMove(position, typed[index] ?? '', notation);
    if (!asked.ok) return unclear(typed[index], explainMoveFault(asked.fault, position));
    const reply = typed[index + 1];
    if (reply === undefined) return verdict(playing, position, node, asked.value);

    const continuation = findContinuation(node, uciOf(position, asked.value));
    if (!continuation) return verdict(playing, position, node, asked.value);
    position = play(position, asked.value);
    const answered = readMove(position, reply, notation);
    if (!answered.ok) return unclear(reply, explainMoveFault(answered.fault, position));
    const defence = continuation.defences.find((each) => each.move === uciOf(position, answered.value));
    if (!defence) break;
    position = playUci(position, defence.move);
    node = defence.next;
  }
  return sentence('Name the move you want to know about, like `/why Qh7`, or a line that ends with it.');
}

const unclear = (typed: string | undefined, why: string): Reply => sentence(`“${excerpt(typed ?? '')}”: ${why}`);

function verdict(playing: Playing, position: Position, node: AttackNode, move: Move): Reply {
  const uci = uciOf(position, move);
  const san = `**${sanOf(position, move)}**`;
  const defender = sideName(opposite(position.turn));
  const board = boardAfter(play(position, move), playing.start.turn, uci);
  if (!node.tries && !findContinuation(node, uci)) {
    return sentence(
      `${san} is not one of the shortest mates here. The refutations are kept for the defence that is played against you: ask along that line.`,
    );
  }
  const judgement = judgeMove(node, uci);
  switch (judgement.kind) {
    case 'mate':
      return { text: `${san} is mate: nothing is wrong with it.`, personal: true, board };
    case 'correct':
      return { text: `${san} is right: it mates in ${node.mateIn}. \`/solution\` shows how.`, personal: true, board };
    case 'stalemate':
      return { text: `${san} is stalemate: ${defender} has no move and is not in check.`, personal: true, board };
    case 'slower': {
      const text = `${san} mates too, but in ${judgement.mateIn} moves instead of ${node.mateIn}.`;
      return { text, personal: true, board };
    }
    case 'refuted': {
      const reply = sanOfUci(play(position, move), judgement.by);
      const text = `${san} fails to **${reply}**: after it there is no mate in ${node.mateIn}.`;
      return { text, personal: true, board: { ...board, arrow: { move: judgement.by, meaning: 'refutation' } } };
    }
  }
}
