import { expect, it } from 'vitest';
import { renderDisagreements } from '../../bench/report.js';
import { renderTable } from '../../bench/table.js';

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
