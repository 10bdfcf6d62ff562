import { describe, expect, it } from 'vitest';
import { provideCompiler } from '../../scripts/setup/compiler.mjs';

const TOOLS = ['g++', 'make', 'python3', 'pkg-config'];
const APT_PACKAGES =
  'build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev';
const ALL_MISSING =
  'There is no ready-made canvas for this machine, and these are missing to compile: a C++ compiler, make, Python 3, pkg-config, pixman-1, cairo, libpng, pangocairo, freetype2, librsvg-2.0.';
const BY_HAND =
  'Install a C++ compiler, make, Python 3, pkg-config and the development files of cairo, pango, libjpeg, giflib and librsvg, then try again.';

interface Setting {
  readonly isRoot?: boolean;
  readonly programs?: readonly string[];
  readonly lacks?: (library: string) => boolean;
  /** What an installation by apt-get says, and what it leaves behind; without it, all that is missing. */
  readonly aptSays?: { readonly ok: boolean; readonly output: readonly string[] };
}

/** A computer that keeps a list of what it is told to run, and has what apt-get installs. */
function makeMachine({ isRoot = false, programs = [], lacks = () => true, aptSays }: Setting) {
  const commands: string[] = [];
  let installed = false;
  return {
    commands,
    isRoot,
    find: (program: string) =>
      programs.includes(program) || (installed && TOOLS.includes(program)) ? `/usr/bin/${program}` : undefined,
    async run(program: string, args: readonly string[]) {
      if (program === 'pkg-config') return { ok: installed || !lacks(args.at(-1) ?? ''), output: [] };
      commands.push([program, ...args].join(' '));
      if (args[0] !== 'install') return { ok: true, output: [] };
      installed = aptSays === undefined;
      return aptSays ?? { ok: true, output: [] };
    },
  };
}

describe('what is missing for compiling', () => {
  it('is nothing where everything is there', async () => {
    const machine = makeMachine({ isRoot: true, programs: ['apt-get', ...TOOLS], lacks: () => false });
    expect(await provideCompiler(['canvas', 'better-sqlite3'], machine)).toBeUndefined();
    expect(machine.commands).toEqual([]);
  });

  it('is named, tools and libraries', async () => {
    const programs = ['apt-get', 'make', 'pkg-config'];
    const fault = await provideCompiler(['canvas'], makeMachine({ programs, lacks: (name) => name === 'librsvg-2.0' }));
    expect(fault?.sentence).toBe(
      'There is no ready-made canvas for this machine, and these are missing to compile: a C++ compiler, Python 3, librsvg-2.0.',
    );
  });

  it('does not count drawing libraries for the database', async () => {
    const hasTools = makeMachine({ programs: ['g++', 'make', 'python3'] });
    expect(await provideCompiler(['better-sqlite3'], hasTools)).toBeUndefined();
    const fault = await provideCompiler(['better-sqlite3'], makeMachine({ programs: ['apt-get'] }));
    expect(fault?.remedy).toBe('sudo apt-get install -y build-essential python3 pkg-config');
  });
});

describe('installing it', () => {
  it.each([
    ['Debian and Ubuntu', 'apt-get', false, `sudo apt-get install -y ${APT_PACKAGES}`],
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
  ])('is left to the person on %s, with the command', async (_, program, isRoot, remedy) => {
    const machine = makeMachine({ isRoot, programs: [program] });
    expect(await provideCompiler(['canvas'], machine)).toEqual({ sentence: ALL_MISSING, remedy });
    expect(machine.commands).toEqual([]);
  });

  it('is left to the person on a system that is not known, with the names of the libraries', async () => {
    const machine = makeMachine({ isRoot: true, programs: ['emerge'] });
    expect(await provideCompiler(['canvas'], machine)).toEqual({ sentence: `${ALL_MISSING} ${BY_HAND}` });
    expect(machine.commands).toEqual([]);
  });

  it('is done as root on Debian and Ubuntu', async () => {
    const machine = makeMachine({ isRoot: true, programs: ['apt-get'] });
    expect(await provideCompiler(['canvas'], machine)).toBeUndefined();
    expect(machine.commands).toEqual([
      'dpkg --configure -a',
      'apt-get update',
      `apt-get install -y -o DPkg::Lock::Timeout=120 ${APT_PACKAGES}`,
    ]);
  });

  it('that fails says why, and the command to see it fail', async () => {
    const output = ["Temporary failure resolving 'deb.debian.org'"];
    const machine = makeMachine({ isRoot: true, programs: ['apt-get'], aptSays: { ok: false, output } });
    expect(await provideCompiler(['canvas'], machine)).toEqual({
      sentence: `${ALL_MISSING} Installing failed: the network cannot be reached; check the connection and try again.`,
      output,
      again: `apt-get install -y ${APT_PACKAGES}`,
    });
  });

  it('that leaves something missing says what', async () => {
    const machine = makeMachine({ isRoot: true, programs: ['apt-get'], aptSays: { ok: true, output: [] } });
    expect(await provideCompiler(['canvas'], machine)).toEqual({ sentence: `${ALL_MISSING} ${BY_HAND}` });
  });
});
