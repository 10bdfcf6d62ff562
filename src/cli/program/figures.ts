/** `1,234`, `12.3 M`, `4.56 G`: three figures are enough to compare with. */
export function countText(count: number): string {
  if (count < 1e6) return Math.round(count).toLocaleString('en');
  return count < 1e9 ? `${threeFigures(count / 1e6)} M` : `${threeFigures(count / 1e9)} G`;
}

/** `0.42 ms`, `48 ms`, `3.21 s`, `2 min 5 s`. What was counted in whole milliseconds does not pretend to be finer. */
export function timeText(milliseconds: number): string {
  if (milliseconds === 0) return '<1 ms';
  if (milliseconds < 999.5) return `${Number.isInteger(milliseconds) ? milliseconds : threeFigures(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${threeFigures(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Milliseconds for programs: finer than a microsecond is noise. */
export const roundedTime = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

/** `1.85x`; nothing where there was nothing to measure. */
export const ratioText = (before: number, after: number): string =>
  before > 0 && after > 0 ? `${(before / after).toFixed(2)}x` : '';

/** So many of something in so much time, each second. */
export const rateText = (count: number, milliseconds: number): string => {
  const rate = (count / milliseconds) * 1000;
  return rate < 100 ? threeFigures(rate) : countText(rate);
};

export const plural = (count: number, noun: string): string => `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;

function threeFigures(value: number): string {
  if (value >= 99.95) return value.toFixed(0);
  return value >= 9.995 ? value.toFixed(1) : value.toFixed(2);
}
