import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../src/people/days.js';
import { chooseDaily } from '../../src/play/daily.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { type ModelPuzzle, modelStock } from '../support/model-stock.js';

const CLUB = 'club';

let store: Store;
/** The store's own connection. */
let file: Sqlite.Database;
const statements = new Map<string, Sqlite.Statement>();

beforeEach(async () => {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  const opened = await openSqliteStore(':memory:');
  if (!opened.ok) throw new Error(opened.fault.code);
  store = opened.value;
  file = prepare.mock.contexts[0] as Sqlite.Database;
  prepare.mockRestore();
  statements.clear();
});
afterEach(() => store.close());

/** Statements are kept: see keep-statements.ts. */
function run(text: string, ...values: readonly (string | number | null)[]): unknown[] {
  const statement = statements.get(text) ?? file.prepare(text);
  statements.set(text, statement);
  if (statement.reader) return statement.all(...values);
  statement.run(...values);
  return [];
}

function clear(): void {
  for (const table of ['wishes', 'dailies', 'puzzles', 'proofs', 'daily_stock', 'daily_stock_counts']) {
    run(`delete from ${table}`);
  }
}

function put({ id, own, mateIn, level, twin, withdrawn, days = [], wish }: ModelPuzzle): void {
  run(
    'insert into proofs (position, mate_in, difficulty, solution) values (?, ?, ?, ?)',
    `${id}`,
    mateIn,
    level * 10,
    'x',
  );
  run(
    `insert into puzzles (id, owner, position, twin, fen, source, line, added_at, verdict, withdrawn_at)
      values (?, ?, ?, ?, '', '', 1, 0, 'sound', ?)`,
    id,
    own ? CLUB : '',
    `${id}`,
    twin ?? `alone ${id}`,
    withdrawn ? 1 : null,
  );
  for (const day of days)
    run('insert or ignore into dailies (server_id, date, puzzle_id) values (?, ?, ?)', CLUB, day, id);
  if (wish !== undefined) run('insert into wishes (server_id, puzzle_id, wished_at) values (?, ?, ?)', CLUB, id, wish);
}

const DAY = '2026-11-16';

const puzzle = fc.record(
  {
    id: fc.integer({ min: 1, max: 60 }),
    own: fc.boolean(),
    mateIn: fc.integer({ min: 1, max: 4 }),
    level: fc.integer({ min: 50, max: 56 }),
    twin: fc.constantFrom('one', 'two', 'three'),
    withdrawn: fc.boolean(),
    wish: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['id', 'own', 'mateIn', 'level'] },
);

/** A library and the days on which the club had something of it; a day has one puzzle. */
const library = fc
  .tuple(
    fc.uniqueArray(puzzle, { selector: ({ id }) => id, maxLength: 14 }),
    fc.array(fc.nat({ max: 13 }), { maxLength: 20 }),
  )
  .map(([puzzles, had]): readonly ModelPuzzle[] =>
    puzzles.map((each, index) => ({
      ...each,
      days: had.flatMap((one, day) => (one === index ? [addDays(DAY, day - 30)] : [])),
    })),
  );

const terms = fc.record({
  mateInMin: fc.integer({ min: 1, max: 3 }),
  mateInMax: fc.integer({ min: 3, max: 5 }),
  weekdayRamp: fc.boolean(),
});

