/** Dates that people type and read. */
export const dates = {
  /** How dates and numbers are written. */
  locale: 'en-GB',
  today: ['today'] as readonly string[],
  yesterday: ['yesterday'] as readonly string[],
  unreadable: (today: string) => `I read dates like \`${today}\`; \`today\` and \`yesterday\` work too.`,
  notOut: (day: string, today: string) => `The puzzle of ${day} is not out yet; today is ${today}.`,
};
