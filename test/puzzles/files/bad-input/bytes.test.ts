import { gzipSync } from 'node:zlib';
import { describe } from 'vitest';
import { SENT_LIMITS } from '../../../../src/puzzles/files/read-puzzles.js';
import { utf8, utf16 } from '../reading.js';
import { block, frame, skipped } from '../zstd-frames.js';
import { BACK_RANK, type BadInput, sayOfEach } from './cases.js';

const TEXT = `${BACK_RANK} dm 1;\n`;
const together = (...parts: (string | Uint8Array | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));

const NOT_TEXT = 'fault: This is not a text file; save the puzzles as plain text (UTF-8).';
const UNKNOWN = (line: number) => `${line}: This is neither a FEN or EPD line nor part of a text board; correct it`;
const DAMAGED_LINE = 'This line is not plain text (UTF-8); type it again.';
const DAMAGED = 'fault: The packed file is damaged or ends too early; pack it again, or send it unpacked.';
const LARGE = 'fault: What is in the file is larger than 0.5 MB; split it into smaller files.';

describe('bytes that are no text', () => {
  sayOfEach([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), NOT_TEXT],
    ['a ZIP archive', together('PK', [3, 4, 20, 0, 0, 0, 8, 0]), NOT_TEXT],
    ['a PDF', together('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3], '\n'), NOT_TEXT],
    ['ten million NUL bytes', new Uint8Array(10_000_000), NOT_TEXT],
    ['NUL in the first line', together(TEXT.trim(), [0]), NOT_TEXT],
    ['NUL in a later line', together(TEXT, 'a\0b\n', TEXT), 'draft 1', `2: ${DAMAGED_LINE}`, 'draft 3'],
    ['Latin-1 in the first line', Buffer.from(`${BACK_RANK} id "Benkö";`, 'latin1'), 'draft 1'],
    ['Latin-1 before the first puzzle', Buffer.from(`Schöne Aufgaben\n${TEXT}`, 'latin1'), UNKNOWN(1), 'draft 2'],
    ['Latin-1 with a control byte', Buffer.from(`Schöne\x07\n${TEXT}`, 'latin1'), NOT_TEXT],
    ['Latin-1 with a byte of no letter', together('Sch', [0x81], '\n', TEXT), NOT_TEXT],
    [
      'Latin-1 in a later line',
      together(TEXT, Buffer.from(`${BACK_RANK} id "Benkö";\n`, 'latin1'), TEXT),
      'draft 1',
      'draft 2',
      'draft 3',
    ],
    [
      'Latin-1 with a control byte in a later line',
      together(TEXT, Buffer.from(`${BACK_RANK} id "Benkö\x07";\n`, 'latin1'), TEXT),
      'draft 1',
      `2: ${DAMAGED_LINE}`,
      'draft 3',
    ],
    [
      'a letter cut in half at the end',
      together(TEXT, TEXT, Buffer.from('ö').subarray(0, 1)),
      'draft 1',
      'draft 2',
      UNKNOWN(3),
    ],
    ['a surrogate in UTF-8', together(TEXT, [0xed, 0xa0, 0x80], '\n', TEXT), 'draft 1', UNKNOWN(2), 'draft 3'],
    ['an overlong slash', together(TEXT, [0xc0, 0xaf], '\n', TEXT), 'draft 1', UNKNOWN(2), 'draft 3'],
    [
      'half a surrogate pair in UTF-16',
      utf16(`${TEXT}x\ud83dx\n${TEXT}`, 'little'),
      'draft 1',
      `2: ${DAMAGED_LINE}`,
      'draft 3',
    ],
    ['the other half in UTF-16', utf16(`${TEXT}x\udd11x\n${TEXT}`, 'big'), 'draft 1', `2: ${DAMAGED_LINE}`, 'draft 3'],
    [
      'UTF-16 with an odd byte at its end',
      utf16(TEXT + TEXT, 'little').subarray(0, -1),
      'draft 1',
      `2: ${DAMAGED_LINE}`,
    ],
    ['UTF-16 without its mark', utf16(TEXT, 'little').subarray(2), NOT_TEXT],
    ['UTF-32', together([0xff, 0xfe, 0, 0], 'x\0\0\0'), NOT_TEXT],
    ['a mark before every line', utf8(`\ufeff${TEXT}\ufeff${TEXT}`), 'draft 1', 'draft 2'],
    ['letters that turn the text around', `${BACK_RANK} id "\u202eabc";`, 'draft 1'],
  ]);
});

