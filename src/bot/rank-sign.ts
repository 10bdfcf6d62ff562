/** For the first three ranks of a board. */
export const MEDALS = ['🥇', '🥈', '🥉'] as const;

/** `🥇` or `4.` */
export const rankSign = (rank: number): string => MEDALS[rank - 1] ?? `${rank}.`;
