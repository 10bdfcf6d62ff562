import { describe, expect, it } from 'vitest';
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
