import { expect, it } from 'vitest';
import { ANNA, openHouse } from '../support/house.js';
import { FOUR_VERDICTS } from '../support/positions.js';

it('/share shows a solve to all without a spoiler, and only a solve of somebody who does not hide', async () => {
  const house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  await house.run('puzzle');
  expect(await house.run('share')).toMatchObject({ personal: true, text: expect.stringContaining('have solved') });
  await house.run('move', { moves: 'Rg8' });
  await house.run('move', { moves: 'Kf7 Rh1' });
  const shared = await house.run('share', {}, { ...ANNA, name: '@everyone **x**' });
  expect(shared.personal).toBe(false);
  expect(shared.board).toBeUndefined();
  expect(shared.text).toContain('\\@everyone \\*\\*x\\*\\*');
  expect(shared.text).toContain('🟥🟩');
  expect(shared.text).not.toMatch(/Kf7|Rh1|zugzwang|theme/i);
  await house.run('settings', { hide_me: true });
  expect(await house.run('share')).toMatchObject({ personal: true, text: expect.stringContaining('hidden') });
  await house.close();
});
