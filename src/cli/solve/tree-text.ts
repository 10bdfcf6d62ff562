import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position, Side } from '../../games/chess/vocabulary.js';
import { wrap } from '../program/layout.js';
import { attackNumber, defenceNumber } from '../program/moves.js';
import type { Checkpoint } from '../program/program.js';
import type { Paint, Screen } from '../program/screen.js';
import { type Intent, type Reply, type Variation, VariationBuilder } from './variations.js';

const INDENT = '  ';
const MANY = 8;

interface TreeOptions {
  readonly attacker: Side;
  readonly width: number;
  readonly paint: Paint;
}

/** A line of moves up to where the defender has more than one answer worth telling apart. */
interface Run {
  readonly pieces: readonly string[];
  /** The moves alone, to refer to this place. */
  readonly moves: readonly string[];
  readonly branch?: { readonly variation: Variation; readonly move: number };
}

/**
 * A key and its play, the way problems are written down: a line for each defence and its answer, what follows below it,
 * and what needs no choice on the same line. Play that was shown before is only referred to.
 */
export class TreeText {
  /** Play of more than a line, and after which moves it stands. */
  readonly #shown = new Map<Variation, string>();

  constructor(readonly options: TreeOptions) {}

  *lines(key: Variation): Generator<string> {
    const { attacker, paint } = this.options;
    const move = `${attackNumber(attacker, 1)}${key.move}${key.move.endsWith('#') ? '' : '!'}`;
    yield [paint.strong(move), ...this.#aim(key.intent, 1)].join(' ');
    for (const reply of key.replies) yield* this.#branch(reply, key, 1, INDENT, []);
  }

  *#branch(reply: Reply, from: Variation, move: number, indent: string, path: readonly string[]): Generator<string> {
    const run = this.#run(reply, from, move, path);
    const lines = wrap(run.pieces, this.options.width - indent.length - INDENT.length);
    for (const [index, line] of lines.entries()) yield indent + (index === 0 ? '' : INDENT) + line;
    const { branch } = run;
    if (!branch) return;
    const here = [...path, ...run.moves];
    for (const each of branch.variation.replies) {
      yield* this.#branch(each, branch.variation, branch.move, indent + INDENT, here);
    }
  }

  #run(first: Reply, before: Variation, firstMove: number, path: readonly string[]): Run {
    const { attacker, paint } = this.options;
    const pieces: string[] = [];
    const moves: string[] = [];
    let reply = first;
    let from = before;
    for (let move = firstMove; ; move += 1) {
      // In the middle of a line Black's moves need no number.
      const starts = moves.length === 0;
      const number = defenceNumber(attacker, move);
      const { defences, next } = reply;
      pieces.push(...listedAfter(starts || attacker === 'black' ? number : '', shortened(reply, from)));
      moves.push(`${(starts && path.length === 0) || attacker === 'black' ? number : ''}${defences[0] ?? ''}`);

      const answer = `${attacker === 'white' ? attackNumber(attacker, move + 1) : ''}${next.move}`;
      pieces.push(answer, ...dualsOf(next));
      const [only, ...others] = next.replies;
      if (!only) return { pieces, moves };
      if (others.length === 0) {
        moves.push(answer);
        reply = only;
        from = next;
        continue;
      }
      const shownAfter = this.#shown.get(next);
      if (shownAfter !== undefined) return { pieces: [...pieces, paint.faint(`as after ${shownAfter}`)], moves };
      this.#shown.set(next, [...path, ...moves].join(' '));
      pieces.push(...this.#aim(next.intent, move + 1));
      return { pieces, moves: [...moves, answer], branch: { variation: next, move: move + 1 } };
    }
  }

  /** What a quiet move threatens, or that it only waits. */
  #aim(intent: Intent, move: number): string[] {
    const { attacker, paint } = this.options;
    if (intent.kind === 'zugzwang') return [paint.faint('zugzwang')];
    if (intent.kind !== 'threat') return [];
    const moves = intent.threat.moves.map(({ san }) => san).join();
    return [paint.faint(`threat ${attackNumber(attacker, move + 1)}${moves}`)];
  }
}

/** When all the rest is answered alike, a long list says less than the word for it. */
function shortened(reply: Reply, { replies }: Variation): readonly string[] {
  if (reply.defences.length < MANY || reply !== replies.at(-1)) return reply.defences;
  return [replies.length === 1 ? 'any' : 'any other'];
}

const listedAfter = (number: string, defences: readonly string[]): string[] =>
  defences.map((defence, index) => (index === 0 ? number : '') + defence + (index < defences.length - 1 ? ',' : ''));

const dualsOf = ({ duals }: Variation): string[] =>
  duals.map((dual, index) => `${index === 0 ? '(or ' : ''}${dual}${index < duals.length - 1 ? ', ' : ')'}`);

/** A large tree goes out in pieces: `| head` then ends it early. */
const LINES_AT_ONCE = 200;

export async function printTree(
  position: Position,
  root: AttackNode,
  screen: Screen,
  checkpoint: Checkpoint,
  indent: string,
): Promise<void> {
  const { paint, width } = screen;
  const builder = new VariationBuilder(checkpoint);
  for (const key of root.continuations) {
    const text = new TreeText({ attacker: position.turn, width: width - indent.length, paint });
    let lines = [''];
    for (const line of text.lines(await builder.ofKey(position, key, root.mateIn))) {
      lines.push(indent + line);
      if (lines.length < LINES_AT_ONCE) continue;
      screen.print(lines);
      lines = [];
      await checkpoint();
    }
    screen.print(lines);
  }
}
