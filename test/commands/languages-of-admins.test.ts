import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/puzzles/verdict.js';
import { LANGUAGES } from '../../src/shared/languages.js';
import { makeSpeech } from '../../src/texts/speech.js';
import { verdictText } from '../../src/views/verdict.js';
import { ANNA, type House, openHouse, settled } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS, NO_MATE, TWO_KEYS } from '../support/positions.js';

const VERDICTS: readonly Verdict[] = [
  { kind: 'sound', mateIn: 1, key: 'a1a8' },
  { kind: 'several keys', mateIn: 1, keys: ['a1a8', 'e1e8'] },
  { kind: 'cooked', mateIn: 2, keys: ['a1a2', 'a1a3', 'a1a4', 'a1a5', 'a1a6', 'a1a7'] },
  { kind: 'shorter mate', claimed: 3, mateIn: 1, keys: ['a1a8'] },
  { kind: 'shorter mate', claimed: 3, mateIn: 1, keys: ['a1a8', 'e1e8'] },
  { kind: 'no mate', within: 1 },
  { kind: 'no mate', within: 3 },
  { kind: 'gave up', because: 'time' },
  { kind: 'gave up', because: 'nodes' },
  { kind: 'gave up', because: 'memory' },
  { kind: 'gave up', because: 'cancelled' },
];

describe.each(VERDICTS)('the verdict %j', (verdict) => {
  it('is another sentence in every language', () => {
    const told = LANGUAGES.map((language) =>
      verdictText({ id: 12, line: 1, fen: TWO_KEYS, verdict }, makeSpeech(language)),
    );
    expect(new Set(told).size).toBe(LANGUAGES.length);
  });
});

describe('an admin who speaks', () => {
  let house: House;
  beforeEach(async () => {
    house = await openHouse();
  });
  afterEach(() => house.close());

  it.each([
    ['de', 'Zeile 1: #1 Korrekt: Matt in 1, und nur mit Te8#.', '2 Aufgaben angenommen', 'nebenlösig: 1'],
    [
      'fr',
      'Ligne 1\u00a0: #1 Correct\u00a0: mat en 1, et seulement par Te8#.',
      '2 problèmes acceptés',
      'démolis\u00a0: 1',
    ],
  ])('%s reads verdicts, counts and the report so, with their own letters', async (locale, line, heading, count) => {
    const admin = { ...ANNA, locale };
    const lines = [`${BACK_RANK} dm 1;`, `${TWO_KEYS} dm 1;`, `${FOUR_VERDICTS} dm 2;`, `${NO_MATE} dm 2;`];
    const file = { name: 'ours.epd', read: async () => new TextEncoder().encode(lines.join('\n')) };
    const report = await settled(await house.run('puzzles add', { file }, admin));
    expect(report.text).toContain(heading);
    expect(report.text).toContain(line);
    expect(report.file?.text).toContain(line);
    expect((await house.run('puzzles stats', {}, admin)).text).toContain(count);
    const picture = { name: 'board.png', read: async () => new Uint8Array([137, 80, 78, 71, 0, 0]) };
    expect((await house.run('puzzles add', { file: picture }, admin)).text).toMatch(/Textdatei|fichier texte/);
    const english = /\b(puzzles? (of|are|is)|the file|mate in|Line|cooked|given)\b/;
    for (const command of ['puzzles queue', 'puzzles stats', 'puzzles next', 'puzzles verify']) {
      expect((await house.run(command, {}, admin)).text, command).not.toMatch(english);
    }
  });

  it.each([
    ['de', ['Weiß hat keinen König; stell einen dazu.', 'Die Länge des Matts muss', 'weder eine FEN- oder EPD-Zeile']],
    [
      'fr',
      ['Les Blancs n’ont pas de roi\u202f; ajoutes-en un.', 'La longueur du mat doit', 'Ce n’est ni une ligne FEN'],
    ],
  ])('%s reads why single lines were refused, in the message and in the report', async (locale, reasons) => {
    const lines = ['8/8/8/8/8/8/8/8 w - -', `${BACK_RANK} dm 99;`, 'hello'];
    const file = { name: 'ours.epd', read: async () => new TextEncoder().encode(lines.join('\n')) };
    const report = await settled(await house.run('puzzles add', { file }, { ...ANNA, locale }));
    for (const reason of reasons) {
      expect(report.text).toContain(reason);
      expect(report.file?.text).toContain(reason);
    }
    const broken = {
      name: 'ours.csv',
      read: async () => new TextEncoder().encode(`fen,mate\n${'x,\n'.repeat(20_001)}`),
    };
    const { file: long } = await settled(await house.run('puzzles add', { file: broken }, { ...ANNA, locale }));
    expect(long?.text).toMatch(/Nach 20000 abgelehnten Zeilen|Après 20000 lignes refusées/);
    expect(long?.text).not.toMatch(/\b(?:the|more|were)\b/);
  });
});
