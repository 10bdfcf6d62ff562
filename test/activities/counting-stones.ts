import * as z from 'zod';
import type { DailyActivity } from '../../src/play/activity.js';

/** A toy: so many stones lie there, and the answer is their number. */
export const STONES: DailyActivity<{ readonly most: number }> = {
  id: 'stones',
  shape: z.object({ most: z.int().positive() }),
  usual: { most: 9 },
  choose: async ({ date, options }) => ({ puzzleId: 1 + (Number(date.slice(-2)) % options.most) }),
};
