import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/shared/config.js';

const read = (variables: Record<string, string>) => readConfig(variables, '/srv/matinee');

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        port: 3000,
        dataDir: '/srv/matinee/data',
        puzzlesDir: '/srv/matinee/puzzles',
        timeZone: 'UTC',
        boardTheme: 'dark',
        solveSeconds: 120,
        solveMegabytes: 64,
        severalKeys: false,
        lowStock: 30,
        logLevel: 'info',
      },
    });
  });

  it('are all listed in .env.example with their defaults', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^(?:# ?)?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(listed)).toEqual({
      DISCORD_TOKEN: '',
      DISCORD_TEST_SERVER: '',
      PORT: '3000',
      DATA_DIR: 'data',
      DATABASE_URL: '',
      PUZZLES_DIR: 'puzzles',
      TIME_ZONE: 'UTC',
      BOARD_THEME: 'dark',
      SOLVE_SECONDS: '120',
      SOLVE_MEGABYTES: '64',
      SEVERAL_KEYS: 'no',
      LOW_STOCK: '30',
      LOG_LEVEL: 'info',
    });
    expect(read(Object.fromEntries(listed))).toEqual(read({}));
  });

  it('that are wrong are all named at once', () => {
    const wrong = read({
      PORT: 'eighty',
      TIME_ZONE: 'Mars',
      BOARD_THEME: 'pink',
      DISCORD_TEST_SERVER: 'my server',
      SEVERAL_KEYS: 'perhaps',
      LOW_STOCK: '-1',
    });
    expect(wrong.ok).toBe(false);
    if (!wrong.ok) {
      expect(wrong.fault).toHaveLength(6);
      expect(wrong.fault.join('\n')).toMatch(/PORT must be a whole number from 0 to 65535/);
      expect(wrong.fault.join('\n')).toMatch(/SEVERAL_KEYS must be yes or no/);
      expect(wrong.fault.join('\n')).toMatch(/LOW_STOCK must be at least 0/);
      expect(wrong.fault.join('\n')).toMatch(/TIME_ZONE must be a time zone such as/);
    }
  });

  it('say whether several keys are allowed, and how low the stock may run', () => {
    expect(read({ SEVERAL_KEYS: 'yes', LOW_STOCK: '0' })).toMatchObject({ value: { severalKeys: true, lowStock: 0 } });
  });

  it('take empty values as not set', () => expect(read({ PORT: '', DISCORD_TOKEN: ' ' })).toEqual(read({})));
});
