import { batch, computed, signal } from '@preact/signals';
import { playUci } from '../../../../games/chess/moves.js';
import { fenOf, positionOfFen } from '../../../../games/chess/position.js';
import type { ExploredPosition, FinishedBoard, ShownMove } from '../../../../live/answers.js';
import { ask } from '../live/ask.js';

/** The finished attempt whose proof is explored; undefined while nothing is. */
export const exploring = signal<FinishedBoard | undefined>(undefined);
/** A line of moves of both sides. Those behind `at` are not on the board: going forward plays them. */
export const steps = signal<readonly ShownMove[]>([]);
export const at = signal(0);
/** What the proof says of the position on the board; undefined until the bot has said it. */
export const explored = signal<ExploredPosition | undefined>(undefined);
export const fault = signal('');

/** The position on the board, at once: the bot's words about it follow. */
export const fenNow = computed(() => {
  const start = exploring.value?.startFen;
  if (start === undefined) return '';
  return fenOf(
    steps.value
      .slice(0, at.value)
      .map(({ uci }) => uci)
      .reduce(playUci, positionOfFen(start)),
  );
});

export async function openExplorer(state: FinishedBoard): Promise<void> {
  exploring.value = state;
  await go(state.line, 0);
}

export function closeExplorer(): void {
  exploring.value = undefined;
  explored.value = undefined;
}

/** Goes to a place in the line on the board. */
export const goTo = (place: number): Promise<void> => go(steps.value, place);

export const goBack = async (): Promise<void> => {
  if (at.value > 0) await goTo(at.value - 1);
};

/** Along the line; at its end the best move of the proof. */
export async function goForward(): Promise<void> {
  if (at.value < steps.value.length) return goTo(at.value + 1);
  const [best] = explored.value?.moves ?? [];
  if (best) await playHere(best);
}

/** Plays a move for whoever is to move; how it is written comes with the answer, where it is not known yet. */
export async function playHere({ uci, san = uci }: { readonly uci: string; readonly san?: string }): Promise<void> {
  const isNext = steps.value[at.value]?.uci === uci;
  const line = isNext ? steps.value : [...steps.value.slice(0, at.value), { uci, san }];
  await go(line, at.value + 1);
}

async function go(line: readonly ShownMove[], place: number): Promise<void> {
  const state = exploring.value;
  if (!state) return;
  const before = { line: steps.value, place: at.value };
  batch(() => {
    steps.value = line;
    at.value = place;
    explored.value = undefined;
    fault.value = '';
  });
  const asked = await ask({ do: 'explore', ref: state.task.ref, line: line.slice(0, place).map(({ uci }) => uci) });
  // Whoever has gone on meanwhile is told of where they are now.
  if (steps.value !== line || at.value !== place) return;
  batch(() => {
    if (asked.ok && asked.answer.kind === 'position') {
      explored.value = asked.answer;
      steps.value = [...asked.answer.line, ...line.slice(place)];
      return;
    }
    fault.value = asked.ok && asked.answer.kind === 'refused' ? asked.answer.sentence : asked.ok ? '' : asked.sentence;
    steps.value = before.line;
    at.value = before.place;
  });
}
