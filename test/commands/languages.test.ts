import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import { ANNA, type House, openHouse } from '../support/house.js';
import { altsIn } from '../support/pictures.js';
import { CLASSIC_11, FOUR_VERDICTS } from '../support/positions.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(`${FOUR_VERDICTS} dm 2;`);
});
afterEach(() => house.close());

const GERDA: Caller = { ...ANNA, userId: 'gerda', locale: 'de' };
const FANNY: Caller = { ...ANNA, userId: 'fanny', locale: 'fr' };
const IVAN: Caller = { ...ANNA, userId: 'ivan', locale: 'ru' };

const namesOf = async (typed: string, caller: Caller) =>
  (await house.bot.complete('move', 'moves', typed, caller)).map(({ name }) => name);

describe('a day in German, with German letters', () => {
  const say = (command: string, args = {}) => house.run(command, args, GERDA);

  it('from the first look to the mate', async () => {
    const shown = await house.bot.run({ command: 'puzzle', args: {} }, GERDA);
    expect(shown.text).toContain('**Weiß zieht und setzt in 2 Zügen matt**');
    expect(shown.text).toMatch(/16\.\sNovember\s2026: deine Uhr läuft\./);
    expect(altsIn(shown)[0]).toContain('Weiß: König f6, Turm g1.');
    expect(shown.buttons?.map(({ label }) => label)).toEqual(['Zug', 'Hinweis', 'Aufgeben', 'Drehen', 'Textbrett']);
    expect(shown.menus?.[0]?.options.map(({ label }) => label)).toEqual(['♔ König f6', '♖ Turm g1']);

    expect((await say('hint')).text).toBe(
      'Hinweis 1 von 3 verrät, ob es ein Schach ist. Er kostet 15\u00a0% der Punkte, und dieser Versuch gilt für die Wertung als verloren.',
    );
    expect(await namesOf('t', GERDA)).toContain('Tg8');
    expect(await namesOf('Tg', GERDA)).toEqual(['Tg2', 'Tg3', 'Tg4', 'Tg5', 'Tg6', 'Tg7', 'Tg8']);
    expect((await say('move', { moves: 'Tg8' })).text).toBe(
      'Nach **Tg8+** entkommt Schwarz dem Matt in 2 mit **Kxg8**. Versuch es noch einmal.',
    );
    expect((await say('move', { moves: 'Th8' })).text).toBe('„Th8“: Kein weißer Turm kann nach h8 ziehen.');
    expect((await say('move', { moves: 'Ka1' })).text).toBe('„Ka1“: Dein König kann nicht nach a1 ziehen.');
    expect((await say('move', { moves: 'Kf7' })).text).toBe('Richtig: **1.Kf7 Kh7**. Jetzt Matt in 1.');
    house.clock.now += 8_300;
    const mate = await say('move', { moves: 'Th1' });
    expect(mate.text).toContain('**1.Kf7 Kh7 2.Th1#** Matt!\nGelöst in **8,3\u00a0s**: 1 Fehlversuch, keine Hinweise.');
    expect(mate.text).toContain('Serie: **1 Tag** · heute Platz 1 von 1');
    expect((await say('why', { move: 'Tg8' })).text).toContain('**Tg8+** scheitert an **Kxg8**');
    const proof = await say('solution');
    expect(proof.text).toContain('1.Kf7 Kh7 2.Th1#');
    expect(proof.menus?.[0]?.options[0]).toMatchObject({ label: 'Kh7 (gezeigt)', description: 'dann Th1#' });
    expect((await say('stats')).text).toContain('**1 von 1 Aufgabe gelöst**');
  });

  it('asks and refuses in German', async () => {
    await say('puzzle');
    expect((await say('move', { moves: 'banane' })).text).toContain(
      'schreib ihn etwa so: `Sf3`, `g1f3`, `e8=D` oder `O-O`.',
    );
    expect((await say('puzzle', { date: '2026-02-30' })).text).toContain('Ein Datum lese ich so');
    expect((await say('move')).text).toBe('`/move` braucht `moves`: Dein Zug, etwa Dh7, exd8=D, O-O oder h5h7.');
  });
});

describe('in French', () => {
  it('R is the king, and the rook where no king can go', async () => {
    await house.run('puzzle', {}, FANNY);
    expect((await house.run('move', { moves: 'Rg8' }, FANNY)).text).toContain('Après **Tg8+**, les Noirs échappent');
    expect((await house.run('move', { moves: 'Rf7 Th1' }, FANNY)).text).toContain('**1.Rf7 Rh7 2.Th1#** Mat\u202f!');
  });
});

