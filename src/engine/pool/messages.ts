/** The state of a task in a thread, a shared number: both sides change it, so that each task is begun or taken back, never both. */
export const WAITING = 0;
export const RUNNING = 1;
export const CANCELLED = 2;
/** Its answer is on the way. */
export const DONE = 3;

/** Whether a thread may be ended. Node 20 dies when that happens while the thread loads code. */
export const LOADING = 0;
export const LOADED = 1;
export const ENDING = 2;

/** What a thread starts with. */
export interface ThreadData {
  /** One shared number: LOADING, LOADED or ENDING. */
  readonly gate: Int32Array;
  /** How far it steps back behind other threads, as `nice` counts. */
  readonly nice: number;
}

/** From the pool: tasks to be run one after the other. Several in one message, since each message costs more than a short task. */
export interface Batch {
  /** One shared number for each task. */
  readonly states: Int32Array;
  readonly orders: readonly Order[];
}

export interface Order {
  readonly number: number;
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
  readonly helper: number;
}

/** From a thread. */
export type News =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'progress'; readonly number: number; readonly progress: unknown }
  | { readonly kind: 'invitation'; readonly number: number; readonly shared: unknown }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] };

export interface Answer {
  readonly number: number;
  readonly milliseconds: number;
  readonly value?: unknown;
  /** What a bug said. */
  readonly fault?: string;
}
