import * as fc from 'fast-check';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { COMMANDS, GROUPS } from '../../../commands/index.js';
import { makeBot } from '../../../src/bot/make-bot.js';
import { argsOf, readLine } from '../../../src/fronts/web/page/typed-line.js';
import { offerOf } from '../../../src/fronts/web/show-reply.js';
import { en } from '../../../src/texts/en.js';
import { NO_SERVICES } from '../../support/no-services.js';
import { makeSampleBot } from '../sample-bot.js';

const commands = offerOf(makeSampleBot().bot, en);

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
    // The name of an option that has its value, and any name in double quotes, is a word of the value it stands in.
    ['/move Qh7 moves: Kf8', 'move', { moves: 'Qh7 moves: Kf8' }],
    ['/move moves: Qh7 moves: Kf8', 'move', { moves: 'Qh7 moves: Kf8' }],
    ['/count 3 loud: true from: 5', 'count', { from: '3', loud: 'true from: 5' }],
    ['/count from: loud: true from: 5', 'count', { from: '5', loud: 'true' }],
    [
      '/files add note: 8/8 w - - dm 1; c0 "the note: known";',
      'files add',
      { note: '8/8 w - - dm 1; c0 "the note: known";' },
    ],
    ['/files add 8/8 w - - id "My note: one";', 'files add', { note: '8/8 w - - id "My note: one";' }],
    ['/files add 8/8 w - - id "My file: one";', 'files add', { note: '8/8 w - - id "My file: one";' }],
    ['/files add file: mine.epd', 'files add', { note: 'file: mine.epd' }],
    ['/count from: "loud: 3" loud: true', 'count', { from: '"loud: 3"', loud: 'true' }],
    ['/count from: 3" loud: true', 'count', { from: '3"', loud: 'true' }],
    // Words without a name go where they fit.
    ['/ranks 5', 'ranks', { top: '5' }],
    ['/ranks 5 week', 'ranks', { top: '5', period: 'week' }],
    ['/ranks week 5', 'ranks', { top: '5', period: 'week' }],
    ['/ranks score', 'ranks', { by: 'score' }],
    ['/ranks score  ever', 'ranks', { by: 'score', period: 'ever' }],
    ['/ranks Week TIME', 'ranks', { period: 'week', by: 'time' }],
    ['/ranks period: Week', 'ranks', { period: 'week' }],
    ['/ranks 5 by: time', 'ranks', { top: '5', by: 'time' }],
    ['/ranks the old masters', 'ranks', { club: 'the old masters' }],
    ['/ranks 5 time the old week', 'ranks', { top: '5', by: 'time', club: 'the old week' }],
    ['/lamp red bright', 'lamp', { light: 'bright', colour: 'red' }],
    ['/lamp red red', 'lamp', { colour: 'red', red: 'red' }],
    ['/ranks 5 by time', 'ranks', { top: '5', by: 'time' }],
    ['/lamp the light bright x', 'lamp', { light: 'bright', 'the x': 'the x' }],
    ['/lamp red green', 'lamp', { colour: 'red', green: 'green' }],
    ['/count 3 true', 'count', { from: '3', loud: 'true' }],
    ['/count 3 4', 'count', { from: '3', 4: '4' }],
    ['/echo 3 true', 'echo', { text: '3 true' }],
    ['/greet Grace Hopper', 'greet', { who: 'Grace Hopper' }],
    ['/greet who: Grace Hopper', 'greet', { who: 'Grace Hopper' }],
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

  it.each([
    ['leaderboard today by time', { period: 'today', by: 'time' }],
    ['/leaderboard heute Zeit', { period: 'today', by: 'time' }],
    ['/leaderboard les amis de ce salon cette semaine', { scope: 'friends-of-this-channel', period: 'week' }],
    ['/leaderboard diese woche', { period: 'week' }],
    ['/leaderboard tody', { tody: 'tody' }],
    ['/settings language:German', { language: 'de' }],
    ['/settings German', { German: 'German' }],
    ['/settings language allemand', { language: 'de' }],
    ['/practice mate in 2 leicht', { mate_in: '2', difficulty: 'easy' }],
  ])('reads “%s” by the names of choices in every language', (line, args) => {
    const bot = makeBot({ commands: COMMANDS, groups: GROUPS, services: NO_SERVICES, log: pino({ level: 'silent' }) });
    const typed = readLine(line, offerOf(bot, en));
    expect(typed && { ...argsOf(typed) }).toEqual(args);
  });

  it('does not know options that only buttons send', () => {
    expect(read('/steps at: 3')).toEqual(['steps', { 'at: 3': 'at: 3' }]);
  });

  it('keeps every word in a value, whatever names and quotes stand between them', () => {
    const words = fc.array(
      fc.constantFrom('from:', 'loud:', 'LOUD:7', 'file:', '7', '"', '"7', '7"', 'note:', 'top:', 'by:'),
    );
    fc.assert(
      fc.property(fc.constantFrom('count', 'files add', 'move', 'hint', 'ranks', 'lamp'), words, (command, typed) => {
        const line = `/${command} ${typed.join(' ')}`;
        const found = readLine(line, commands);
        const values = Object.values(found ? argsOf(found) : {}).join(' ');
        expect(values.replace(/[^7"]/g, '').length, line).toBe(line.replace(/[^7"]/g, '').length);
      }),
    );
  });

  it('takes what stands in double quotes as it is', () => {
    const words = fc.string({ unit: fc.constantFrom(' ', 'a', ' from: ', ' loud: '), maxLength: 10 });
    fc.assert(
      fc.property(words, (quoted) => {
        expect(read(`/count from: "${quoted}" loud: true`)).toEqual(['count', { from: `"${quoted}"`, loud: 'true' }]);
      }),
    );
  });

  it('reads any words after a command without losing any', () => {
    const fitting = fc.array(fc.constantFrom('7', 'week', 'red', ' ', 'dim', 'x')).map((each) => each.join(' '));
    const someWords = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fitting);
    fc.assert(
      fc.property(fc.constantFrom('echo', 'ranks', 'lamp'), someWords, (command, words) => {
        const line = `/${command} ${words}`;
        const typed = readLine(line, commands);
        for (const part of typed?.parts ?? []) expect(line.startsWith(part.text, part.start)).toBe(true);
        expect(typed?.parts.at(-1)?.text).toBe(line.slice(typed?.parts.at(-1)?.start));
      }),
    );
  });
});