describe('the stock in the database', () => {
  it('answers as the model does, whatever was had, withdrawn or is a twin of another', () =>
    fc.assert(
      fc.asyncProperty(
        library,
        fc.integer({ min: 48, max: 58 }),
        fc.nat({ max: 2 ** 32 - 1 }),
        async (puzzles, level, draw) => {
          clear();
          for (const each of puzzles) put(each);
          const model = modelStock(puzzles);
          const { play } = store;
          const { unusedOwn } = await play.findPreferred(CLUB);
          expect(unusedOwn).toBe((await model.findPreferred(CLUB)).unusedOwn);
          expect(await play.countCommon()).toEqual(await model.countCommon());
          for (const mateIn of [1, 2, 3]) {
            const section = { mateIn, from: { level: 51, draw }, to: { level, draw: 2 ** 31 } };
            expect(await play.findUnusedCommon(CLUB, section)).toBe(await model.findUnusedCommon(CLUB, section));
          }
          for (const lengths of [[], [2], [1, 2, 3, 4]]) {
            expect(await play.findLongestAgo(CLUB, lengths)).toBe(await model.findLongestAgo(CLUB, lengths));
          }
        },
      ),
    ));

  it('leads to the same dailies as the model, day after day: none again while others remain', () =>
    fc.assert(
      fc.asyncProperty(library, terms, async (puzzles, wanted) => {
        clear();
        for (const each of puzzles) put(each);
        let known = puzzles;
        for (let day = 0; day < puzzles.length + 3; day++) {
          const question = { serverId: CLUB, date: addDays(DAY, day), terms: wanted };
          const chosen = (await chooseDaily(store.play, question))?.puzzleId;
          if (known.filter(({ wish, withdrawn }) => wish !== undefined && !withdrawn).length < 2) {
            expect(chosen).toBe((await chooseDaily(modelStock(known), question))?.puzzleId);
          }
          if (chosen === undefined) break;
          await store.play.giveDaily(CLUB, question.date, chosen, true);
          known = known.map(({ wish, ...each }) => ({
            ...each,
            ...(each.id === chosen ? { days: [...(each.days ?? []), question.date] } : wish !== undefined && { wish }),
          }));
        }
      }),
      { numRuns: 40 },
    ));

  it('follows puzzles and proofs through every change', () => {
    const change = fc.tuple(
      fc.constantFrom('verdict', 'withdrawn_at', 'purpose', 'mate_in', 'difficulty'),
      fc.nat({ max: 13 }),
      fc.nat({ max: 2 }),
    );
    const values = {
      verdict: ['sound', 'waiting', 'several keys'],
      withdrawn_at: [null, 1, 2],
      purpose: ['daily', 'practice', 'daily'],
      mate_in: [1, null, 2],
      difficulty: [null, 700, 1507],
    };
    fc.assert(
      fc.property(library, fc.array(change, { minLength: 1, maxLength: 20 }), (puzzles, changes) => {
        clear();
        for (const each of puzzles) put(each);
        for (const [column, which, value] of changes) {
          const id = puzzles[which]?.id ?? 0;
          const [table, name] =
            column === 'mate_in' || column === 'difficulty' ? ['proofs', 'position'] : ['puzzles', 'id'];
          run(
            `update ${table} set ${column} = ? where ${name} = ?`,
            values[column][value] ?? null,
            table === 'proofs' ? `${id}` : id,
          );
        }
        const columns = 'owner, puzzle_id, mate_in, level, draw';
        expect(run(`select ${columns} from daily_stock order by 1, 2`)).toEqual(
          run(`select ${columns} from daily_stock_now order by 1, 2`),
        );
        expect(run('select * from daily_stock_counts order by 1, 2')).toEqual(
          run(`select mate_in, level, count(*) as count from daily_stock where owner = '' group by 1, 2 order by 1, 2`),
        );
      }),
    );
  });

  it('is asked by index: no question goes through all puzzles, proofs or days', async () => {
    const texts: string[] = [];
    const prepare = vi.spyOn(file, 'prepare').mockImplementation((text) => {
      texts.push(text);
      return Sqlite.prototype.prepare.call(file, text);
    });
    const { play } = store;
    const end = { level: 1, draw: 1 };
    await play.findPreferred(CLUB);
    await play.findUnusedCommon(CLUB, { mateIn: 1, from: end, to: end });
    await play.findLongestAgo(CLUB, [1, 2]);
    prepare.mockRestore();
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      const parameters = Array.from({ length: text.split('?').length - 1 }, () => CLUB);
      const plan = (run(`explain query plan ${text}`, ...parameters) as { readonly detail: string }[]).map(
        ({ detail }) => detail,
      );
      expect(plan.join('\n')).not.toMatch(/SCAN (?!CONSTANT ROW)/);
      // Within a server's days or puzzles only one by one: what is looked up for each must be found by its number.
      const lookedUp = plan.filter((step) => /^SEARCH (used|later|twin|own|other|itself|had) /.test(step));
      for (const step of lookedUp) expect(step, text).toMatch(/(rowid|puzzle_id|twin)=\?/);
      // By the index alone: after years there are thousands of days to pass over.
      const days = plan.filter((step) => /^SEARCH (used|later) /.test(step));
      expect(days.length).toBeGreaterThan(0);
      for (const step of days) expect(step, text).toMatch(/USING COVERING INDEX dailies_puzzle/);
    }
  });

  it('is counted in many turns of the event loop, by index alone, where a server has had thousands', async () => {
    const [all, had] = [3000, 2600];
    for (let id = 1; id <= all; id++) put({ id, own: false, mateIn: 2, level: 50 });
    for (let id = 1; id <= had; id++) {
      // Some of them twice.
      for (const day of id % 10 === 0 ? [id, id + all] : [id]) {
        run('insert into dailies (server_id, date, puzzle_id) values (?, ?, ?)', CLUB, addDays(DAY, -day), id);
      }
    }
    const texts: string[] = [];
    const prepare = vi.spyOn(file, 'prepare').mockImplementation((text) => {
      texts.push(text);
      return Sqlite.prototype.prepare.call(file, text);
    });
    let [counted, turns] = [false, 0];
    const watched = (async () => {
      for (; !counted; turns++) await new Promise(setImmediate);
    })();
    expect(await store.library.countLeastUnused()).toBe(all - had);
    counted = true;
    await watched;
    prepare.mockRestore();
    expect(turns).toBeGreaterThan(3);
    const plan = texts
      .filter((text) => text.includes('distinct puzzle_id'))
      .flatMap((text) => run(`explain query plan ${text}`, ...Array.from(text.matchAll(/\?/g), () => 1)))
      .map((step) => (step as { readonly detail: string }).detail);
    expect(plan.join('\n')).toMatch(/SEARCH dailies USING COVERING INDEX dailies_puzzle/);
  });
});
