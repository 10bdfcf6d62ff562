import { availableParallelism, cpus, loadavg } from 'node:os';

/** Everything that a figure depends on besides the program. */
export interface Circumstances {
  readonly command: string;
  readonly cpu: string;
  readonly cores: number;
  readonly load: number;
  readonly node: string;
  readonly stockfish: string;
  readonly date: string;
}

export const circumstances = (command: string, stockfish: string): Circumstances => ({
  command,
  cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
  cores: availableParallelism(),
  load: loadavg()[0] ?? 0,
  node: process.versions.node,
  stockfish,
  date: new Date().toISOString().slice(0, 10),
});

export function renderHeading({ command, cpu, cores, load, node, stockfish, date }: Circumstances): string {
  const machine = `${cpu}, ${cores} ${cores === 1 ? 'core' : 'cores'}, load ${load.toFixed(2)} at the start`;
  return `## \`${command}\`\n\n${machine}; Node ${node}; ${stockfish}; ${date}.`;
}
