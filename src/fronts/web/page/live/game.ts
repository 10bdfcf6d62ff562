import { batch, computed, signal } from '@preact/signals';
import { playUci } from '../../../../games/chess/moves.js';
import { fenOf, positionOfFen } from '../../../../games/chess/position.js';
import type { BoardState, MoveAnswer } from '../../../../live/answers.js';
import type { LiveRequestOf } from '../../../../live/requests.js';
import { type Asked, ask } from './ask.js';
import { fillIn } from './rich.js';
import { playSound } from './sounds.js';
import { isCapture, spokenMoves } from './spoken.js';
import { words } from './words.js';

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
/** The moves of the last answer in words, for who does not see the board. */
export const spoken = signal('');
export const isLost = signal(false);
/** A move that did not reach the bot, or whose answer did not come back: it may be sent again. */
export const unsent = signal<{ readonly uci: string; readonly ply: number } | undefined>(undefined);
/** The board whose curtain was lifted just now. */
export const lifted = signal<string | undefined>(undefined);
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

/** How long the page waits before it tries again to reach the bot. */
const RETRY_MS = 3000;

/** The board that the address names, while none is there yet. */
let named: string | undefined;
export function show(ref?: string): Promise<void> {
  named = ref;
  return take(look(ref));
}

const look = (ref: string | undefined): Promise<Asked<BoardState>> =>
  ask({ do: 'show', ...(ref !== undefined && { ref }) });

export const giveUp = (ref: string): Promise<void> => take(ask({ do: 'give up', ref }));
export const practise = (wishes: Omit<LiveRequestOf<'practise'>, 'do'>): Promise<void> =>
  take(ask({ do: 'practise', ...wishes }));

export function start(ref: string): Promise<void> {
  lifted.value = ref;
  return take(ask({ do: 'start', ref }));
}

export async function takeHint(): Promise<void> {
  const state = board.value;
  if (state?.phase !== 'open' || !state.nextHint) return;
  await take(ask({ do: 'hint', ref: state.task.ref, ply: state.line.length, level: state.nextHint.level }));
}

/** Looks again: a command in the chat, another window or a lost connection may have left the board behind. */
export async function refresh(): Promise<void> {
  const before = board.value;
  if (isBusy.value) return;
  const asked = await look(refOf(before) ?? named);
  // What was done meanwhile is newer.
  if (isBusy.value || board.value !== before) return;
  if (!asked.ok) return lose(asked);
  batch(() => {
    isLost.value = false;
    if (plyOf(asked.answer) !== plyOf(before)) sentence.value = '';
    put(asked.answer);
  });
}

async function take(asking: Promise<Asked<BoardState>>): Promise<void> {
  isBusy.value = true;
  const asked = await asking;
  batch(() => {
    isBusy.value = false;
    if (!asked.ok) return lose(asked);
    isLost.value = false;
    if (asked.answer.phase !== 'open' || refOf(asked.answer) !== refOf(board.value)) sentence.value = '';
    spoken.value = '';
    lastAnswer.value = undefined;
    put(asked.answer);
  });
}

function lose(asked: Asked<unknown> & { readonly ok: false }): void {
  if (!asked.isLost) sentence.value = asked.sentence;
  else if (!isLost.value) setTimeout(retry, RETRY_MS);
  isLost.value = asked.isLost;
}

async function retry(): Promise<void> {
  await refresh();
  if (isLost.value) setTimeout(retry, RETRY_MS);
}

const refOf = (state: BoardState | undefined): string | undefined =>
  state && state.phase !== 'none' ? state.task.ref : undefined;

const plyOf = (state: BoardState | undefined): number | undefined =>
  state?.phase === 'open' ? state.line.length : undefined;

function put(state: BoardState): void {
  if (unsent.value?.ply !== plyOf(state) || refOf(state) !== refOf(board.value)) unsent.value = undefined;
  board.value = state;
  boardAt.value = performance.now();
}

/** Plays a move that is legal on the board. What the bot says of it is shown on the board, then the board goes on from there. */
export async function playMove(uci: string): Promise<void> {
  const state = board.value;
  if (state?.phase !== 'open' || isBusy.value) return;
  const before = state.fen;
  const ply = state.line.length;
  isBusy.value = true;
  unsent.value = undefined;
  passing.value = { fen: afterMoves(before, uci), lastMove: uci };
  playSound(isCapture(before, uci) ? 'capture' : 'move');
  const asked = await ask({ do: 'move', ref: state.task.ref, ply, move: uci });
  if (!asked.ok) {
    batch(() => {
      isBusy.value = false;
      passing.value = undefined;
      spoken.value = '';
      lastAnswer.value = undefined;
      if (asked.isLost) {
        unsent.value = { uci, ply };
        sentence.value = fillIn(words.value.notSent, { move: shownSquares(uci) });
      }
      lose(asked);
    });
    return;
  }
  const { answer } = asked;
  batch(() => {
    isLost.value = false;
    sentence.value = answer.sentence;
    lastAnswer.value = answer;
    if (answer.move) spoken.value = spokenMoves(before, [uci, ...(answer.reply ? [answer.reply.uci] : [])]);
  });
  const sound = SOUND_OF[answer.outcome];
  if (sound) playSound(sound);
  await showReply(before, uci, answer);
  batch(() => {
    passing.value = undefined;
    isBusy.value = false;
    put(answer.state);
  });
}

/** `f6–f7`, in every language. */
export const shownSquares = (uci: string): string => `${uci.slice(0, 2)}–${uci.slice(2, 4)}`;

const SOUND_OF = {
  mate: 'mate',
  right: 'right',
  refuted: 'wrong',
  stalemate: 'wrong',
  slower: undefined,
  undecided: undefined,
  illegal: undefined,
  'too late': undefined,
} as const satisfies Record<MoveAnswer['outcome'], unknown>;

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
