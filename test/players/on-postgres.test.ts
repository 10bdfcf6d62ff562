import { describe, it } from 'vitest';
import { hasPostgres, makeDatabase } from '../support/postgres.js';
import { ProductLife, USUAL } from './product-life.js';
import { randomLife } from './random-life.js';
import { expectSameFigures } from './same-figures.js';

const FIRST = '2026-01-05';

describe.runIf(hasPostgres)('two months of twenty members, on PostgreSQL', () => {
  it('have the figures and boards of the rules, also when they are computed anew', async () => {
    const { url, drop } = await makeDatabase();
    const life = randomLife({ seed: 2, members: 20, days: 60, first: FIRST });
    const product = await ProductLife.begin(life, { dailies: 80, practice: 30 }, url);
    await product.live();
    await expectSameFigures(product);
    await product.store.players.recomputeAll(USUAL);
    await expectSameFigures(product);
    await product.close();
    await drop();
  });
});
