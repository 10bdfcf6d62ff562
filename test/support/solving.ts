import type { Caller } from '../../src/bot/command.js';
import type { Reply } from '../../src/bot/reply.js';
import { ANNA, type House } from './house.js';
import { BACK_RANK, FOUR_VERDICTS } from './positions.js';

/** A stock of two dailies of different length, whose answers are known here. */
export const TWO_DAILIES = `${FOUR_VERDICTS} dm 2;\n${BACK_RANK} dm 1;`;

interface How {
  /** From the first look to the mate. */
  readonly seconds?: number;
  readonly wrong?: number;
}

/** Looks at the daily, which is one of the two, and solves it; returns the answer to the mating move. */
export async function solveDaily(
  house: House,
  caller: Caller = ANNA,
  { seconds = 0, wrong = 0 }: How = {},
): Promise<Reply> {
  const { text } = await house.run('puzzle', {}, caller);
  const [key, fails] = text.includes('mate in 2') ? ['Kf7 Rh1', 'Rg8'] : ['Re8', 'Re7'];
  for (let tries = 0; tries < wrong; tries++) await house.run('move', { moves: fails }, caller);
  house.clock.now += seconds * 1000;
  const solved = await house.run('move', { moves: key }, caller);
  if (!solved.text.includes('Mate!')) throw new Error(`not solved: ${solved.text}`);
  return solved;
}
