/** Small things to remember from one run to the next, by name. */
export interface NoteStore {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
}

/** Whether a change was refused for want of room on the disk. What was acknowledged before is kept. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT';
}
