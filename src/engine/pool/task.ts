import { pathToFileURL } from 'node:url';
import { builtFile } from '../../shared/project.js';

/**
 * Who waits decides who comes first. `person`: somebody looks at the screen. `soon`: over in a moment, many of them.
 * `long`: may take minutes; one thread stays free of these.
 */
export type Lane = 'person' | 'soon' | 'long';

/** What the function of a task gets beside its input. */
export interface TaskContext<Progress = never> {
  /** Nobody waits for the answer any more. To be asked about every millisecond. */
  isCancelled(): boolean;
  report(progress: Progress): void;
  /** Asks threads that have nothing to do to help. `shared` is what they get; their function is the task's `helper`. */
  invite(shared: unknown): void;
  /** Which helper this is, from 1; 0 is the task itself. */
  readonly helper: number;
  /** Does nothing for so long; ends early when it is cancelled. */
  rest(milliseconds: number): void;
}

export type TaskFunction<Input, Output, Progress> = (
  input: Input,
  context: TaskContext<Progress>,
) => Output | Promise<Output>;

/** Code that runs in a thread: a function that a module exports. */
export interface Task<Input, Output, Progress = never> {
  /** The address of the module. */
  readonly module: string;
  readonly name: string;
  /** The function of those who help, in the same module, and how many of them there can be. */
  readonly helper?: { readonly name: string; readonly most: number };
  /** Never there: it keeps the types of the function. */
  readonly types?: TaskFunction<Input, Output, Progress>;
}

/** The address of a module of ours, named by its source file: threads run what was built of it. */
export const builtModule = (source: string): string => pathToFileURL(builtFile(source)).href;

/** How a task ended. A bug in its code is an exception instead. */
export type TaskEnd<Output> =
  | { readonly kind: 'done'; readonly value: Output }
  | { readonly kind: 'cancelled' }
  /** What ends a thread is its heap limit. */
  | { readonly kind: 'thread died' };

export interface RunOptions<Progress> {
  /** `soon` unless said otherwise. */
  readonly lane?: Lane;
  readonly signal?: AbortSignal;
  /** Never called after the end. */
  readonly onProgress?: (progress: Progress) => void;
}
