import { describe, expect, it, test } from 'vitest';
import { THEMES } from '../../src/insight/themes.js';
import { de } from '../../src/texts/de.js';
import { en } from '../../src/texts/en.js';
import { fr } from '../../src/texts/fr.js';
import { SAMPLES } from './samples.js';

type Subject = Readonly<Record<string, unknown>>;
const tableOf = (texts: object): [string, Subject][] => Object.entries(texts);

/** What is the same in two languages, and rightly so. */
const EQUAL = new Set(['args.inCommand', 'help.forAdmins', 'playing.solution']);

/** Told in English only: a description is written in the command's spec. */
const LEFT_OUT = new Set(['Your move']);

/** What a text says with its sample arguments, as one string; undefined when there is no sample. */
function said(subject: string, key: string, text: unknown): string | undefined {
  if (typeof text !== 'function') return [text].flat().join('\n');
  const samples: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>> | undefined>> = SAMPLES;
  const args = samples[subject]?.[key];
  return args && [text(...args)].flat().join('\n');
}

/** The words and numbers that a sample puts into a text. */
function placed(subject: string, key: string): string[] {
  const samples: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>> | undefined>> = SAMPLES;
  const flat = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : [value];
  return (samples[subject]?.[key] ?? []).flatMap(flat).map(String);
}

describe.each([
  ['German', de],
  ['French', fr],
] as const)('%s', (_, texts) => {
  test('has every text that English has, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [subject, english] of tableOf(en)) {
      const own = new Map(tableOf(texts)).get(subject) ?? {};
      if (subject in SAMPLES) expect(Object.keys(own).sort(), subject).toEqual(Object.keys(english).sort());
    }
  });

  const cases = tableOf(en)
    .filter(([subject]) => subject in SAMPLES)
    .flatMap(([subject, english]) => Object.keys(english).map((key) => [subject, key] as const));

  test.each(cases)('%s.%s is said in the language itself, with all that English puts into it', (subject, key) => {
    const english = said(subject, key, new Map(tableOf(en)).get(subject)?.[key]) ?? '';
    const own = said(subject, key, new Map(tableOf(texts)).get(subject)?.[key]) ?? '';
    expect(own.trim()).not.toBe('');
    if (!EQUAL.has(`${subject}.${key}`)) expect(own).not.toBe(english);
    // Sides, roles and themes have names of their own; what is written in signs or figures does not.
    for (const each of placed(subject, key)) {
      const isName = /^(?:white|black|king|queen|rook|bishop|knight|pawn|smothered)$/.test(each);
      if (!isName && english.includes(each) && !LEFT_OUT.has(each)) expect(own).toContain(each);
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
    for (const [subject, own] of tableOf(texts)) {
      for (const [key, text] of Object.entries(own)) {
        if (subject in SAMPLES && subject !== 'dates')
          expect(said(subject, key, text), `${subject}.${key}`).not.toMatch(/'/);
      }
    }
  }
});
