/** Writes dates in words. Intl has the first of a month as any other day; French says `1er janvier`. */
export function dateWriter(locale: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith('fr')) return (at) => format.format(at);
  return (at) =>
    format
      .formatToParts(at)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}
