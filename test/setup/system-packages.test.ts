import { describe, expect, it } from 'vitest';
import { missingFor, missingSentence } from '../../scripts/setup/compiler.mjs';
import { explain, likelyCause } from '../../scripts/setup/fault.mjs';
import { installCommand, packageManager } from '../../scripts/setup/system-packages.mjs';

const only =
  (...programs: readonly string[]) =>
  (program: string): string | undefined =>
    programs.includes(program) ? `/usr/bin/${program}` : undefined;

describe('what to install for compiling canvas', () => {
  it.each([
    [
      'Debian and Ubuntu',
      'apt-get',
      false,
      'sudo apt-get install -y build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev',
    ],
    [
      'Debian and Ubuntu as root',
      'apt-get',
      true,
      'apt-get install -y build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev',
    ],
    [
      'Fedora',
      'dnf',
      false,
      'sudo dnf install -y gcc-c++ make python3 pkgconf-pkg-config cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel',
    ],
    [
      'Arch',
      'pacman',
      false,
      'sudo pacman -S --needed --noconfirm base-devel python pkgconf cairo pango libjpeg-turbo giflib librsvg',
    ],
    [
      'Alpine as root',
      'apk',
      true,
      'apk add build-base python3 pkgconf cairo-dev pango-dev libjpeg-turbo-dev giflib-dev librsvg-dev',
    ],
    ['macOS', 'brew', false, 'brew install python3 pkgconf cairo pango libpng jpeg giflib librsvg pixman'],
  ])('%s', (_, program, isRoot, command) => {
    const manager = packageManager(only(program));
    expect(manager && installCommand(manager, isRoot, [...manager.tools, ...manager.libraries])).toBe(command);
  });

  it('knows when it does not know', () => {
    expect(packageManager(only('emerge'))).toBeUndefined();
  });
});

describe('what is missing for compiling', () => {
  const all = only('g++', 'make', 'python3', 'pkg-config');
  const everyLibrary = async () => true;

  it('is nothing where everything is there', async () => {
    expect(await missingFor(['canvas', 'better-sqlite3'], all, everyLibrary)).toEqual([]);
  });

  it('is named, tools and libraries', async () => {
    const missing = await missingFor(['canvas'], only('make', 'pkg-config'), async (name) => name !== 'librsvg-2.0');
    expect(missing).toEqual(['a C++ compiler', 'Python 3', 'librsvg-2.0']);
    expect(missingSentence(['canvas'], missing)).toBe(
      'There is no ready-made canvas for this machine, and these are missing to compile: a C++ compiler, Python 3, librsvg-2.0.',
    );
  });

  it('does not count drawing libraries for the database', async () => {
    expect(await missingFor(['better-sqlite3'], only('g++', 'make', 'python3'), async () => false)).toEqual([]);
  });
});

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
