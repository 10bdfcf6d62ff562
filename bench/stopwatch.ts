export interface Spent {
  readonly milliseconds: number;
  /** Of all threads of this process, V8's compilers included. */
  readonly cpuMilliseconds: number;
}

/** Runs work in this thread and tells what it took. */
export function measured<Value>(work: () => Value): { readonly value: Value; readonly spent: Spent } {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const value = work();
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { value, spent: { milliseconds, cpuMilliseconds: (user + system) / 1000 } };
}

/** Waits for work that is done elsewhere and tells how long it took. */
export async function awaited<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly milliseconds: number }> {
  const started = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - started };
}
