import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argsOf, readLine } from '../../../src/fronts/web/page/typed-line.js';
import { offerOf } from '../../../src/fronts/web/show-reply.js';
import { makeSampleBot } from '../sample-bot.js';

const commands = offerOf(makeSampleBot().bot);

const read = (line: string): unknown => {
  const typed = readLine(line, commands);
  return typed && [typed.command.name, { ...argsOf(typed) }];
};

describe('a line typed in the web chat', () => {
  it.each([
    ['/hint', 'hint', {}],
    ['/hint ', 'hint', {}],
    ['hint', 'hint', {}],
    ['  / Hint', 'hint', {}],
    ['/move Ra8', 'move', { moves: 'Ra8' }],
    ['/move Ra8 Kf8 Ra7', 'move', { moves: 'Ra8 Kf8 Ra7' }],
    ['/move moves: Ra8', 'move', { moves: 'Ra8' }],
    ['/move moves:Ra8', 'move', { moves: 'Ra8' }],
    ['/move MOVES: Ra8', 'move', { moves: 'Ra8' }],
    ['/move moves:', 'move', {}],
    ['/count 3', 'count', { from: '3' }],
    ['/count from: 3 loud: true', 'count', { from: '3', loud: 'true' }],
    ['/count loud: true from: 3', 'count', { from: '3', loud: 'true' }],
    ['/count 3 loud: true', 'count', { from: '3', loud: 'true' }],
    ['/files add', 'files add', {}],
    ['/files   add', 'files add', {}],
    ['/files add a good one', 'files add', { note: 'a good one' }],
    ['/files add note: at 18:00', 'files add', { note: 'at 18:00' }],
    ['/echo https://example.com/?text:1', 'echo', { text: 'https://example.com/?text:1' }],
    // More than the command takes: the words go on as a name, and the bot says what it does take.
    ['/hint please', 'hint', { please: 'please' }],
  ])('reads %s', (line, command, args) => {
    expect(read(line)).toEqual([command, args]);
  });

  it.each(['', '/', '/hints', '/files', '/filesadd', 'good morning', '/ move-it Ra8'])(
    'finds no command in "%s"',
    (line) => {
      expect(read(line)).toBeUndefined();
    },
  );

  it('does not know options that only buttons send', () => {
    expect(read('/steps at: 3')).toEqual(['steps', { 'at: 3': 'at: 3' }]);
  });

  it('reads any words after a command without losing any', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (words) => {
        const line = `/echo ${words}`;
        const typed = readLine(line, commands);
        for (const part of typed?.parts ?? []) expect(line.startsWith(part.text, part.start)).toBe(true);
        expect(typed?.parts.at(-1)?.text).toBe(line.slice(typed?.parts.at(-1)?.start));
      }),
    );
  });
});
