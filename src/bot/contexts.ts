import { NO_PREFERENCES, type Preferences } from '../people/people-store.js';
import type { Logger } from '../shared/log.js';
import type { Speech } from '../texts/speech.js';
import type { Caller, CommandSpec, Context } from './command.js';
import { speechOf } from './present.js';
import type { Services } from './services.js';

/** What is known of somebody who asks, whichever way they ask. */
export interface Contexts {
  readonly contextFor: (caller: Caller) => Promise<Context>;
  readonly speechFor: (caller: Caller) => Promise<Speech>;
}

interface ContextDependencies {
  readonly services: Services;
  readonly specs: readonly CommandSpec[];
  readonly log: Logger;
}

export function makeContexts({ services, specs, log }: ContextDependencies): Contexts {
  /** A database that does not answer must not keep anybody from hearing so. */
  const preferencesOf = async ({ userId }: Caller): Promise<Preferences> => {
    try {
      return await services.people.findPreferences(userId);
    } catch (error) {
      log.error({ err: error }, 'preferences could not be read');
      return NO_PREFERENCES;
    }
  };
  return {
    async contextFor(caller) {
      const preferences = await preferencesOf(caller);
      return { caller, services, specs, preferences, speech: speechOf(preferences, caller) };
    },
    speechFor: async (caller) => speechOf(await preferencesOf(caller), caller),
  };
}
