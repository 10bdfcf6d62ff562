import { describe, expect, it } from 'vitest';
import { explain, likelyCause } from '../../scripts/setup/fault.mjs';

describe('a step that failed', () => {
  it('says what failed, its last lines and the command to run', () => {
    const output = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`);
    const text = explain({ sentence: 'It failed.', output, remedy: 'sudo apt-get install -y chromium' });
    expect(text).toContain('It failed.\n');
    expect(text).toContain('    line 30\n');
    expect(text).not.toContain('line 18\n');
    expect(text).toContain('Run this, then try again:\n\n    sudo apt-get install -y chromium\n');
  });

  it.each([
    ['npm error code ENOTFOUND', 'the network cannot be reached; check the connection and try again'],
    ['npm error code EAI_AGAIN', 'the network cannot be reached; check the connection and try again'],
    [
      "Temporary failure resolving 'deb.debian.org'",
      'the network cannot be reached; check the connection and try again',
    ],
    [
      "EROFS: read-only file system, mkdir 'dist'",
      'this folder is on a read-only disk; use a copy that can be written to',
    ],
    ['npm error code ENOSPC', 'the disk is full; free some space and try again'],
    ['npm error code EACCES', 'this user may not write there; check who owns the folder'],
  ])('names the cause behind "%s"', (line, cause) => {
    expect(likelyCause(['npm error', line, ''])).toBe(cause);
  });

  it('names no cause that it does not know', () => {
    expect(likelyCause(['error: expected ‘;’ before ‘}’ token'])).toBeUndefined();
  });
});
