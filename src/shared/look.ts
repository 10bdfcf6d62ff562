/** Light and dark suit a page of that kind, wood, green and blue are a matter of taste, contrast is for weak eyes. */
export const BOARD_THEMES = ['light', 'dark', 'wood', 'green', 'blue', 'contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

export const PIECE_SETS = ['classic', 'plain'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** How somebody likes their boards. */
export interface Look {
  readonly theme: BoardTheme;
  readonly pieces: PieceSet;
}
