import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { defineCommand, type Ending, EXIT, type Program } from '../../../src/cli/program/command.js';
import { flag, wholeNumber } from '../../../src/cli/program/options.js';
import { runProgram } from '../../../src/cli/program/program.js';
import { Screen } from '../../../src/cli/program/screen.js';
import { fail, ok } from '../../../src/shared/result.js';

interface Wish {
  readonly count: number | undefined;
  readonly loud: boolean;
  readonly names: readonly string[];
}

/** A program that greets, and does on the way whatever a test wants. */
const greeter = (onTheWay: (wish: Wish) => Ending | never, saysWhereItStopped = false): Program => ({
  name: 'greet',
  about: 'Greets.',
  usage: '[NAME] [options]',
  commands: [
    defineCommand({
      name: 'hello',
      about: 'say hello',
      operands: { form: '<NAME...>', about: 'to whom', missing: 'Say to whom.' },
      options: {
        count: wholeNumber('-n, --how-often <N>', 'how often', { least: 1, most: 3 }),
        loud: flag('--loud', 'shout'),
      },
      read: (options, names) => (names.includes('nobody') ? fail('There is nobody.') : ok({ ...options, names })),
      run: async (wish) => onTheWay(wish),
      saysWhereItStopped,
    }),
  ],
  help: { examples: ['npm run greet -- hello Anna'], exits: { done: 'all were greeted', notAll: 'some were not' } },
  explain: (error) => (error instanceof RangeError ? 'The voice is gone.' : undefined),
});

async function run(program: Program, words: string, signal = new AbortController().signal) {
  const [out, err] = [new PassThrough({ encoding: 'utf8' }), new PassThrough({ encoding: 'utf8' })];
  const list = words.split(' ').filter((word) => word !== '');
  const code = await runProgram(program, list, { screen: new Screen(out, err, {}), signal });
  return { code, out: String(out.read() ?? ''), err: String(err.read() ?? '') };
}

const silent = greeter(() => EXIT.done);

describe('a program', () => {
  it('gets its options by the names of its declaration, each with its type', async () => {
    const wishes: Wish[] = [];
    const program = greeter((wish) => {
      wishes.push(wish);
      return EXIT.notAll;
    });
    expect((await run(program, 'hello Anna Ben --how-often 2 --loud')).code).toBe(EXIT.notAll);
    await run(program, 'hello Anna');
    expect(wishes).toEqual([
      { count: 2, loud: true, names: ['Anna', 'Ben'] },
      { count: undefined, loud: false, names: ['Anna'] },
    ]);
  });

  it.each([
    ['hello', 'Say to whom.'],
    ['hello nobody', 'There is nobody.'],
    ['hello Anna --how-often 4', '--how-often takes a whole number from 1 to 3, not "4".'],
    ['hello Anna --lod', 'There is no option --lod; did you mean --loud?'],
    ['helo', 'There is no command "helo"; did you mean hello?'],
  ])('answers %j with one sentence, and does nothing', async (words, sentence) => {
    const program = greeter(() => {
      throw new Error('it was run');
    });
    expect(await run(program, words)).toEqual({ code: EXIT.wrongUsage, out: '', err: `${sentence}\n` });
  });

  it.each(['', '--help'])('has its examples and exit codes in its help: %j', async (words) => {
    const { code, out } = await run(silent, words);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('Examples:\n  npm run greet -- hello Anna\n');
    expect(out).toMatch(/0 {2}all were greeted\n {2}1 {2}some were not\n {2}2 {2}the command was wrong/);
  });
});

describe('what goes wrong', () => {
  it('before anything was done is a fault', async () => {
    const program = greeter(() => fail('There is no file.'));
    expect(await run(program, 'hello Anna')).toEqual({ code: EXIT.wrongUsage, out: '', err: 'There is no file.\n' });
  });

  it('on this machine is a sentence, and a bug is thrown', async () => {
    const broken = (error: Error) =>
      greeter(() => {
        throw error;
      });
    expect(await run(broken(new RangeError()), 'hello Anna')).toEqual({
      code: EXIT.notAll,
      out: '',
      err: 'The voice is gone.\n',
    });
    await expect(run(broken(new TypeError('x is not a function')), 'hello Anna')).rejects.toThrow('not a function');
  });

  it.each([
    ['says so', false, 'Stopped.\n'],
    ['leaves it to a command that tells more', true, ''],
  ])('because somebody leaves %s', async (_, saysWhereItStopped, err) => {
    const aborted = AbortSignal.abort();
    const program = greeter(() => {
      aborted.throwIfAborted();
      return EXIT.done;
    }, saysWhereItStopped);
    expect(await run(program, 'hello Anna', aborted)).toEqual({ code: EXIT.notAll, out: '', err });
  });
});
