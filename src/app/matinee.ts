import type { Config } from '../shared/config.js';
import { fail, ok, type Result } from '../shared/result.js';
import { openStoreForBot } from '../store/open.js';
import { explainStoreFault } from '../store/store.js';
import type { AppOptions } from './app-options.js';
import { assemble } from './assemble.js';
import { Lifecycle } from './lifecycle.js';
import { explainStartFault } from './start-faults.js';

export interface Matinee {
  /** Where the local chat is. */
  readonly address: string;
  /** Resolves with a sentence for the operator when it cannot go on; it should be stopped then. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

/** Puts everything together and runs it. A fault is one sentence for the operator; nothing is left running then. */
export async function startMatinee(config: Config, options: AppOptions): Promise<Result<Matinee, string>> {
  const { log, print, now = Date.now, signal } = options;
  const opened = await openStoreForBot(config, { now, log });
  if (!opened.ok) return fail(explainStoreFault(opened.fault));
  const store = opened.value;
  const failed = store.gone.then(({ message }) => {
    log.fatal(message);
    return message;
  });
  const lifecycle = new Lifecycle();
  lifecycle.add({ stop: () => store.close() });
  const stop = () => lifecycle.stop();
  signal?.addEventListener('abort', stop);
  try {
    const { fronts, folder } = await assemble(config, options, store, lifecycle);
    await lifecycle.start();
    signal?.throwIfAborted();
    const address = fronts.address();
    print(`Matinee is ready: ${address}`);
    folder.reportProving('at the start');
    return ok({ address, failed, stop });
  } catch (error) {
    await stop();
    const sentence = signal?.aborted ? 'Stopped before it was ready.' : explainStartFault(error);
    if (sentence) return fail(sentence);
    throw error;
  }
}
