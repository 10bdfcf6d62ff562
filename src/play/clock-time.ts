/** `18:30` from what somebody typed: `18:30`, `18.30`, `18h30`, `6:30 pm`, `7`, `7 Uhr`. */
export function readClockTime(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const read = /^(\d{1,2})(?: ?(?:[:.]|h|uhr) ?(\d{2})?)? ?(am|pm|a\.m\.|p\.m\.|uhr|h)?$/.exec(text);
  if (!read) return undefined;
  const [, hours = '', minutes = '00', half = ''] = read;
  const hour = half.startsWith('a') || half.startsWith('p') ? onTheLongClock(Number(hours), half) : Number(hours);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function onTheLongClock(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}
