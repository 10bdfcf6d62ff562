import { describe, expect, it } from 'vitest';
import { explainSentFile } from '../../src/bot/explain-file-fault.js';
import { explainFileFault, type FileFault } from '../../src/puzzles/files/file-fault.js';
import { de } from '../../src/texts/de.js';
import { en } from '../../src/texts/en.js';
import { fr } from '../../src/texts/fr.js';

const FAULTS: readonly FileFault[] = [
  { code: 'too large', bytes: 3_500_000 },
  { code: 'too large unpacked', limit: 8 * 1024 * 1024 },
  { code: 'too many lines', limit: 1000 },
  { code: 'damaged archive' },
  { code: 'packed too tightly' },
  { code: 'empty' },
  { code: 'not text' },
  { code: 'column missing', column: 'FEN' },
];

describe('what is wrong with a file that was sent', () => {
  it.each(FAULTS)('$code: in English as at a terminal', (fault) => {
    expect(explainSentFile(fault, en)).toBe(explainFileFault(fault));
  });

  it('has sizes as the language writes them', () => {
    expect(explainSentFile({ code: 'too large', bytes: 3_500_000 }, de)).toContain('3,4 MB');
    expect(explainSentFile({ code: 'too large', bytes: 3_500_000 }, fr)).toContain('3,4 Mo');
  });
});
