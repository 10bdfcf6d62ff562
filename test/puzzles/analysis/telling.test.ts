import { describe, expect, it } from 'vitest';
import { tellingThemes } from '../../../src/puzzles/analysis/telling.js';
import type { Theme } from '../../../src/puzzles/analysis/themes.js';

describe('what a solver is told of the themes', () => {
  it.each<[string, Theme[], Theme[]]>([
    ['the better word for the same thing', ['promotion-mate', 'promotion'], ['promotion-mate']],
    ['a discovered check, not its battery', ['discovered-check', 'battery'], ['discovered-check']],
    ['the queen, not just some sacrifice', ['sacrifice', 'queen-sacrifice'], ['queen-sacrifice']],
    ['nothing that says little', ['pure-mate', 'threat'], []],
    [
      'four at most',
      ['back-rank', 'quiet-key', 'zugzwang', 'switchback', 'deflection'],
      ['back-rank', 'quiet-key', 'zugzwang', 'switchback'],
    ],
  ])('%s', (_, themes, told) => {
    expect(tellingThemes(themes)).toEqual(told);
  });
});
