import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../../src/play/game.js';
import { readPuzzleFile } from '../../src/puzzles/files/read-file.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import { builtFile } from '../../src/shared/project.js';
import { type ComposeRequest, Composing, ownComposer } from '../../src/work/composing.js';
import { StockKeeper } from '../../src/work/keep-stock.js';
import { type House, openHouse, proved, silent, stockFolder } from '../support/house.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';

/** Programs in place of the composer. Each is called with what is asked of it. */
const PROGRAMS = {
  'two puzzles': `console.log('# made for a test'); console.log('${FOUR_VERDICTS} dm 2; id "one";'); console.log('${BACK_RANK} dm 1;');`,
  'one puzzle': `console.log('${CLASSIC_11} dm 2;');`,
  nothing: '',
  'never ready': 'setInterval(() => {}, 1000);',
  'a puzzle, and then never ready': `console.log('${BACK_RANK} dm 1;'); setInterval(() => {}, 1000);`,
  failing: `console.error('no luck today'); process.exitCode = 3;`,
  babbling: `console.log('hello'); console.log('x'.repeat(100_000)); console.log('${TWO_KEYS} dm 1;'); console.log('\\0');`,
} as const;
type Program = keyof typeof PROGRAMS;

let house: House;
let place: string;
let told: string[];
let asked: ComposeRequest[];
let keepers: StockKeeper[];

beforeEach(async () => {
  house = await openHouse();
  place = mkdtempSync(join(tmpdir(), 'matinee-stock-'));
  told = [];
  asked = [];
  keepers = [];
});
afterEach(async () => {
  for (const keeper of keepers) await keeper.stop();
  await house.close();
  await rm(place, { recursive: true });
});

/** Each child runs the next of these programs, the last one again and again. */
function keep(lowStock: number, ...programs: readonly Program[]): StockKeeper {
  const keeper = new StockKeeper({
    library: house.store.library,
    precomputer: house.services.precomputer,
    lowStock,
    now: () => house.clock.now,
    print: (sentence) => told.push(sentence),
    log: silent,
    composer: (request) => {
      const program = programs[Math.min(asked.length, programs.length - 1)] ?? 'nothing';
      asked.push(request);
      const file = join(place, `${asked.length}.mjs`);
      writeFileSync(file, `${PID}${PROGRAMS[program]}`);
      return [file, join(place, 'pid')];
    },
  });
  keepers.push(keeper);
  return keeper;
}
const PID = "import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], String(process.pid));\n";
const pid = async (): Promise<number> => {
  const file = join(place, 'pid');
  await vi.waitUntil(() => exists(file), { timeout: 20_000 });
  return Number(await readFile(file, 'utf8'));
};
const exists = (file: string): boolean => {
  try {
    return readFileSync(file, 'utf8') !== '';
  } catch {
    return false;
  }
};
const lives = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
};
const unused = () => house.store.library.countLeastUnused();

describe('when dailies run low', () => {
  it('more are composed and proved, and the operator is told before and after', async () => {
    const keeper = keep(1, 'two puzzles');
    keeper.check();
    await keeper.idle();
    expect(told).toEqual([
      'Only 0 unused dailies are left: composing more in idle time.',
      'Composed 2 new dailies; 2 unused dailies are left now.',
    ]);
    expect((await house.run('puzzle')).text).toContain('mate in');
    expect((await house.store.library.listPuzzles({}, 0, 10)).map(({ origin, name }) => [origin, name])).toEqual([
      ['composed', 'one'],
      ['composed', undefined],
    ]);
  });

  it('lasts until there are twice as many, with another seed for every child, and all lengths have their turn', async () => {
    const keeper = keep(1, 'nothing', 'one puzzle', 'nothing', 'nothing', 'two puzzles');
    keeper.check();
    await keeper.idle();
    expect(asked.length).toBe(5);
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(5);
    expect(new Set(asked.map(({ mateIn }) => mateIn)).size).toBeGreaterThan(2);
    expect(await unused()).toBe(3);
  });

  it('is noticed when a daily is given', async () => {
    await house.stock(`${CLASSIC_11} dm 2;`);
    const keeper = keep(1, 'two puzzles');
    keeper.check();
    await keeper.idle();
    expect(told).toEqual([]);
    const game = new Game({
      store: house.store.play,
      now: () => house.clock.now,
      timeZone: 'UTC',
      onGiven: () => keeper.check(),
    });
    expect(await game.daily('club', await game.today('club'))).toMatchObject({ id: 1 });
    await keeper.idle();
    expect(told[0]).toBe('Only 0 unused dailies are left: composing more in idle time.');
  });

  it.each([
    ['with enough in stock', 1],
    ['when it is turned off', 0],
  ])('nothing is composed %s', async (_, lowStock) => {
    if (lowStock > 0) await house.stock(`${CLASSIC_11} dm 2;`);
    const keeper = keep(lowStock, 'two puzzles');
    keeper.check();
    await keeper.idle();
    expect(asked).toEqual([]);
    expect(told).toEqual([]);
  });

  it('puzzles that wait for their proof are counted once they have it', async () => {
    await stockFolder(house.store.library, `${CLASSIC_11} dm 2;`, 'stock.epd', house.clock.now);
    house.services.precomputer.wake();
    const keeper = keep(1, 'two puzzles');
    keeper.check();
    await keeper.idle();
    expect(asked).toEqual([]);
  });

  it('one of several calls at once is enough: there is one child at a time', async () => {
    const keeper = keep(1, 'never ready');
    keeper.check();
    keeper.check();
    await pid();
    keeper.check();
    expect(asked).toHaveLength(1);
  });
});

