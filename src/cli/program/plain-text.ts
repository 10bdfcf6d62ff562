/** What somebody wrote, safe for a terminal: no escape sequences, no line ends, nothing that turns text around. */
export const plainText = (written: string): string => written.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ');
