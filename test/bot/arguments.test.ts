import { describe, expect, it } from 'vitest';
import { leaderboard } from '../../commands/leaderboard.js';
import { settings } from '../../commands/settings.js';
import { readArgs } from '../../src/bot/arguments.js';
import type { CommandSpec } from '../../src/bot/command.js';
import type { ArgValue } from '../../src/bot/reply.js';
import { makeSpeech } from '../../src/texts/speech.js';

const SPEC: CommandSpec = {
  name: 'rival',
  description: 'Name a rival',
  options: [{ name: 'who', description: 'Whom', type: 'member' }],
  audience: 'everyone',
  slow: false,
};

const read = (who: ArgValue) => readArgs(SPEC, { who }, makeSpeech('en'));

describe('a member that comes with a command', () => {
  it.each([
    ['an id', '1234567890'],
    ['a name', 'Grace Hopper'],
    ['the longest name', 'x'.repeat(100)],
  ])('is %s', (_, who) => {
    expect(read(who)).toEqual({ ok: true, value: { who } });
  });

  it.each<[string, ArgValue]>([
    ['nobody', ''],
    ['only blanks', '  '],
    ['too long for a name', 'x'.repeat(101)],
    ['a number', 7],
    ['a file', { name: 'who.txt', read: async () => new Uint8Array() }],
  ])('is not %s', (_, who) => {
    const fault = '`/rival`: `who` is somebody of this chat: name or pick one person.';
    expect(read(who)).toEqual({ ok: false, fault });
  });
});

describe('a choice', () => {
  const fault = (command: typeof settings, args: Record<string, string>, language: 'en' | 'de' = 'en') => {
    const result = readArgs(command.spec, args, makeSpeech(language), language);
    return result.ok ? result.value : result.fault;
  };

  it.each(['de', 'DE', 'German', 'german', 'Deutsch', 'Allemand', 'allemand'])('is understood as %s', (language) => {
    expect(fault(settings, { language })).toEqual({ language: 'de' });
  });

  it.each([
    ['Français', { language: 'fr' }],
    ['francais', { language: 'fr' }],
    ['automatisch', { language: 'auto' }],
  ])('is understood as %s, in any language', (language, read) => {
    expect(fault(settings, { language })).toEqual(read);
  });

  it('that is written wrong is corrected', () => {
    expect(fault(settings, { language: 'Germn' })).toBe(
      '`/settings`: `language` is one of auto, en, de, fr. Did you mean `language:de`?',
    );
    expect(fault(settings, { language: 'Klingon' })).toBe('`/settings`: `language` is one of auto, en, de, fr.');
  });

  it('without its option is asked back where several have it, and corrected where it is written wrong', () => {
    expect(fault(settings, { German: 'German' })).toContain('Did you mean `notation:german` or `language:de`?');
    expect(fault(leaderboard, { tody: 'tody' })).toBe(
      '`/leaderboard` takes no “tody”; it takes `period`, `scope`, `by`. Did you mean `period:today`?',
    );
    expect(fault(leaderboard, { heute: 'heute' }, 'de')).toContain('Meinst du `zeitraum:today`?');
    expect(fault(leaderboard, { banana: 'banana' })).toBe(
      '`/leaderboard` takes no “banana”; it takes `period`, `scope`, `by`.',
    );
  });
});
