import { batch, computed, signal } from '@preact/signals';
import { playUci } from '../../../../games/chess/moves.js';
import { fenOf, positionOfFen } from '../../../../games/chess/position.js';
import type { BoardState, MoveAnswer } from '../../../../live/answers.js';
import type { LiveRequestOf } from '../../../../live/requests.js';
import { type Asked, ask } from './ask.js';

/** What the board shows while it differs from the attempt: a move on its way to the bot, or what refutes one. */
interface Shown {
  readonly fen: string;
  readonly lastMove?: string;
  /** A reply drawn as an arrow. */
  readonly arrow?: string;
}

/** The board that the page shows, as the bot knows it. */
export const board = signal<BoardState | undefined>(undefined);
/** When `board` came, by this machine's clock: the running time is counted from here. */
export const boardAt = signal(0);
/** One sentence about what happened last, with `**bold**`; spoken too. */
export const sentence = signal('');
export const isLost = signal(false);
/** A question is on its way, or a reply is being shown: nothing can be moved meanwhile. */
export const isBusy = signal(false);
export const lastAnswer = signal<MoveAnswer | undefined>(undefined);
const passing = signal<Shown | undefined>(undefined);

/** What stands on the board now. */
export const shown = computed<Shown | undefined>(() => {
  if (passing.value) return passing.value;
  const state = board.value;
  if (state?.phase !== 'open' && state?.phase !== 'over') return undefined;
  const last = state.line.at(-1);
  return { fen: state.fen, ...(last && { lastMove: last.uci }) };
});

/** How long a refutation stands on the board, and a reply waits for its turn. */
const SHOW_MS = 2600;
const REPLY_MS = 450;

let wake: (() => void) | undefined;
/** Ends the showing of a refutation at once: whoever touches the board has seen it. */
export const goOn = (): void => wake?.();

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => wake?.(), ms);
    wake = () => {
      clearTimeout(timer);
      wake = undefined;
      resolve();
    };
  });
}

export const show = (ref?: string): Promise<void> => take(ask({ do: 'show', ...(ref !== undefined && { ref }) }));
export const start = (ref: string): Promise<void> => take(ask({ do: 'start', ref }));
export const giveUp = (ref: string): Promise<void> => take(ask({ do: 'give up', ref }));
export const practise = (wishes: Omit<LiveRequestOf<'practise'>, 'do'>): Promise<void> =>
  take(ask({ do: 'practise', ...wishes }));

export async function takeHint(): Promise<void> {
  const state = board.value;
  if (state?.phase !== 'open' || !state.nextHint) return;
  await take(ask({ do: 'hint', ref: state.task.ref, ply: state.line.length, level: state.nextHint.level }));
}

async function take(asking: Promise<Asked<BoardState>>): Promise<void> {
  isBusy.value = true;
  const asked = await asking;
  batch(() => {
    isBusy.value = false;
    isLost.value = !asked.ok && asked.isLost;
    if (!asked.ok) {
      sentence.value = asked.sentence;
      return;
    }
    if (asked.answer.phase === 'none' || refOf(asked.answer) !== refOf(board.value)) sentence.value = '';
    lastAnswer.value = undefined;
    put(asked.answer);
  });
}

const refOf = (state: BoardState | undefined): string | undefined =>
  state && state.phase !== 'none' ? state.task.ref : undefined;

function put(state: BoardState): void {
  board.value = state;
  boardAt.value = performance.now();
}

/** Plays a move that is legal on the board. What the bot says of it is shown on the board, then the board goes on from there. */
export async function playMove(uci: string): Promise<void> {
  const state = board.value;
  if (state?.phase !== 'open' || isBusy.value) return;
  const before = state.fen;
  isBusy.value = true;
  passing.value = { fen: afterMoves(before, uci), lastMove: uci };
  const asked = await ask({ do: 'move', ref: state.task.ref, ply: state.line.length, move: uci });
  if (!asked.ok) {
    batch(() => {
      isBusy.value = false;
      isLost.value = asked.isLost;
      sentence.value = asked.sentence;
      passing.value = undefined;
    });
    return;
  }
  const { answer } = asked;
  isLost.value = false;
  sentence.value = answer.sentence;
  lastAnswer.value = answer;
  await showReply(before, uci, answer);
  batch(() => {
    passing.value = undefined;
    isBusy.value = false;
    put(answer.state);
  });
}

async function showReply(before: string, uci: string, { outcome, reply }: MoveAnswer): Promise<void> {
  switch (outcome) {
    case 'right':
      await pause(REPLY_MS);
      return;
    case 'refuted':
    case 'undecided':
      if (!reply) return;
      await pause(REPLY_MS);
      passing.value = { fen: afterMoves(before, uci, reply.uci), lastMove: reply.uci, arrow: reply.uci };
      await pause(SHOW_MS);
      return;
    case 'stalemate':
    case 'slower':
      await pause(SHOW_MS / 2);
      return;
    case 'mate':
    case 'illegal':
    case 'too late':
  }
}

const afterMoves = (fen: string, ...ucis: readonly string[]): string => fenOf(ucis.reduce(playUci, positionOfFen(fen)));
