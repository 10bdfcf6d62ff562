import { type Faults, LOST_REPLY, LOST_REQUEST, type Trouble } from '../discord-server/index.js';

export const POSTING = /^POST \/channels\/\d+\/messages$/;
export const THREADING = /^POST \/channels\/\d+\/messages\/\d+\/threads$/;

/** Posting, looking back, opening threads and changing posts: all that the bot does by itself. */
export const BY_ITSELF = /^\w+ \/channels\/\d+\/messages/;

/** It is done, but the bot does not hear so. */
const DONE: readonly Trouble[] = [LOST_REPLY, { status: 502, done: true }];
const NOT_DONE: readonly Trouble[] = [
  LOST_REQUEST,
  { status: 503 },
  { status: 429, retryAfter: 0.3, scope: 'shared' },
  { status: 429, retryAfter: 0.2, scope: 'global' },
];

/** Of a hundred requests ten are done without a reply, and five of the others are not done. */
export function troubleEverything(faults: Faults, seed: number): { stop(): void } {
  const plans = [
    faults.failOften(BY_ITSELF, { probability: 0.1, troubles: DONE, seed }),
    faults.failOften(BY_ITSELF, { probability: 0.05, troubles: NOT_DONE, seed: seed + 1 }),
  ];
  return {
    stop() {
      for (const plan of plans) plan.stop();
    },
  };
}

export const lostReplies = ({ happened }: Faults): number => happened.filter(({ trouble }) => trouble.done).length;
