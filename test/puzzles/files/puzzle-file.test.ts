import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, open, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPuzzlesFromFile, readPuzzlesFromStream } from '../../../src/puzzles/files/puzzle-file.js';
import { OPERATOR_LIMITS } from '../../../src/puzzles/files/read-puzzles.js';
import { gathered, inWords } from './reading.js';

const LINE = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1; dm 1;\n';
const CHANGED = 'fault: The file was changed while it was read; add it again when nothing writes to it any more.';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puzzle-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

const makeFile = async (name: string, content: string | Uint8Array): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const read = async (path: string) => (await gathered(readPuzzlesFromFile(path, OPERATOR_LIMITS))).map(inWords);

/** Reads the first batch, does something to the file, and reads on. */
async function readWhile(path: string, change: () => Promise<unknown>): Promise<string[]> {
  const words: string[] = [];
  for await (const batch of readPuzzlesFromFile(path, OPERATOR_LIMITS)) {
    if (words.length === 0) await change();
    words.push(...batch.map(inWords));
  }
  return words;
}

describe('a file on the disk', () => {
  test.each([
    ['plain', (text: string) => text],
    ['packed', (text: string) => gzipSync(text)],
  ])('is read to its end, and tells how far it is: %s', async (name, pack) => {
    const content = pack(LINE.repeat(5_000));
    const path = await makeFile(name, content);
    const reading = readPuzzlesFromFile(path, OPERATOR_LIMITS);
    expect(reading.bytesRead()).toBe(0);
    let before = 0;
    let count = 0;
    for await (const batch of reading) {
      expect(reading.bytesRead()).toBeGreaterThanOrEqual(before);
      before = reading.bytesRead();
      count += batch.length;
    }
    expect(count).toBe(5_000);
    expect(before).toBe(content.length);
  });

  test('that is empty', async () => {
    expect((await read(await makeFile('empty', '')))[0]).toContain('fault: There is no puzzle in the file');
  });

  test('that is not there', async () => {
    expect(await read(join(folder, 'nothing'))).toEqual(['fault: There is no such file; check its name.']);
  });

  test('that is a folder', async () => {
    expect(await read(folder)).toEqual(['fault: This is a folder; name the files in it.']);
  });

  const NO_FILE =
    'fault: This is a pipe or a device and not a file; pipe what is in it into the command, and name `-` for it.';
  test('that is a device', async () => {
    expect(await read('/dev/null')).toEqual([NO_FILE]);
  });

  test.skipIf(!existsSync('/usr/bin/mkfifo'))('that is a pipe, though nobody writes into it', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    expect(await read(path)).toEqual([NO_FILE]);
  });

  test('with NUL in its name', async () => {
    expect((await read(join(folder, 'a\0b')))[0]).toMatch(/^fault: The file cannot be read \(ERR_INVALID_ARG_VALUE\)/);
  });
});

describe('an open stream', () => {
  const readStream = async (path: string, stream: AsyncIterable<Uint8Array>) => {
    const file = await open(path);
    try {
      return (await gathered(readPuzzlesFromStream(stream, file.fd, OPERATOR_LIMITS))).map(inWords);
    } finally {
      await file.close();
    }
  };

  test('is read to its end', async () => {
    expect(await readStream('/dev/null', Readable.from([Buffer.from(LINE), Buffer.from(LINE)]))).toEqual([
      'draft 1',
      'draft 2',
    ]);
  });

  test('of a folder says so, where the stream itself is just empty', async () => {
    expect(await readStream(folder, Readable.from([]))).toEqual(['fault: This is a folder; name the files in it.']);
  });

  test('that breaks keeps what came before', async () => {
    const broken = async function* () {
      yield Buffer.from(LINE);
      throw Object.assign(new Error('the disk is broken'), { code: 'EIO' });
    };
    expect(await readStream('/dev/null', broken())).toEqual([
      'draft 1',
      'fault: The file cannot be read (EIO); check the disk that it is on.',
    ]);
  });
});

describe('a file that changes while it is read keeps what came before', () => {
  const many = LINE.repeat(20_000);

  test('cut shorter', async () => {
    const path = await makeFile('cut', many);
    const words = await readWhile(path, () => truncate(path, 300_010));
    expect(words.at(-1)).toBe(CHANGED);
    expect(words.length).toBeGreaterThan(100);
    expect(words.slice(0, -1).every((each) => each.startsWith('draft'))).toBe(true);
  });

  test('cut to nothing', async () => {
    const path = await makeFile('cut to nothing', many);
    const words = await readWhile(path, () => truncate(path, 0));
    expect(words.at(-1)).toBe(CHANGED);
    expect(words[0]).toBe('draft 1');
  });

  test('appended to', async () => {
    const path = await makeFile('appended to', many);
    const words = await readWhile(path, () => appendFile(path, LINE));
    expect(words.at(-1)).toBe(CHANGED);
    expect(words).toHaveLength(20_002);
  });

  test('written over with as many bytes', async () => {
    const path = await makeFile('written over', many);
    await utimes(path, 1, 1);
    const words = await readWhile(path, () => writeFile(path, many));
    expect(words.at(-1)).toBe(CHANGED);
    expect(words).toHaveLength(20_001);
  });

  test('taken away: it is read to its end all the same', async () => {
    const path = await makeFile('taken away', many);
    expect(await readWhile(path, () => rm(path))).toHaveLength(20_000);
  });
});
