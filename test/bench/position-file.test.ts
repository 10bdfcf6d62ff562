import { describe, expect, it } from 'vitest';
import { readOwnFile, readPositions } from '../../bench/position-file.js';

const BACK_RANK = '6k1/5ppp/8/8/8/8/8/4R1K1 w - -';
const CSV = 'id,fen_to_move,mate_n,solution_uci_line,rating,source';

const read = (text: string) => {
  const result = readPositions(text);
  return result.ok ? result.value : result.fault;
};

describe('a file of positions', () => {
  it.each([
    ['the mate as dm', `${BACK_RANK} dm 1;`, {}],
    ['the mate as bm #N', `${BACK_RANK} bm #1;`, {}],
    ['a name', `${BACK_RANK} dm 1; id "back; rank";`, { id: 'back; rank' }],
    ['one key', `${BACK_RANK} bm #1; pm e1e8;`, { expected: { kind: 'all', moves: ['e1e8'] } }],
    ['several keys', `${BACK_RANK} bm #1; pm e1e8,e7e8q;`, { expected: { kind: 'all', moves: ['e1e8', 'e7e8q'] } }],
    ['counters', `${BACK_RANK} 0 1 dm 1;`, {}],
    ['an empty operation', `${BACK_RANK} ; dm 1;`, {}],
    ['words of other programs', `${BACK_RANK} bm #1; 00:32; 00:00 @ C2/R1/K2/P9/X25; Duals(2);`, {}],
    ['no semicolon at the end', `${BACK_RANK} dm 1`, {}],
    ['comments and empty lines before', `# mates\r\n\r\n${BACK_RANK} dm 1;\r\n`, { id: 'line 3' }],
  ])('EPD with %s', (_, text, expected) => {
    expect(read(text)).toEqual([{ id: 'line 1', fen: `${BACK_RANK} 0 1`, mateIn: 1, ...expected }]);
  });

  it('CSV with the first move of a line, which need not be the only key', () => {
    expect(
      read(`${CSV}\n0abc1,${BACK_RANK} 4 27,1,e1e8,706,games\n0abc2,${BACK_RANK} 4 27,3,e7e8q g8h7,9,x\n`),
    ).toEqual([
      { id: '0abc1', fen: `${BACK_RANK} 4 27`, mateIn: 1, expected: { kind: 'among others', move: 'e1e8' } },
      { id: '0abc2', fen: `${BACK_RANK} 4 27`, mateIn: 3, expected: { kind: 'among others', move: 'e7e8q' } },
    ]);
  });

  it.each([
    ['nothing', '', 1, /no position/],
    ['only comments', '# nothing\n', 1, /no position/],
    ['something else', 'hello\n', 1, /neither EPD nor/],
    ['no mate', `# a comment\n${BACK_RANK} id "x";`, 2, /add "dm 3;"/],
    ['a move instead of a mate', `${BACK_RANK} bm Re8#;`, 1, /add "dm 3;"/],
    ['a mate in none', `${BACK_RANK} dm 0;`, 1, /not a number of moves/],
    ['keys that are not in UCI', `${BACK_RANK} dm 1; pm Re8;`, 1, /"Re8" in pm/],
    ['an illegal position', '8/8/8/8/8/8/8/4R1K1 w - - dm 1;', 1, /king/i],
    ['a CSV line without a move', `${CSV}\n0abc1,${BACK_RANK} 4 27,1`, 2, /not a move/],
    ['a CSV line without a mate', `${CSV}\n0abc1,${BACK_RANK} 4 27,,e1e8`, 2, /not a number of moves/],
  ])('is refused as a whole, with the line: %s', (_, text, line, why) => {
    expect(read(text)).toEqual({ line, why: expect.stringMatching(why) });
  });
});

describe('the files of our own', () => {
  it('positions.epd has mates in 1 to 5, each with all its keys', async () => {
    const positions = await readOwnFile('positions.epd');
    expect(new Set(positions.map(({ mateIn }) => mateIn))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(positions.filter(({ expected }) => expected?.kind !== 'all')).toEqual([]);
  });

  it('long.epd has longer ones, some of them in 6', async () => {
    const lengths = (await readOwnFile('long.epd')).map(({ mateIn }) => mateIn);
    expect(Math.min(...lengths)).toBe(6);
  });

  it.each(['positions.epd', 'long.epd'] as const)('%s has no position and no name twice', async (name) => {
    const positions = await readOwnFile(name);
    expect(new Set(positions.map(({ fen }) => fen)).size).toBe(positions.length);
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
  });
});
