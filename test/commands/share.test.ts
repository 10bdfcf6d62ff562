import { expect, it } from 'vitest';
import { ANNA, openHouse } from '../support/house.js';
import { altsIn, boardIn, cardIn } from '../support/pictures.js';
import { FOUR_VERDICTS } from '../support/positions.js';

it('/share shows a solve to all without a spoiler, and only a solve of somebody who does not hide', async () => {
  const house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  await house.run('puzzle');
  expect(await house.run('share')).toMatchObject({ personal: true, text: expect.stringContaining('have solved') });
  await house.run('move', { moves: 'Rg8' });
  house.clock.now += 48_200;
  await house.run('move', { moves: 'Kf7 Rh1' });
  const shared = await house.run('share', {}, { ...ANNA, name: '@everyone **x**' });
  expect(shared.personal).toBe(false);
  expect(boardIn(shared)).toBeUndefined();
  expect(shared.text).toContain('\\@everyone \\*\\*x\\*\\*');
  expect(shared.text).toContain('\n🟥🟩 48.2\u00a0s · Streak: **1 day** · 1st of 1 today');
  expect(cardIn(shared)).toMatchObject({
    title: '@everyone **x**',
    subtitle: expect.stringContaining('Mate in 2'),
    squares: ['wrong', 'right'],
    figures: [{ label: 'Time' }, { label: 'Streak', value: '1 day' }, { label: 'Place today', value: '1 of 1' }],
  });
  expect(altsIn(shared)[0]).toMatch(
    /^Solved in [^*]+\u00a0s, with 1 wrong try and no hints\. Streak: 1 day · 1st of 1 today$/,
  );
  expect(JSON.stringify(shared)).not.toMatch(/Kf7|Rh1|zugzwang|theme|8\/8/i);
  for (const [name, title] of [
    ['Zoé 🦄', 'Zoé'],
    ['𝕬𝖓𝖓𝖆', 'Anna'],
    ['Ёжик', 'Ёжик'],
    ['棋手 ♟️', '棋手'],
    ['สมชาย', 'Solved'],
    ['🦄', 'Solved'],
  ] as const) {
    expect(cardIn(await house.run('share', {}, { ...ANNA, name }))?.title, name).toBe(title);
  }
  await house.run('settings', { hide_me: true });
  expect(await house.run('share')).toMatchObject({ personal: true, text: expect.stringContaining('hidden') });
  await house.close();
});

it('a time that no human makes is not shown around', async () => {
  const house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  await house.run('puzzle');
  house.clock.now += 900;
  await house.run('move', { moves: 'Kf7 Rh1' });
  const shared = await house.run('share');
  expect(shared.text).toContain('\n🟩 Streak: **1 day**');
  expect(cardIn(shared)).toMatchObject({ figures: [{ label: 'Streak', value: '1 day' }] });
  await house.close();
});

it('the Share button of a solved board shares that day', async () => {
  const house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
  await house.run('puzzle');
  const solved = await house.run('move', { moves: 'Kf7 Rh1' });
  const button = solved.buttons?.find(({ label }) => label === 'Share');
  if (!button) throw new Error('there is no button to share');
  expect(await house.run(button.invoke.command, button.invoke.args)).toMatchObject({
    personal: false,
    pictures: [{ card: { squares: ['right'] } }],
  });
  await house.close();
});
