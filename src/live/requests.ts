import * as z from 'zod';
import { LEVELS } from '../play/practice.js';

/** What an attempt is at: a day's puzzle or one for practice. */
const ref = z.string().max(20);
/** The moves and defences on the board of whoever asks: what is meant for another position is not played. */
const ply = z.number().int().min(0).max(200);
const uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/);

/**
 * What a live board asks, each kind named once. A handler in this room answers it, `answers.ts` says with what. Whoever adds
 * one adds a line here, a line there, and a handler.
 */
export const liveRequest = z.discriminatedUnion('do', [
  /** A board as it stands for who asks, veiled if they have not begun. It starts no clock. Without `ref`: today's. */
  z.object({ do: z.literal('show'), ref: ref.optional() }),
  /** Shows the board and starts the clock. */
  z.object({ do: z.literal('start'), ref }),
  z.object({ do: z.literal('move'), ref, ply, move: uci }),
  /** The next hint for the move that is asked. */
  z.object({ do: z.literal('hint'), ref, ply, level: z.number().int().min(1).max(3) }),
  z.object({ do: z.literal('give up'), ref }),
  /** What the proof says of the position after these moves of both sides, once the attempt is over. */
  z.object({ do: z.literal('explore'), ref, line: z.array(uci).max(200) }),
  /** A month of past puzzles. */
  z.object({
    do: z.literal('calendar'),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  /** One more puzzle for practice, with the clock started. */
  z.object({
    do: z.literal('practise'),
    mateIn: z.number().int().min(1).max(20).optional(),
    level: z.enum(LEVELS).optional(),
    theme: z.string().max(40).optional(),
    side: z.enum(['white', 'black']).optional(),
  }),
]);

export type LiveRequest = z.infer<typeof liveRequest>;
export type LiveKind = LiveRequest['do'];
export type LiveRequestOf<Kind extends LiveKind> = Extract<LiveRequest, { readonly do: Kind }>;
