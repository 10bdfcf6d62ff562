import { describe, expect, it, test } from 'vitest';
import { THEMES } from '../../src/puzzles/analysis/themes.js';
import { de } from '../../src/texts/de.js';
import { en } from '../../src/texts/en.js';
import { fr } from '../../src/texts/fr.js';
import { ARGS, said, textsOf } from './leaves.js';

const ENGLISH = textsOf(en);

/** What is the same in two languages, and rightly so. */
const EQUAL = new Set([
  'args.inCommand',
  'leaderboard.points',
  'library.headed',
  'library.kindCount',
  'library.notAcceptedLine',
  'library.origin',
  'live.words.chat',
  'live.words.points',
  'live.words.start',
  'page.chat',
  'page.script.kilobytes',
  'page.script.megabytes',
  'playing.points',
  'playing.solution',
  'setup.moment',
  'stats.scoreFigure',
]);

/** The words and numbers that a sample puts into a text. */
function placed(path: string): string[] {
  const flat = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : [value];
  return flat(ARGS.get(path) ?? []).map(String);
}

describe.each([
  ['German', de],
  ['French', fr],
] as const)('%s', (_, texts) => {
  const own = textsOf(texts);

  test('has every text that English has, and no other', () => {
    expect([...own.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test.each([...ENGLISH])('%s is said in the language itself, with all that English puts into it', (path, text) => {
    const english = said(path, text);
    const translated = said(path, own.get(path));
    expect(translated.trim()).not.toBe('');
    if (!EQUAL.has(path)) expect(translated).not.toBe(english);
    // Sides, roles, themes, looks and boards have names of their own; what is written in signs or figures does not.
    for (const each of placed(path)) {
      const isName =
        /^(?:white|black|king|queen|rook|bishop|knight|pawn|smothered|wood|score|time|week|month|server|global)$/.test(
          each,
        );
      if (!isName && english.includes(each)) expect(translated).toContain(each);
    }
  });

  it('names every theme, each by a name of its own', () => {
    const names = THEMES.map((theme) => texts.difficulty.theme(theme));
    expect(new Set(names).size).toBe(THEMES.length);
    expect(names.every((name) => name.trim() !== '')).toBe(true);
  });
});

test('no text has a typewriter’s apostrophe', () => {
  for (const texts of [en, de, fr]) {
    for (const [path, text] of textsOf(texts)) {
      if (!path.startsWith('dates.')) expect(said(path, text), path).not.toMatch(/'/);
    }
  }
});

test('no line breaks between a figure and its unit', () => {
  for (const texts of [en, de, fr]) {
    for (const [path, text] of textsOf(texts)) {
      expect(said(path, text), path).not.toMatch(/(?:\d|\}) (?:s|min|h|%)(?![\p{L}\d])/u);
    }
  }
});