describe('a line without end', () => {
  const tooLong = 'This line is longer than 2000 characters; shorten it.';
  sayOfEach([
    ['of 10 MB', `${TEXT}${'x'.repeat(10_000_000)}\n${TEXT}`, 'draft 1', `2: ${tooLong}`, 'draft 3'],
    ['of 10 MB, first', `${'x'.repeat(10_000_000)}\n${TEXT}`, `1: ${tooLong}`, 'draft 2'],
    ['of 10 MB, last', `${TEXT}${'x'.repeat(10_000_000)}`, 'draft 1', `2: ${tooLong}`],
    ['that looks like a FEN', `${TEXT}${BACK_RANK} ${'x'.repeat(100_000)}`, 'draft 1', `2: ${tooLong}`],
    [
      'cut in the middle of a letter',
      `${TEXT}${'x'.repeat(64 * 1024 - 1)}ööö\n${TEXT}`,
      'draft 1',
      `2: ${tooLong}`,
      'draft 3',
    ],
    ['of blanks', `${TEXT}${' '.repeat(10_000)}\n${TEXT}`, 'draft 1', 'draft 3'],
    [
      'with NUL at its beginning',
      `${TEXT}\0${'x'.repeat(100_000)}\n${TEXT}`,
      'draft 1',
      `2: ${DAMAGED_LINE}`,
      'draft 3',
    ],
  ]);
});

describe('a gzip archive', () => {
  const packed = gzipSync(TEXT.repeat(3));
  const changed = (at: number) => packed.map((byte, index) => (index === at ? byte ^ 0xff : byte));
  sayOfEach([
    ['that is whole', packed, 'draft 1', 'draft 2', 'draft 3'],
    ['of several members', together(packed, gzipSync(TEXT)), 'draft 1', 'draft 2', 'draft 3', 'draft 4'],
    ['of two bytes', packed.subarray(0, 2), DAMAGED],
    ['of its header', packed.subarray(0, 10), DAMAGED],
    ['without its sum', packed.subarray(0, -8), 'draft 1', 'draft 2', 'draft 3', DAMAGED],
    ['without its last byte', packed.subarray(0, -1), 'draft 1', 'draft 2', 'draft 3', DAMAGED],
    ['with a wrong sum', changed(packed.length - 8), 'draft 1', 'draft 2', 'draft 3', DAMAGED],
    ['of another method', changed(2), DAMAGED],
    [
      'whose second member is cut off',
      together(packed, packed.subarray(0, 15)),
      'draft 1',
      'draft 2',
      'draft 3',
      DAMAGED,
    ],
    ['of nothing', gzipSync(''), 'fault: There is no puzzle in the file'],
    ['of a picture', gzipSync(Uint8Array.of(0x89, 0x50, 0x4e, 0x47)), NOT_TEXT],
    ['of a gzip archive', gzipSync(packed), NOT_TEXT],
    ['of a zstd archive', gzipSync(Uint8Array.from(frame([block('raw', [...utf8(TEXT)])]))), NOT_TEXT],
  ]);
});

