/** `9:00`, `18.30`, `9h30`, `9 am`, `6:30 p.m.`, `18 Uhr`. */
const WITH_MARK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|uhr|([ap])\.?m?\.?)?$/i;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

/** A time of day as people write it, as `09:00`. Undefined: it is none. */
export function readTime(typed: string): string | undefined {
  const text = typed.trim();
  const [, hourText, minuteText = '00', half] = FOUR_DIGITS.exec(text) ?? WITH_MARK.exec(text) ?? [];
  if (hourText === undefined) return undefined;
  const hour = half ? hourOfHalf(Number(hourText), half) : Number(hourText);
  const minute = Number(minuteText);
  if (hour === undefined || hour > 23 || minute > 59) return undefined;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** 12 am is midnight, and 12 pm noon. */
function hourOfHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