describe('a composer', () => {
  it('that finds nothing is left alone until the next daily', async () => {
    const keeper = keep(1, 'nothing');
    keeper.check();
    await keeper.idle();
    expect(told.at(-1)).toBe('Composed 0 new dailies; 0 unused dailies are left now.');
    expect(asked.length).toBeLessThan(20);
  });

  it('that fails is not started again and again', async () => {
    const keeper = keep(1, 'failing');
    keeper.check();
    await keeper.idle();
    expect(asked).toHaveLength(1);
    expect(told.slice(1)).toEqual([
      'The composer ended early: no luck today',
      'Composed 0 new dailies; 0 unused dailies are left now.',
    ]);
  });

  it('that brings nothing again is tried again, but not told of again', async () => {
    const keeper = keep(1, 'failing');
    keeper.check();
    await keeper.idle();
    const before = told.length;
    keeper.check();
    await keeper.idle();
    expect(asked).toHaveLength(2);
    expect(told).toHaveLength(before);
  });

  it('is not believed: what is no puzzle is passed over, and what is cooked is not given', async () => {
    const keeper = keep(1, 'babbling', 'failing');
    keeper.check();
    await keeper.idle();
    expect((await house.store.library.count('club')).verdicts).toMatchObject({ sound: 0, cooked: 1 });
    expect(told.at(-1)).toContain('Composed 0 new dailies');
  });

  it('runs at the lowest priority and ends with the bot', async () => {
    const keeper = keep(1, 'a puzzle, and then never ready');
    keeper.check();
    const child = await pid();
    expect(getPriority(child)).toBe(constants.priority.PRIORITY_LOW);
    await keeper.stop();
    expect(lives(child)).toBe(false);
  });
});

it('members’ puzzles come first: the composer is stopped while they are proved, and goes on afterwards', async () => {
  await house.close();
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pool = makeSolverPool({ width: 1 });
  const solver = {
    width: 1,
    solve: async (...task: Parameters<typeof pool.solve>) => {
      if (task[0].fen === FOUR_VERDICTS) await gate;
      return pool.solve(...task);
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver });
  const keeper = keep(1, 'never ready', 'two puzzles');
  keeper.check();
  const child = await pid();
  await house.run('puzzles add', { position: `${FOUR_VERDICTS} dm 2;` });
  await vi.waitUntil(() => !lives(child), { timeout: 20_000 });
  expect(asked).toHaveLength(1);
  open();
  await proved(house.services.precomputer);
  await vi.waitUntil(() => asked.length > 1, { timeout: 20_000 });
});

it('the composer does not outlive a bot that is killed', async () => {
  const program = join(place, 'endless.mjs');
  await writeFile(program, `${PID}${PROGRAMS['never ready']}`);
  const composing = pathToFileURL(builtFile('src/work/composing.ts')).href;
  const call = `import(${JSON.stringify(composing)}).then(({ Composing }) => new Composing(${JSON.stringify([program, join(place, 'pid')])}))`;
  const bot = spawn(process.execPath, ['-e', call], { stdio: 'ignore' });
  const child = await pid();
  bot.kill('SIGKILL');
  await vi.waitUntil(() => !lives(child), { timeout: 20_000 });
});

it('the real composer understands what is asked of it, and says one puzzle', async () => {
  const composing = new Composing([...ownComposer({ mateIn: 2, count: 1, seed: 7 })]);
  const lines: string[] = [];
  for await (const line of composing.lines()) lines.push(line);
  expect(composing.failure).toBeUndefined();
  const puzzles = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(puzzles).toHaveLength(1);
  const read = await readPuzzleFile(new TextEncoder().encode(puzzles[0]));
  expect(read).toMatchObject({ ok: true, value: { drafts: [{ claimedMateIn: 2 }], refused: [] } });
});
