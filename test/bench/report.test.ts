import { expect, it } from 'vitest';
import {
  count,
  megabytes,
  millions,
  milliseconds,
  ratio,
  renderDisagreements,
  renderTable,
  share,
} from '../../bench/report.js';

it.each([
  [milliseconds(0.0421), '0.042'],
  [milliseconds(2.71777), '2.72'],
  [milliseconds(27.1777), '27.2'],
  [milliseconds(27_177.7), '27,178'],
  [count(1_234_567.4), '1,234,567'],
  [millions(262_144_000), '262'],
  [megabytes(3 * 2 ** 20), '3.00'],
  [ratio(300, 100), '3.00 ×'],
  [ratio(1, 0), '–'],
  [ratio(0, 1), '–'],
  [share(17, 20), '85 %'],
  [share(0, 0), '–'],
])('a number is written with the figures that matter: %s', (written, expected) => {
  expect(written).toBe(expected);
});

it('a table is GitHub-flavoured Markdown and reads well unrendered', () => {
  const rows = [
    ['start position', 1, '2.5 ×'],
    ['é|', 1000, '–'],
  ];
  expect(renderTable(['position', 'nodes', 'ratio'], rows)).toBe(
    [
      '| position       | nodes | ratio |',
      '| -------------- | ----: | ----: |',
      '| start position |     1 | 2.5 × |',
      '| é\\|            |  1000 |     – |',
    ].join('\n'),
  );
});

it('several columns can be flush left, and a missing cell is empty', () => {
  expect(renderTable(['N', 'who', 'ms'], [['', 'Stockfish']], 2)).toBe(
    ['| N   | who       |  ms |', '| --- | --------- | --: |', '|     | Stockfish |     |'].join('\n'),
  );
});

it('what is wrong is listed with its position', () => {
  const fen = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';
  expect(renderDisagreements([{ id: 'back rank', fen, what: 'no mate in 1' }])).toBe(
    `**1 wrong:**\n\n- back rank, \`${fen}\`: no mate in 1`,
  );
});
