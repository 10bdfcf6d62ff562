/** Whether a change was refused for want of room on the disk. What was acknowledged before is kept. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT';
}
