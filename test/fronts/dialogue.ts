import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';
import { shelve } from '../support/shelve.js';
import type { FrontDriver, Message, Person } from './driver.js';

/** A member's day with the real product behind a real front end: real proofs, pictures and database. */
export function dialogue(name: string, makeDriver: () => FrontDriver): void {
  describe(`${name}: a member’s day`, () => {
    let house: House;
    let driver: FrontDriver;
    let ada: Person;

    beforeEach(async () => {
      house = await openHouse();
      await house.stock(`${FOUR_VERDICTS} dm 2; id "Ladder";`);
      driver = makeDriver();
      await driver.open(house.bot);
      ada = await driver.person({ name: 'Ada', admin: true });
    });
    afterEach(async () => {
      await driver.close();
      await house.close();
    });

    const answer = async (moves: string) => (await ada.say('move', { moves })).settled();
    const press = async (message: Message, label: string) => (await message.press(label)).settled();

    it('goes from the board over wrong and right moves to the mate, the time and the proof', async () => {
      const puzzle = await ada.say('puzzle');
      const shown = await puzzle.settled();
      expect(shown.text).toContain('White to move and mate in 2');
      expect(shown.pictures[0]?.alt).toContain('White: king f6, rook g1.');
      expect((await press(puzzle, 'Hint')).text).toContain('Hint 1 of 3 tells');

      expect(await ada.suggestions('move', 'moves', 'rg')).toContain('Rg8');
      const refuted = await answer('Rg8+');
      expect(refuted.text).toContain('Rg8+ lets Black escape the mate in 2 with Kxg8');
      expect(refuted.pictures).toHaveLength(1);
      expect((await answer('Rg7')).text).toContain('Rg7 is stalemate');
      expect((await answer('Ra1')).text).toContain('Ra1 mates too, but in 3 moves');
      expect((await answer('Kf7')).text).toContain('Right: 1.Kf7 Kh7. Now mate in 1.');
      house.clock.now += 72_300;
      const mate = await answer('Rh1');
      expect(mate.text).toContain('1.Kf7 Kh7 2.Rh1# Mate!');
      expect(mate.text).toContain('Solved in 1\u00a0min 12\u00a0s, with 2 wrong tries and no hints.');
      const stats = await ada.say('stats');
      expect((await stats.settled()).pictures).toMatchObject([{ kind: 'card' }]);
      const inWords = await (await stats.press('As text')).settled();
      expect(inWords.text).toContain('mate in 2 · 1\u00a0min 12\u00a0s · 2 wrong tries');
      expect((await (await ada.say('leaderboard')).settled()).text).toContain('1 member');

      const proof = await ada.say('solution');
      expect((await proof.settled()).buttons).toEqual([
        { label: '◀', disabled: true },
        { label: '▶', disabled: false },
      ]);
      const stepped = await proof.press('▶');
      expect((await stepped.settled()).buttons[0]).toEqual({ label: '◀', disabled: false });
      const chosen = await (await stepped.choose('Kh7 (shown)')).settled();
      expect(chosen.menus[0]?.placeholder).toBe('Black: 1 defence to 1.Kf7');
      expect((await (await ada.say('why', { move: 'Rg8' })).settled()).text).toContain('Rg8+ fails to Kxg8');
    });

    it('asks which board a move is for that is possible on two, and plays it on the one that is pressed', async () => {
      await shelve(house, `${BACK_RANK} dm 1;`);
      await ada.say('puzzle');
      const practised = await (await ada.say('practice')).settled();
      expect(practised.text).toContain('/move asks which board you mean while today’s puzzle is open too.');
      const message = await ada.say('move', { moves: 'Rf1' });
      const asked = await message.settled();
      expect(asked.text).toBe('Two of your boards are open. On which one do you play “Rf1”?');
      expect(asked.buttons.map(({ label }) => label)).toEqual(['Today’s puzzle', 'Practice puzzle #2']);
      const played = await press(message, 'Practice puzzle #2');
      expect(played.text).toContain('Practice puzzle #2 · Rf1 is not mate');
      expect(played.pictures).toHaveLength(1);
    });

    it('an admin adds a file and is told of every puzzle what is right or wrong with it', async () => {
      const content = new TextEncoder().encode(`${TWO_KEYS} dm 1;\nnonsense\n${FOUR_VERDICTS} dm 2;\n`);
      const message = await ada.say('puzzles add', { file: { name: 'ours.epd', content } });
      const report = await message.settled();
      expect(report.text).toContain('Cooked: 2 first moves mate in 1: Ra8# and Re8#.');
      expect(report.text).toContain('Line 2, “nonsense”: This is neither');
      expect(report.text).toContain('Line 3: Duplicate of #1.');
      const accepted = await press(message, 'Accept 1 with several keys');
      expect(accepted.text).toContain('Accepted with several keys: 1 puzzle.');
    });
  });
}
