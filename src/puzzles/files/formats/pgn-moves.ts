import { fail, ok, type Result } from '../../../shared/result.js';
import type { LineFault } from '../line-fault.js';

interface MoveText {
  /** What is said before the first move; later remarks could give the solution away. */
  readonly comment: string;
  /** The moves of the main line as they are written, without numbers and marks. */
  readonly moves: readonly string[];
}

/** Deeper side lines are a mistake, or malice. */
const MAX_DEPTH = 100;

/** Whether a comment goes on after this line of moves. */
export function isOpenAfter(text: string, isInComment: boolean): boolean {
  let isOpen = isInComment;
  for (const [mark] of text.matchAll(/[{};]/g)) {
    if (!isOpen && mark === ';') return false;
    if (mark !== ';') isOpen = mark === '{';
  }
  return isOpen;
}

/** The main line and the first comment; side lines, later comments and marks are passed over. Comments are all closed. */
export function readMoveText(lines: readonly string[]): Result<MoveText, LineFault> {
  const moves: string[] = [];
  const comments: string[] = [];
  let depth = 0;
  const keep = (comment: string) => {
    // Programs hide commands in comments, such as `[%clk 0:10]`. None has a bracket inside: where many are opened and none
    // is closed, each is looked at up to the next one only.
    if (depth === 0 && moves.length === 0) comments.push(comment.replace(/\[%[^\][]*\]/g, ' ').trim());
  };
  for (const [token] of lines.join('\n').matchAll(/\{[^}]*\}|;[^\n]*|[()]|[^\s(){};]+/g)) {
    if (token.startsWith('{')) keep(token.slice(1, -1));
    else if (token.startsWith(';')) keep(token.slice(1));
    else if (token === '(') depth += 1;
    else if (token === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      if (RESULT.test(token)) break;
      const move = withoutMarks(token);
      if (move !== '') moves.push(move);
    }
    if (depth > MAX_DEPTH) return fail({ code: 'deep side lines', most: MAX_DEPTH });
  }
  if (depth > 0) return fail({ code: 'open side line' });
  return ok({ comment: comments.filter((comment) => comment !== '').join(' '), moves });
}

const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;

/**
 * `12...Qh7+!?` without its number and its praise; empty when nothing else is there, such as `$1`. Praise is looked at from
 * its first mark only: from each of them it would take minutes where a file has thousands in a row.
 */
const withoutMarks = (token: string): string =>
  token
    .replace(/^\d+\.+|^\d+$|^\.+/, '')
    .replace(/(?<![!?])[!?]+$/, '')
    .replace(/^\$\d+$/, '')
    .replace(/[0oO]-[0oO](?:-[0oO])?/, (castling) => castling.replace(/[0o]/g, 'O'));
