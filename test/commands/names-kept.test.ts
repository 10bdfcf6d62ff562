import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANNA, type House, openHouse, settled } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const LINE = `${BACK_RANK} dm 1;`;
const NAMED = `${LINE} id "Corridor"; c0 "Told by a friend";`;

const addPosition = async (position: string) => settled(await house.run('puzzles add', { position }));
const addFile = async (text: string, name = 'mine.epd') =>
  settled(await house.run('puzzles add', { file: { name, read: async () => new TextEncoder().encode(text) } }));

async function puzzle(owner = ANNA.serverId) {
  const records = await house.services.library.listPuzzles({ owner }, 0, 10);
  return records.map(({ name, comment }) => ({ name, comment }));
}

const KEPT = [{ name: 'Corridor', comment: 'Told by a friend' }];

describe('a position that is added again without a name keeps the one it has', () => {
  it('with /puzzles add and a position', async () => {
    await addPosition(NAMED);
    await addPosition(LINE);
    expect(await puzzle()).toEqual(KEPT);
  });

  it('with a file, of the same name or another', async () => {
    await addFile(NAMED);
    await addFile(LINE);
    await addFile(`\n${LINE}`, 'other.epd');
    expect(await puzzle()).toEqual(KEPT);
  });

  it('with a correction in the same file, and after it was taken out', async () => {
    await addFile(`${NAMED.replace('dm 1', 'dm 2')}\n${LINE}`);
    expect(await puzzle()).toEqual(KEPT);
    const [own] = await house.services.library.listPuzzles({ owner: ANNA.serverId }, 0, 1);
    await house.run('puzzles remove', { id: String(own?.id), sure: true });
    await addPosition(LINE);
    expect(await puzzle()).toEqual(KEPT);
  });

  it('in the puzzles folder', async () => {
    await house.stock(`${NAMED}\n${FOUR_VERDICTS} dm 2;`);
    await house.stock(`${FOUR_VERDICTS} dm 2;\n${LINE}`);
    expect((await puzzle('')).find(({ name }) => name)).toEqual(KEPT[0]);
  });

  it('and takes a new one', async () => {
    await addPosition(NAMED);
    await addPosition(`${LINE} id "Back rank";`);
    expect(await puzzle()).toEqual([{ name: 'Back rank', comment: 'Told by a friend' }]);
  });
});
