import type { Services } from '../../src/bot/services.js';
import { NO_PREFERENCES } from '../../src/people/people-store.js';

/** For bots whose commands need nothing: only that nobody has chosen anything for themselves. */
export const NO_SERVICES = { people: { findPreferences: async () => NO_PREFERENCES } } as unknown as Services;
