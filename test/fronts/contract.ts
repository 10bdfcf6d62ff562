import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FrontDriver, Person } from './driver.js';
import { makeSampleBot, type SampleBot } from './sample-bot.js';
import { HOSTILE } from './sample-commands.js';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface ContractOptions {
  /** The web chat's visitors all are operators: it has no members to refuse. */
  readonly everyoneIsAdmin?: boolean;
  /** Members are named in words; other chats have a list of their own to pick from. */
  readonly membersAreTyped?: boolean;
}

/** What every way to reach the bot promises, with the sample bot behind it. */
export function frontContract(name: string, makeDriver: () => FrontDriver, options: ContractOptions = {}): void {
  describe(`${name}: what every front end promises`, () => {
    let sample: SampleBot;
    let driver: FrontDriver;
    let ada: Person;

    beforeEach(async () => {
      sample = makeSampleBot();
      driver = makeDriver();
      await driver.open(sample.bot);
      ada = await driver.person({ name: 'Ada', admin: true });
    });

    afterEach(async () => {
      sample.gate.open();
      await driver.close();
    });

    const answerTo = async (...said: Parameters<Person['say']>) => (await ada.say(...said)).settled();

    describe('words', () => {
      it('shows a reply with its formatting applied', async () => {
        expect((await answerTo('puzzle')).text).toBe('White to move and mate in 1');
      });

      it('keeps the lines of a text board', async () => {
        const { text } = await answerTo('diagram');
        expect(text).toContain('Rook to a8:');
        expect(text).toContain('8 . k\n7 . *');
        expect(text).toContain('That is all.');
      });

      it('shows what users wrote letter for letter', async () => {
        const { text } = await answerTo('hostile');
        // Nobody sees the joint that keeps an address from being clickable.
        expect(text.replaceAll('\u200b', '')).toBe(HOSTILE);
      });

      it.each([
        ['puzzle', true],
        ['hostile', false],
      ])('marks /%s personal: %s', async (command, personal) => {
        expect((await answerTo(command)).personal).toBe(personal);
      });
    });

    describe('options', () => {
      it.each([
        ['text', 'echo', { text: 'good * morning' }, 'You said: good * morning'],
        ['a whole number', 'count', { from: 3 }, 'counting from 3'],
        ['a flag', 'count', { from: 3, loud: true }, 'COUNTING FROM 3'],
        ['one of several values', 'lamp', { light: 'bright' }, 'A white lamp, bright.'],
        ['a flag that is off', 'count', { from: 3, loud: false }, 'counting from 3'],
      ])('takes %s', async (_, command, args, text) => {
        expect((await answerTo(command, args)).text).toBe(text);
      });

      it('takes somebody of the chat', async () => {
        const grace = await driver.person({ name: 'Grace', admin: false });
        expect((await answerTo('greet', { who: grace })).text).toBe(`Good morning, ${grace.knownAs}.`);
      });

      it('takes a file, byte for byte, beside other options', async () => {
        const content = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7) % 256);
        const sha256 = createHash('sha256').update(content).digest('hex');
        const { text } = await answerTo('files add', { file: { name: 'two.epd', content }, note: 'fresh' });
        expect(text).toBe(`two.epd: 5000 bytes, ${sha256}, note: fresh`);
      });

      it.each([
        ['a number out of range', 'count', { from: 99 }, 'from is a whole number from 1 to 9.'],
        ['a value that is none of several', 'lamp', { light: 'blinding' }, 'light is one of dim, bright.'],
        ['text that is too long', 'echo', { text: 'x'.repeat(41) }, 'keep it to 40 characters'],
        ['a missing option', 'echo', {}, '/echo needs text'],
        ['a missing member', 'greet', {}, '/greet needs who'],
        ['a missing file', 'files add', { note: 'none' }, '/files add needs file'],
        ['an unknown command', 'nonsense', {}, 'I don’t know /nonsense'],
      ])('explains %s', async (_, command, args, sentence) => {
        expect((await answerTo(command, args)).text).toContain(sentence);
      });

      it.each([
        ['', ['Ra8 (legal)', 'Ra7 (legal)', 'Kf1 (legal)']],
        ['ra', ['Ra8 (legal)', 'Ra7 (legal)']],
        ['zz', []],
      ])('suggests moves for "%s"', async (typed, expected) => {
        expect(await ada.suggestions('move', 'moves', typed)).toEqual(expected);
      });

      it.skipIf(!options.membersAreTyped)('suggests members by what is typed of their names', async () => {
        expect(await ada.suggestions('greet', 'who', 'gr')).toEqual(['Grace', 'Gretel']);
      });
    });

    describe('pictures', () => {
      it.each([
        ['chess', 'puzzle', /king.*g8/i],
        ['card', 'medal', /^Solved in 12 s, first of all\.$/],
      ])('shows a %s picture with the same in words', async (kind, command, words) => {
        const { pictures } = await answerTo(command);
        expect(pictures).toMatchObject([{ kind, alt: expect.stringMatching(words) }]);
        expect([...(pictures[0]?.png.slice(0, 8) ?? [])]).toEqual(PNG_SIGNATURE);
      });

      it('shows none where there is none', async () => {
        expect((await answerTo('hint')).pictures).toEqual([]);
      });

      it('shows several in their order, each with its own words', async () => {
        const { pictures } = await answerTo('gallery');
        for (const { png } of pictures) expect([...png.slice(0, 8)]).toEqual(PNG_SIGNATURE);
        expect(pictures.map(({ alt }) => /rook (a\d)/.exec(alt)?.[1])).toEqual(['a1', 'a8', 'a1']);
        const [first, second, third] = pictures;
        expect(third?.png).toEqual(first?.png);
        expect(second?.png).not.toEqual(first?.png);
      });

      it('shows several kinds in their order', async () => {
        const { pictures } = await answerTo('gallery', { boards: 2, medals: 1 });
        expect(pictures.map(({ kind }) => kind)).toEqual(['chess', 'chess', 'card']);
      });

      it.each([
        [6, 0],
        [2, 4],
      ])('shows four at most, of %i boards and %i cards', async (boards, medals) => {
        const { text, pictures } = await answerTo('gallery', { boards, medals });
        expect(text).toBe('6 on the wall');
        expect(pictures).toHaveLength(4);
      });

      it('takes them all away with the message they were on', async () => {
        const gallery = await ada.say('gallery');
        const { pictures } = await gallery.settled();
        const one = await (await gallery.press('One')).settled();
        expect(one).toMatchObject({ text: '1 on the wall', pictures: pictures.slice(0, 1) });
      });
    });

    it('hands over a text file letter for letter', async () => {
      const { text, file } = await answerTo('report');
      expect(text).toBe('All in the file.');
      expect(file).toEqual({ name: 'report.txt', text: 'Line 1: ♔ <b>\n' });
    });

    describe('buttons and menus', () => {
      it('shows buttons, and which of them cannot be pressed', async () => {
        expect((await answerTo('puzzle')).buttons).toEqual([
          { label: 'Hint', disabled: false },
          { label: 'Flip', disabled: false },
          { label: 'Answer', disabled: false },
          { label: 'Give up', disabled: true },
        ]);
      });

      it('answers a button with a new message and leaves the old one as it was', async () => {
        const puzzle = await ada.say('puzzle');
        const before = await puzzle.settled();
        const hint = await (await puzzle.press('Hint')).settled();
        expect(hint.text).toBe('The key is a check.');
        expect(hint.personal).toBe(true);
        expect(await puzzle.shown()).toEqual(before);
      });

      it('asks for what a button needs, and sends what it carries along', async () => {
        const puzzle = await ada.say('puzzle');
        await puzzle.settled();
        const answer = await (await puzzle.answer('Answer', 'Ra8 *')).settled();
        expect(answer.text).toBe('You played Ra8 * of 2026-11-18.');
      });

      it('lets an answer take the place of the message, its board too', async () => {
        const steps = await ada.say('steps');
        const first = await steps.settled();
        expect(first.text).toBe('Step 1 of 3');
        expect(first.buttons).toEqual([
          { label: '◀', disabled: true },
          { label: '▶', disabled: false },
        ]);
        const second = await steps.press('▶');
        expect((await second.settled()).text).toBe('Step 2 of 3');
        const third = await (await second.press('▶')).settled();
        expect(third.text).toBe('Step 3 of 3');
        expect(third.buttons.at(-1)).toEqual({ label: '▶', disabled: true });
        expect(third.pictures[0]?.alt).not.toBe(first.pictures[0]?.alt);
        expect(await steps.shown()).toEqual(third);
      });

      it('offers a menu whose choice takes the place of the message', async () => {
        const steps = await ada.say('steps');
        expect((await steps.settled()).menus).toEqual([
          {
            placeholder: 'Go to a step',
            options: [
              { label: 'Step 1', description: 'number 1 of 3' },
              { label: 'Step 2', description: 'number 2 of 3' },
              { label: 'Step 3', description: 'number 3 of 3' },
            ],
          },
        ]);
        const chosen = await (await steps.choose('Step 3')).settled();
        expect(chosen.text).toBe('Step 3 of 3');
        expect(await steps.shown()).toEqual(chosen);
      });

      it('offers several menus, one below the other, and takes a choice from each', async () => {
        const lamp = await ada.say('lamp');
        const { text, menus } = await lamp.settled();
        expect(text).toBe('A white lamp, dim.');
        expect(menus).toEqual([
          { placeholder: 'Colour', options: [{ label: 'white' }, { label: 'red' }] },
          { placeholder: 'Light', options: [{ label: 'dim' }, { label: 'bright' }] },
        ]);
        const brighter = await lamp.choose('bright');
        expect((await brighter.settled()).text).toBe('A white lamp, bright.');
        expect((await (await brighter.choose('red')).settled()).text).toBe('A red lamp, bright.');
      });

      it('takes the buttons, the menu and the board away with the message they were on', async () => {
        const review = await ada.say('review');
        const before = await review.settled();
        expect(before.buttons).toEqual([{ label: 'Done', disabled: false }]);
        expect(before.menus).toHaveLength(1);
        expect(before.pictures).toHaveLength(1);
        await (await review.press('Done')).settled();
        expect(await review.shown()).toEqual({
          text: 'The key is a check.',
          pictures: [],
          buttons: [],
          menus: [],
          personal: true,
        });
      });
    });

    describe('answers that take their time', () => {
      it('gives a late answer', async () => {
        const said = ada.say('ponder');
        await sample.begun.opened;
        sample.gate.open();
        expect((await (await said).settled()).text).toBe('Here it is at last.');
      });

      it('shows the first state at once and the last one in the end, in the same message', async () => {
        const work = await ada.say('work');
        expect((await work.shown()).text).toBe('Checked 0 of 2.');
        sample.gate.open();
        expect((await work.settled()).text).toBe('Checked 2 of 2: done.');
        expect((await work.shown()).text).toBe('Checked 2 of 2: done.');
      });

      it('shows the later states of an answer that took the place of a message', async () => {
        const work = await ada.say('work');
        sample.gate.open();
        await work.settled();
        expect((await (await work.press('Again')).settled()).text).toBe('Checked 2 of 2: done.');
      });

      it.each(['broken', 'breaking'])('apologises for a bug in /%s and goes on', async (command) => {
        expect((await answerTo(command)).text).toMatch(/^Something went wrong on my side\..* reference [0-9a-f]{6}\.$/);
        expect((await answerTo('hint')).text).toBe('The key is a check.');
      });
    });

    describe('people', () => {
      it('knows a person again, and from another', async () => {
        const grace = await driver.person({ name: 'Grace', admin: true });
        const first = (await answerTo('whoami')).text;
        expect((await answerTo('whoami')).text).toBe(first);
        expect((await (await grace.say('whoami')).settled()).text).not.toBe(first);
      });

      it('knows in which channel they are, and that it is the same for all who are there', async () => {
        const grace = await driver.person({ name: 'Grace', admin: true });
        const { text } = await answerTo('place');
        expect(text).not.toBe('nowhere');
        expect((await (await grace.say('place')).settled()).text).toBe(text);
      });

      it('lets admins do what is for admins', async () => {
        expect((await answerTo('rule')).text).toBe('As you command.');
      });

      it.skipIf(options.everyoneIsAdmin)('refuses to members what is for admins', async () => {
        const member = await driver.person({ name: 'Max', admin: false });
        const { text, personal } = await (await member.say('rule')).settled();
        expect(text).toBe('/rule is for the admins of this server.');
        expect(personal).toBe(true);
      });
    });
  });
}
