import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../src/bot/reply.js';
import { type House, openHouse, settled } from '../support/house.js';
import { BACK_RANK, TWO_KEYS } from '../support/positions.js';

/** What a chat would show in bold, ping people with, and make a link of. */
const WRITTEN = '**bold** @everyone <@1> [x](https://evil.example)';
/** A space without width keeps a bare address from becoming a link. */
const SHOWN = String.raw`\*\*bold\*\* \@everyone \<\@1\> \[x\]\(https:${'\u200b'}//evil.example\)`;

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** Letter for letter in the text, and nowhere as anything else. */
function expectPlain({ text }: Reply, shown = SHOWN): void {
  expect(text).toContain(shown);
  expect(text.replaceAll(shown, '')).not.toMatch(/bold|everyone|@|evil/);
}

const sent = (name: string, content: string) => ({
  file: { name, read: async () => new TextEncoder().encode(content) },
});

describe('what somebody wrote is shown as written, never as formatting, a ping or a link', () => {
  it.each([
    ['name', `id "${WRITTEN}";`],
    ['comment', `c0 "${WRITTEN}";`],
  ])('a puzzle’s %s, in /move, /puzzle and /solution after the end', async (_, operation) => {
    await house.stock(`${BACK_RANK} dm 1; ${operation}`);
    await house.run('puzzle');
    expectPlain(await house.run('move', { moves: 'Re8' }));
    expectPlain(await house.run('puzzle'));
    expectPlain(await house.run('solution'));
  });

  it('a puzzle’s name in /puzzles queue', async () => {
    await settled(await house.run('puzzles add', { position: `${BACK_RANK} dm 1; id "${WRITTEN}";` }));
    expectPlain(await house.run('puzzles queue'));
  });

  it('a file’s name in /puzzles add, while it is proved and at the end', async () => {
    const reply = await house.run('puzzles add', sent(WRITTEN, `${BACK_RANK} dm 1;`));
    expectPlain(reply);
    for await (const update of reply.updates ?? []) expectPlain(update);
  });

  it('a refused line in /puzzles add', async () => {
    const reply = await settled(await house.run('puzzles add', sent('a.epd', `**b** @all <@1> [x](y)\n${BACK_RANK}`)));
    expect(reply.text).toContain(String.raw`Line 1, “\*\*b\*\* \@all \<\@1\> \[x\]\(y\)”`);
  });

  it('the name of the puzzle that another is a duplicate of', async () => {
    await house.stock(`${BACK_RANK} dm 1; id "${WRITTEN}";`);
    const reply = await settled(await house.run('puzzles add', sent('a.epd', `${BACK_RANK} dm 1;`)));
    expect(reply.text).toContain(`Duplicate of #1. It is ${SHOWN}, one of the common puzzles.`);
  });

  it('a puzzle’s name in /puzzles stats', async () => {
    await settled(await house.run('puzzles add', sent('a.epd', `${TWO_KEYS} dm 1; id "${WRITTEN}";`)));
    const { text } = await house.run('puzzles stats');
    expect(text).toContain(`#1 cooked: 2 keys mate in 1 · ${SHOWN}`);
    expect(text).not.toMatch(/(?<!\\)[@<[]/);
  });

  it('an unknown command’s and an unknown option’s name', async () => {
    expectPlain(await house.run(WRITTEN));
    expectPlain(await house.run('puzzle', { [WRITTEN]: 'x' }));
  });
});
