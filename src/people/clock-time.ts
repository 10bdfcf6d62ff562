/** `9:00`, `18.30`, `18h30`, `18 Uhr 30`, `9 am`, `6:30 p.m.`, `7 Uhr`. */
const WITH_MARK = /^(\d{1,2})(?:\s*(?:[:.h]|uhr)\s*(\d{2}))?\s*(?:h|uhr|([ap])\.?m?\.?)?$/i;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

/** A time of day as people write it, as `09:00`. Undefined: it is none. */
export function readClockTime(typed: string): string | undefined {
  const text = typed.trim();
  const [, hours, minutes = '00', half] = FOUR_DIGITS.exec(text) ?? WITH_MARK.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const hour = half ? onTheLongClock(Number(hours), half) : Number(hours);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** 12 am is midnight, and 12 pm noon. */
function onTheLongClock(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
