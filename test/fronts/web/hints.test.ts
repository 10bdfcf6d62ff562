import { describe, expect, it } from 'vitest';
import { hintsFor, suggestionHints } from '../../../src/fronts/web/page/hints.js';
import { offerOf } from '../../../src/fronts/web/show-reply.js';
import { en } from '../../../src/texts/en.js';
import { makeSampleBot } from '../sample-bot.js';

const commands = offerOf(makeSampleBot().bot, en);
const labels = (line: string, hasFile = false): string[] =>
  hintsFor(line, commands, hasFile).items.map(({ label }) => label);

describe('the help while one types', () => {
  it('lists every command after a slash', () => {
    expect(labels('/')).toEqual(commands.map(({ name }) => `/${name}`));
  });

  it.each([
    ['', []],
    ['good morning', []],
    ['/h', ['/hint', '/hostile', '/echo', '/whoami']],
    ['/add', ['/files add']],
    ['/hint', ['/hint']],
    ['/file', ['/files add']],
    ['/files a', ['/files add']],
    ['/xyz', []],
    ['/count ', ['from', 'loud']],
    ['/count 3', []],
    ['/count 3 ', ['loud']],
    ['/count 3 loud: ', ['true', 'false']],
    ['/count 3 loud: f', ['false']],
    ['/count 3 loud: false', []],
    ['/files add ', ['file', 'note']],
    ['/move ', []],
    ['/greet ', []],
    ['/lamp light: ', ['dim', 'bright']],
    ['/lamp light: b', ['bright']],
    ['/lamp light: bright', []],
    ['/lamp light: bright ', ['colour']],
    ['/lamp ', ['dim', 'bright', 'light', 'colour']],
    ['/lamp b', ['bright']],
    ['/lamp R', ['red']],
    ['/lamp red', []],
    ['/lamp red ', ['dim', 'bright', 'light']],
    ['/lamp red b', ['bright']],
    ['/lamp bright colour: ', ['white', 'red']],
    ['/lamp bright red', []],
    ['/lamp green b', ['bright']],
    ['/ranks 5 ', ['today', 'week', 'ever', 'period', 'club', 'by']],
    ['/ranks 5 t', ['today', 'time']],
    ['/ranks old t', []],
    ['/echo t', []],
  ])('for "%s" offers %j', (line, expected) => {
    expect(labels(line)).toEqual(expected);
  });

  it('does not ask for a file twice', () => {
    expect(labels('/files add ', true)).toEqual(['note']);
  });

  it('says which option the words go to', () => {
    expect(hintsFor('/count 3 loud: ', commands, false).usage?.active?.name).toBe('loud');
    expect(hintsFor('/count 3', commands, false).usage?.active?.name).toBe('from');
  });

  it.each([
    ['/move ', '', '/move Ra8'],
    ['/move ra', 'ra', '/move Ra8'],
    ['/move moves: ra', 'ra', '/move moves: Ra8'],
    ['/move moves:ra', 'ra', '/move moves: Ra8'],
    ['/greet gr', 'gr', '/greet Ra8'],
    ['/ranks 5 cl', 'cl', '/ranks 5 Ra8'],
  ])('for "%s" asks the bot about "%s"', (line, typed, picked) => {
    const { question } = hintsFor(line, commands, false);
    expect(question).toMatchObject({ typed });
    if (!question) return;
    expect(suggestionHints(question, [{ name: 'Ra8 (legal)', value: 'Ra8' }])[0]?.line).toBe(picked);
  });

  it('picking a move writes it as it is read, and means exactly that move', () => {
    const { question } = hintsFor('/move moves: Td', commands, false);
    expect(question && suggestionHints(question, [{ name: 'Td1', value: 'a1d1' }])).toEqual([
      { label: 'Td1', detail: '', line: '/move moves: Td1', means: '/move moves: a1d1' },
    ]);
  });

  it.each([
    ['/hin', '/hint', true],
    ['/mov', '/move ', false],
    ['/puz', '/puzzle', true],
  ])('picking the first for "%s" writes "%s"', (line, written, runs) => {
    expect(hintsFor(line, commands, false).items[0]).toMatchObject({ line: written, runs });
  });
});
