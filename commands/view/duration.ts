const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `8.3 s`, `1 min 12 s`, `2 h 5 min`: as exact as somebody cares to know. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < MINUTE) return `${(Math.floor(milliseconds / 100) / 10).toFixed(1)} s`;
  if (milliseconds < HOUR) {
    return `${Math.floor(milliseconds / MINUTE)} min ${Math.floor((milliseconds % MINUTE) / SECOND)} s`;
  }
  return `${Math.floor(milliseconds / HOUR)} h ${Math.floor((milliseconds % HOUR) / MINUTE)} min`;
}
