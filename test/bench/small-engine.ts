import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A program that speaks UCI as Stockfish does, so that tests need no Stockfish: a real child process that finds every
 * mate at once, never finds a mate in 8 until it is told to stop, and dies of a mate in 9.
 */
const PROGRAM = `#!${process.execPath}
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, what, number] = line.split(' ');
  if (command === 'quit') process.exit();
  if (command === 'uci') console.log('id name Small 1\\nuciok');
  if (command === 'isready') console.log('readyok');
  if (command === 'stop') console.log('bestmove a1a2');
  if (command !== 'go') return;
  if (what === 'perft') return console.log('a1a2: 20\\n\\nNodes searched: 20\\n');
  if (number === '9') process.exit(3);
  if (number === '8') return console.log('info depth 1 score cp 10 nodes 5');
  console.log('info depth 1 score mate ' + number + ' nodes 12 pv a1a2\\nbestmove a1a2');
});
`;

export interface SmallEngine {
  readonly program: string;
  remove(): void;
}

export function makeSmallEngine(source = PROGRAM): SmallEngine {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-engine-'));
  const program = join(folder, 'engine.cjs');
  writeFileSync(program, source);
  chmodSync(program, 0o755);
  return { program, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
