import type { Live } from '../../src/live/live.js';

/** For tests of what stands beside the live board: it has nothing to show there. */
export const NO_LIVE: Live = {
  answer: async () => ({ phase: 'none', sentence: '', isProving: false }) as never,
};
