import { join, resolve } from 'node:path';
import { projectRoot } from '../src/shared/project.js';
import { readStock } from './pack/daily-stock.js';
import { measurePack, type Part } from './pack/measure.js';
import { count, renderTable } from './report.js';

const USAGE = `Usage: npm run pack-figures [-- FOLDER]

Proves every puzzle of the folder that can become a daily (puzzles/ unless another one is named) and tells how varied they
are: what starts in check, what shows itself, what only checks, what looks alike, and how the week gets harder.`;

const WRONG_USAGE = 2;

const share = ({ count: number, of }: Part): string =>
  `${count(number)} of ${count(of)}, ${of === 0 ? '–' : ((100 * number) / of).toFixed(1)} %`;

async function main([folder, ...more]: readonly string[]): Promise<number> {
  if (more.length > 0 || folder?.startsWith('-')) {
    console.error(USAGE);
    return WRONG_USAGE;
  }
  const figures = measurePack(await readStock(folder === undefined ? join(projectRoot, 'puzzles') : resolve(folder)));
  const { commonestMaterial, commonestPicture } = figures;
  console.log(
    renderTable(
      ['what', 'puzzles'],
      [
        ['start in check', share(figures.startInCheck)],
        ['mates in 1 by an obvious check, of the mates in 1', share(figures.obvious)],
        ['nothing but checks, of the mates in 3 and more', share(figures.checksOnly)],
        ['a first move without check, of the mates in 2 and more', share(figures.quietKeys)],
        [`commonest material on a small board (${commonestMaterial.name})`, share(commonestMaterial)],
        [`commonest mating picture (${commonestPicture.name})`, share(commonestPicture)],
        ['different materials on small boards', count(figures.materials)],
        ['different mating pictures', count(figures.pictures)],
      ],
    ),
  );
  console.log();
  console.log(
    renderTable(
      ['day', 'median difficulty', 'mates in 1'],
      figures.week.map(({ day, median, matesInOne }) => [day, count(median), share(matesInOne)]),
    ),
  );
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
