import { describe, expect, it } from 'vitest';
import { COMMANDS, GROUPS } from '../../commands/index.js';
import { de } from '../../src/texts/de.js';
import { fr } from '../../src/texts/fr.js';
import type { CommandTable } from '../../src/texts/writing.js';

const SPECS = COMMANDS.map(({ spec }) => spec);
const LANGUAGES: readonly (readonly [string, CommandTable])[] = [
  ['German', de.commands],
  ['French', fr.commands],
];

/** Discord's rule for names, with its own wish for small letters. */
const isName = (name: string): boolean => /^[-_\p{L}\p{N}]{1,32}$/u.test(name) && name === name.toLowerCase();
const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

describe.each(LANGUAGES)('the commands in %s', (_, table) => {
  const offered = SPECS.map((spec) => ({ ...spec, options: spec.options.filter(({ internal }) => !internal) }));
  const wordsOf = (name: string) => table[name] ?? { name: `(no word for ${name})`, description: '' };

  it('each have a name and a description, and so have groups', () => {
    const known = [...offered.map(({ name }) => name), ...Object.keys(GROUPS)];
    expect(known.filter((name) => !table[name])).toEqual([]);
    expect(Object.keys(table).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have a name and a description for each option, and for each choice', () => {
    for (const { name, options } of offered) {
      const words = table[name]?.options ?? {};
      expect(Object.keys(words).toSorted(), name).toEqual(options.map((option) => option.name).toSorted());
      for (const option of options) {
        const choices = option.type === 'text' ? (option.choices ?? []) : [];
        const named = Object.keys(words[option.name]?.choices ?? {});
        expect(named.toSorted(), `${name} ${option.name}`).toEqual([...choices].toSorted());
      }
    }
  });

  it('have names and descriptions that Discord takes', () => {
    const words = Object.values(table).flatMap(({ options = {}, ...own }) => [own, ...Object.values(options)]);
    expect(words.map(({ name }) => name).filter((name) => !isName(name))).toEqual([]);
    const texts = words.flatMap(({ description, ...rest }) => [
      description,
      ...('choices' in rest ? Object.values(rest.choices ?? {}) : []),
    ]);
    expect(texts.filter((text) => text.length === 0 || text.length > 100)).toEqual([]);
  });

  it('have names of their own, each where it is offered', () => {
    const groupOf = (name: string) => (name.includes(' ') ? name.split(' ')[0] : undefined);
    const first = [...new Set(offered.map(({ name }) => groupOf(name) ?? name))];
    expect(repeated(first.map((name) => wordsOf(name).name))).toEqual([]);
    for (const group of Object.keys(GROUPS)) {
      const members = offered.filter(({ name }) => groupOf(name) === group);
      expect(repeated(members.map(({ name }) => wordsOf(name).name))).toEqual([]);
    }
    for (const { name } of offered) {
      expect(repeated(Object.values(wordsOf(name).options ?? {}).map((option) => option.name)), name).toEqual([]);
    }
  });
});
