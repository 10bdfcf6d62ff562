import { fail, ok, type Result } from '../../shared/result.js';
import { type ComposeOutcome, type ComposeTask, runTask } from './task.js';

/** The first task of every thread: when it is answered, all code is there. */
export function beLoaded(): void {}

/** A bug comes back as a value, so that it can be told from a thread that died. */
export function runInWorker(task: ComposeTask): Result<ComposeOutcome, string> {
  try {
    return ok(runTask(task));
  } catch (error) {
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
