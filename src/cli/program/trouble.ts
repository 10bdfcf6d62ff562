/** What the disk under a file that is written complains about: nothing that a program could mend. */
export function explainDisk(error: unknown): string | undefined {
  const code = String((error as { readonly code?: unknown } | undefined)?.code ?? '');
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  if (code === 'EIO') return 'The disk reports an error (EIO).';
  return undefined;
}