describe('an archive that becomes very large', () => {
  const raw = block('raw', [...utf8(TEXT)]);
  const many = Array(1024).fill(block('repeated', [10], 128 * 1024));
  const cases: BadInput[] = [
    ['gzip, 100 MB of empty lines', gzipSync(together(TEXT, Buffer.alloc(100_000_000, '\n'))), 'draft 1', LARGE],
    ['gzip, one line of 100 MB', gzipSync(together(TEXT, Buffer.alloc(100_000_000, 'x'))), 'draft 1', LARGE],
    ['gzip, 100 MB of NUL bytes', gzipSync(Buffer.alloc(100_000_000)), LARGE],
    ['zstd, 128 MB of empty lines', Uint8Array.from(frame([raw, ...many])), 'draft 1', LARGE],
    ['plain text, too', TEXT.padEnd(512 * 1024 + 1, '\n'), 'draft 1', LARGE],
  ];
  sayOfEach(cases, { ...SENT_LIMITS, unpackedBytes: 512 * 1024 });
});

describe('a zstd archive', () => {
  const raw = block('raw', [...utf8(TEXT)]);
  const good = frame([raw]);
  sayOfEach([
    ['that is whole', Uint8Array.from(good), 'draft 1'],
    ['of several frames', together(good, good), 'draft 1', 'draft 2'],
    ['with frames to be skipped', together(skipped([1, 2, 3]), good, skipped([]), good), 'draft 1', 'draft 2'],
    ['of frames to be skipped only', together(skipped([1, 2, 3])), 'fault: There is no puzzle in the file'],
    ['with an empty block', Uint8Array.from(frame([block('raw', []), raw, block('raw', [])])), 'draft 1'],
    ['with a checksum, which is passed over', together(frame([raw], [0x04, 0x50]), [1, 2, 3, 4]), 'draft 1'],
    ['with half a checksum', together(frame([raw], [0x04, 0x50]), [1, 2]), 'draft 1', DAMAGED],
    ['of its first four bytes', Uint8Array.from(good.slice(0, 4)), DAMAGED],
    ['of half its header', Uint8Array.from(good.slice(0, 5)), DAMAGED],
    ['of its header', Uint8Array.from(good.slice(0, 6)), DAMAGED],
    ['of half a block', Uint8Array.from(good.slice(0, 30)), DAMAGED],
    ['without its last block', Uint8Array.from(frame([raw, raw]).slice(0, -10)), 'draft 1', DAMAGED],
    ['with something after it', together(good, 'x'), 'draft 1', DAMAGED],
    ['with text after it', together(good, TEXT), 'draft 1', DAMAGED],
    ['with a reserved bit', Uint8Array.from(frame([raw], [0x08, 0x50])), DAMAGED],
    ['that needs a dictionary', Uint8Array.from(frame([raw], [0x01, 0x50, 7])), DAMAGED],
    ['with a block of no kind', Uint8Array.from(frame([raw, block('reserved', [1])])), 'draft 1', DAMAGED],
    [
      'with a block of 2 MB in four bytes',
      Uint8Array.from(frame([raw, block('repeated', [10], 2_000_000)])),
      'draft 1',
      DAMAGED,
    ],
    ['with a packed block of nothing', Uint8Array.from(frame([raw, block('packed', [])])), 'draft 1', DAMAGED],
    [
      'with a packed block of nonsense',
      Uint8Array.from(frame([raw, block('packed', [...utf8(TEXT)])])),
      'draft 1',
      DAMAGED,
    ],
    [
      'that copies from before its beginning',
      Uint8Array.from(frame([block('packed', [0x08, 65, 1, 0x54, 0, 20, 0, 0, 0, 1])])),
      DAMAGED,
    ],
    [
      'with tens of thousands of copies in ten bytes',
      Uint8Array.from(frame([raw, block('packed', [0, 0xff, 0xff, 0xff, 0x54, 0, 0, 52, 1])])),
      'draft 1',
      DAMAGED,
    ],
    ['with a frame to be skipped that never ends', together(good, skipped([1, 2, 3], 1_000_000)), 'draft 1', DAMAGED],
    ['with a window of terabytes', Uint8Array.from(frame([raw], [0x00, 0xff])), 'draft 1'],
    ['of a gzip archive', Uint8Array.from(frame([block('raw', [...gzipSync(TEXT)])])), NOT_TEXT],
    ['of a zstd archive', Uint8Array.from(frame([block('raw', good)])), NOT_TEXT],
  ]);
});
