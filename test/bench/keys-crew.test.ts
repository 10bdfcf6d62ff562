import { expect, it, onTestFinished } from 'vitest';
import { KeysCrew } from '../../bench/keys-crew.js';
import { budgetOf } from '../../bench/question.js';
import { BACK_RANK, CLASSIC_11, NO_MATE } from '../support/positions.js';

it.each([1, 2])('%i threads solve every task as often as they are told, and count the mates', async (width) => {
  const tasks = [BACK_RANK, CLASSIC_11, NO_MATE].map((fen) => ({ fen, mateIn: 2, budget: budgetOf(20) }));
  const crew = new KeysCrew(tasks, width);
  onTestFinished(() => crew.close());
  expect(await crew.solve(1)).toBe(2);
  expect(await crew.solve(5)).toBe(10);
});
