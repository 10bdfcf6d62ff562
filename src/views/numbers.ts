/** `+12`, `−8` with the sign that is as wide as the plus, `±0`. */
export function signed(number: number): string {
  const whole = Math.round(number);
  if (whole === 0) return '±0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}
