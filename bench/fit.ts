import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectRoot } from '../src/shared/project.js';
import { fail } from '../src/shared/result.js';
import { renderFigures } from './fit/figures.js';
import { fitModel } from './fit/fit-model.js';
import { readRatedMates } from './fit/rated-file.js';
import { makeSamples } from './fit/samples.js';
import { renderWeights } from './fit/write-weights.js';
import { count, hideProgress } from './report.js';

const USAGE = `Usage: npm run fit -- FILE.csv

Fits the difficulty of mates to the ratings in FILE, writes src/puzzles/analysis/weights.ts and tells how well it does on the mates
that were held out. FILE needs the columns fen_to_move, mate_n and rating; 40,000 mates take about two minutes.`;

const WRONG_USAGE = 2;

async function main([file, ...more]: readonly string[]): Promise<number> {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.error(USAGE);
    return WRONG_USAGE;
  }
  const text = await readFile(file, 'utf8').catch((error: Error) => fail(error.message));
  const read = typeof text === 'string' ? readRatedMates(text) : text;
  if (!read.ok) {
    console.error(`${file} cannot be used. ${read.fault}`);
    return WRONG_USAGE;
  }
  const samples = makeSamples(read.value);
  hideProgress();
  const heldOut = samples.filter(({ isHeldOut }) => isHeldOut);
  const model = fitModel(samples.filter(({ isHeldOut }) => !isHeldOut));
  const figures = renderFigures(model, heldOut);
  const leftOut = read.value.length - samples.length;
  console.log(`${count(samples.length)} mates were proved, ${count(leftOut)} left out as too hard.\n\n${figures}`);

  // Only the name: where the file lies is the business of whoever runs this.
  const command = `npm run fit -- ${basename(file)}`;
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(
    join(projectRoot, 'src/puzzles/analysis/weights.ts'),
    renderWeights(model, { command, date, figures }),
  );
  console.log('\nThe weights are in src/puzzles/analysis/weights.ts; npm run build makes them count.');
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
