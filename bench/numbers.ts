/** Three figures say all that a noisy machine can tell. */
function threeFigures(value: number): string {
  const size = Math.abs(value);
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export const milliseconds = (value: number): string => threeFigures(value);

export const count = (value: number): string => Math.round(value).toLocaleString('en-US');

export const millions = (value: number): string => threeFigures(value / 1e6);

export const megabytes = (bytes: number): string => threeFigures(bytes / 2 ** 20);

/** How many times `dividend` is `divisor`; a dash where nothing was measured. */
export const ratio = (dividend: number, divisor: number): string =>
  dividend > 0 && divisor > 0 ? `${threeFigures(dividend / divisor)} ×` : '–';

export const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${count((100 * part) / whole)} %`);
