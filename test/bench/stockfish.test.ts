import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Stockfish } from '../../bench/stockfish.js';
import { makeSmallEngine, type SmallEngine } from './small-engine.js';

const FEN = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';

describe('a conversation in UCI', () => {
  let engine: SmallEngine;
  let stockfish: Stockfish;
  beforeEach(async () => {
    engine = makeSmallEngine();
    stockfish = new Stockfish(engine.program);
    await stockfish.start();
  });
  afterEach(() => {
    stockfish.quit();
    engine.remove();
  });

  it('begins with the name', () => {
    expect(stockfish.name).toBe('Small 1');
  });

  it('finds a mate', async () => {
    expect(await stockfish.findMate(FEN, 2, 10)).toMatchObject({ end: 'by itself', mateIn: 2, nodes: 12 });
  });

  it('is told to stop at the cap', async () => {
    expect(await stockfish.findMate(FEN, 8, 0.05)).toMatchObject({ end: 'stopped', mateIn: undefined, nodes: 5 });
  });

  it('goes on with a new program after one that died', async () => {
    expect(await stockfish.findMate(FEN, 9, 10)).toMatchObject({ end: 'died', mateIn: undefined });
    expect(await stockfish.findMate(FEN, 2, 10)).toMatchObject({ end: 'by itself', mateIn: 2 });
  });

  it('counts perft', async () => {
    expect(await stockfish.perft(FEN, 1)).toMatchObject({ nodes: 20 });
  });
});

it.each([
  ['is not there', undefined],
  ['ends at once', `#!${process.execPath}\nprocess.exit(1);\n`],
])('a program that %s is named', async (_, source) => {
  const engine = makeSmallEngine(source);
  onTestFinished(() => engine.remove());
  if (source === undefined) engine.remove();
  await expect(new Stockfish(engine.program).start()).rejects.toThrow(engine.program);
});
