/** One line on the terminal that says how far a question is; the tables go to another stream and stay clean. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

export const hideProgress = (): void => showProgress('');
