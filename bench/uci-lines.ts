/** What Stockfish said between `go mate N` and `bestmove`. */
export interface MateReport {
  /** The shortest mate for the side to move that it reported; undefined when it found none. */
  readonly mateIn: number | undefined;
  readonly nodes: number;
}

export const readEngineName = (line: string): string | undefined => /^id name (.+)$/.exec(line)?.[1];

export const isBestMove = (line: string): boolean => /^bestmove\b/.test(line);

export function readMateReport(lines: readonly string[]): MateReport {
  let mateIn: number | undefined;
  let nodes = 0;
  for (const line of lines) {
    if (!line.startsWith('info ')) continue;
    nodes = Number(/ nodes (\d+)/.exec(line)?.[1] ?? nodes);
    // An upper bound says that the mate is at least so far away, which is no mate found.
    const mate = line.includes(' upperbound') ? undefined : / score mate (\d+)/.exec(line)?.[1];
    if (mate !== undefined && mate !== '0') mateIn = Math.min(mateIn ?? Number.POSITIVE_INFINITY, Number(mate));
  }
  return { mateIn, nodes };
}

/** The count with which `go perft` ends. */
export function readPerftNodes(line: string): number | undefined {
  const nodes = /^Nodes searched: (\d+)$/.exec(line)?.[1];
  return nodes === undefined ? undefined : Number(nodes);
}