describe('in English, with the letters of a Russian book', () => {
  const say = (command: string, args = {}) => house.run(command, args, IVAN);
  beforeEach(() => house.store.people.savePreferences('ivan', { hidden: false, notation: 'russian' }));

  it('moves are read and written so', async () => {
    await say('puzzle');
    expect(await namesOf('Кр', IVAN)).toContain('Крf7');
    expect(await namesOf('л', IVAN)).toContain('Лg8');
    expect((await say('move', { moves: 'Лg8' })).text).toContain(
      '**Лg8+** lets Black escape the mate in 2 with **Крxg8**',
    );
    expect((await say('move', { moves: 'Крf7' })).text).toContain('Right: **1.Крf7 Крh7**.');
    expect((await say('move', { moves: 'Лh1' })).text).toContain('**1.Крf7 Крh7 2.Лh1#** Mate!');
    expect((await say('why', { move: 'Крf7 Крh7 Лg2' })).text).toContain('**Лg2** fails to');
  });
});

describe('suggestions', () => {
  it('after the first move are only what was typed: more would tell whether it is right', async () => {
    await house.run('puzzle');
    for (const typed of ['Kf7 R', 'Kf7,R', 'Kf7 Rh1', 'Ra1 K']) expect(await namesOf(typed, ANNA)).toEqual([typed]);
  });

  it('find a capture also without its sign, and English letters for everybody', async () => {
    await house.stock(`${CLASSIC_11} dm 2;`);
    await house.run('puzzle', {}, GERDA);
    expect(await namesOf('Rxa', GERDA)).toEqual(['Txa7']);
    expect(await namesOf('Ta7', GERDA)).toEqual(['Txa7']);
    expect(await namesOf('a1a7', GERDA)).toEqual(['Txa7']);
  });
});

describe('/help', () => {
  it.each([undefined, 'de', 'fr'])('fits on a phone (%s), and has the rest a tap away', async (locale) => {
    const caller = locale === undefined ? ANNA : { ...ANNA, locale };
    const first = await house.run('help', {}, caller);
    expect(first.text.split('\n').length).toBeLessThanOrEqual(12);
    expect(first.buttons?.map(({ invoke }) => invoke.args.topic)).toEqual([
      undefined,
      'rules',
      'scoring',
      'commands',
      'notation',
      'admins',
    ]);
    for (const topic of ['rules', 'scoring', 'commands', 'notation', 'admins']) {
      expect((await house.run('help', { topic }, caller)).text.length).toBeLessThan(2000);
    }
  });

  it('names options as the chat shows them: as registered in its language, or as they are typed', async () => {
    const listed = async (caller: Caller) => (await house.run('help', { topic: 'commands' }, caller)).text;
    expect(await listed({ ...GERDA, optionNames: 'de' })).toContain('`/practice [matt_in] [schwierigkeit] [thema]');
    expect(await listed({ ...FANNY, optionNames: 'fr' })).toContain('`/move coups` Réponds');
    // Spoken to in German by choice, in a chat that shows French names.
    expect(await listed({ ...GERDA, optionNames: 'fr' })).toContain('`/move coups` Antworte');
    expect(await listed(GERDA)).toContain('`/practice [mate_in] [difficulty] [theme]');
  });

  it('lists the admins’ commands for admins only', async () => {
    const { text } = await house.run('help', { topic: 'admins' });
    expect(text).toContain('`/puzzles add');
    expect((await house.run('help', { topic: 'admins' }, { ...ANNA, isAdmin: false })).text).not.toContain(
      'puzzles add',
    );
  });
});

describe('a sentence about an option names it as the chat shows it', () => {
  it.each([
    ['de', 'move', {}, '`/move` braucht `züge`: Dein Zug, etwa Dh7'],
    ['fr', 'move', {}, 'Il manque `coups` à `/move`\u00a0: Ton coup, comme Dh7'],
    ['en', 'move', {}, '`/move` needs `moves`: Your move, like Qh7'],
    ['de', 'practice', { mate_in: 99 }, '`/practice`: `matt_in` ist eine ganze Zahl von 1 bis 20.'],
    ['fr', 'practice', { mate_in: 99 }, '`mat_en` est un nombre entier'],
    ['de', 'practice', { farbe: 'rot' }, 'es kennt `matt_in`, `schwierigkeit`'],
  ] as const)('in %s: /%s %j', async (locale, command, args, part) => {
    const reply = await house.run(command, args, { ...ANNA, locale, optionNames: locale });
    expect(reply.text).toContain(part);
  });
});
