import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Question } from './question.js';
import { megabytes, milliseconds, renderTable, showProgress } from './report.js';
import { median } from './statistics.js';
import { cpuMillisecondsOf } from './stopwatch.js';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

const STARTS = 9;
const FEW_STARTS = 2;

const KIBIBYTE = 1024;

/** What a start has cost until the bot said that it is ready. */
interface Start {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number | undefined;
  /** Resident memory; undefined where the system does not tell. */
  readonly memory: number | undefined;
}

export const start: Question = {
  about: 'from starting the process to serving, with the puzzles that ship imported and proved already',
  file: undefined,
  seconds: { usual: 600, brief: 600 },

  async run({ seconds, brief }) {
    const place = await mkdtemp(join(tmpdir(), 'matinee-start-'));
    try {
      showProgress('start: the first one, which proves the puzzles that ship');
      await startOnce(place, seconds, 'all is proved');
      const starts: Start[] = [];
      for (let turn = 0; turn < (brief ? FEW_STARTS : STARTS); turn++) {
        showProgress(`start: ${turn} times`);
        starts.push(await startOnce(place, seconds, 'ready'));
      }
      return { markdown: renderStarts(starts), disagreements: [] };
    } finally {
      await rm(place, { recursive: true });
    }
  },
};

function renderStarts(starts: readonly Start[]): string {
  const times = starts.map((each) => each.milliseconds);
  const cpu = starts.flatMap(({ cpuMilliseconds }) => cpuMilliseconds ?? []);
  const memory = starts.flatMap((each) => each.memory ?? []);
  return renderTable(
    ['starts', 'median ms', 'worst ms', 'CPU ms', 'resident MB'],
    [
      [
        starts.length,
        milliseconds(median(times)),
        milliseconds(Math.max(...times)),
        cpu.length > 0 ? milliseconds(median(cpu)) : '–',
        memory.length > 0 ? megabytes(median(memory)) : '–',
      ],
    ],
  );
}

/** Starts the built bot as a process of its own, waits until it is so far, and stops it. */
async function startOnce(dataDir: string, seconds: number, until: 'ready' | 'all is proved'): Promise<Start> {
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    // Empty settings are not set, also where a `.env` sets them.
    env: { ...process.env, DISCORD_TOKEN: '', DATABASE_URL: '', PUZZLES_DIR: '', DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: seconds * 1000,
  });
  const ended = once(child, 'exit');
  const pid = child.pid ?? 0;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const isThere = until === 'ready' ? line.startsWith('Matinee is ready') : isLastProof(line);
      if (!isThere) continue;
      return {
        milliseconds: performance.now() - started,
        cpuMilliseconds: cpuMillisecondsOf(pid),
        memory: await residentMemoryOf(pid),
      };
    }
    throw new Error(`the bot ended, or took longer than ${seconds} s, before it was ${until}`);
  } finally {
    child.stdout.resume();
    child.kill('SIGTERM');
    await ended;
  }
}

/** `Proving puzzles: 810 of 810` */
function isLastProof(line: string): boolean {
  const [, done, all] = /^Proving puzzles: (\d+) of (\d+)$/.exec(line) ?? [];
  return done !== undefined && done === all;
}

async function residentMemoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kibibytes === undefined ? undefined : Number(kibibytes) * KIBIBYTE;
}
