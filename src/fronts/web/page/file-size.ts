/** Rounded up, so that a file just over the limit does not seem to be within it. */
const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 ** 2) * 10) / 10} MB`;

export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : megabytes(bytes);
}

/** The bot's own sentence for it, so that nobody has to send the file to be told. */
export const explainTooLarge = (bytes: number, limit: number): string =>
  `The file has ${megabytes(bytes)} and the limit is ${megabytes(limit)}; split it into smaller files.`;
