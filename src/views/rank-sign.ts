/** For the first three ranks of a board. */
export const MEDALS = ['🥇', '🥈', '🥉'] as const;

/** `🥇` or `#4`: lines that begin with `4.` are a list for Discord, which numbers it anew. */
export const rankSign = (rank: number): string => MEDALS[rank - 1] ?? `#${rank}`;
