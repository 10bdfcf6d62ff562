import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invocation, Reply } from '../../src/bot/reply.js';
import { fr } from '../../src/texts/fr.js';
import { ANNA, type House, openHouse } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';
import { BARE, withoutCode } from '../texts/bare-signs.js';

const ADMIN = { ...ANNA, locale: 'fr' };

/** What stands in an answer when a command ends with an exception. */
const FAILED = new RegExp(fr.common.somethingWentWrong('.+'));

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;`);
});
afterAll(() => house.close());

const fileOf = (lines: readonly string[]) => ({
  name: 'ours.epd',
  read: async () => new TextEncoder().encode(lines.join('\n')),
});

/** All that a person reads of a reply, from its first state to its last. */
async function* shown({ updates, ...reply }: Reply): AsyncGenerator<string> {
  yield [reply.text, ...(reply.buttons ?? []).map(({ label }) => label)].join('\n');
  for await (const update of updates ?? []) yield* shown(update);
}

it.each<[string, Invocation['args']]>([
  ['puzzles add', { file: fileOf([`${TWO_KEYS} dm 1;`, `${NO_MATE} dm 2;`, `${BACK_RANK} dm 1;`, 'hello']) }],
  ['puzzles add', { position: `${TWO_KEYS.replace(' w ', ' b ')} dm 1;` }],
  ['puzzles stats', {}],
  ['puzzles queue', {}],
  ['puzzles next', {}],
  ['puzzles verify', {}],
  ['puzzles show', { id: 1 }],
  ['puzzle', {}],
  ['move', { moves: 'Ra2' }],
  ['move', { moves: 'banane' }],
  ['why', { move: 'Ra2' }],
  ['hint', {}],
  ['solution', {}],
  ['practice', {}],
  ['stats', {}],
  ['leaderboard', {}],
  ['settings', {}],
  ['setup', {}],
  ['help', {}],
])('in French, the whole answer of /%s with %o has the spaces that its signs want', async (command, args) => {
  for await (const text of shown(await house.run(command, args, ADMIN))) {
    expect(text).not.toMatch(FAILED);
    expect(withoutCode(text)).not.toMatch(BARE);
  }
});
