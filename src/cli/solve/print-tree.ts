import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position } from '../../games/chess/vocabulary.js';
import type { Breath } from '../program/breath.js';
import type { Screen } from '../program/screen.js';
import { TreeText } from './tree-text.js';
import { VariationBuilder } from './variations.js';

/** A large tree goes out in pieces: `| head` then ends it early. */
const LINES_AT_ONCE = 200;

export async function printTree(
  position: Position,
  root: AttackNode,
  screen: Screen,
  breath: Breath,
  indent: string,
): Promise<void> {
  const { paint, width } = screen;
  const builder = new VariationBuilder(breath);
  for (const key of root.continuations) {
    const text = new TreeText({ attacker: position.turn, width: width - indent.length, paint });
    let lines = [''];
    for (const line of text.lines(await builder.ofKey(position, key, root.mateIn))) {
      lines.push(indent + line);
      if (lines.length < LINES_AT_ONCE) continue;
      screen.print(lines);
      lines = [];
      await breath.take();
    }
    screen.print(lines);
  }
}
