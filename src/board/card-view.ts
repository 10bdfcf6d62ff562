export const CARD_SQUARES = ['wrong', 'hint', 'right'] as const;
export type CardSquare = (typeof CARD_SQUARES)[number];

/** A number with its name, such as `5 days` above "streak". */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

/**
 * What a member shows around after solving, without a spoiler. The words are the caller's, in the caller's language: what is
 * too long is written smaller, and then cut.
 */
export interface SolveCard {
  readonly kind: 'solve';
  readonly title: string;
  readonly subtitle: string;
  /** How the attempt went, step by step. */
  readonly squares: readonly CardSquare[];
  /** Side by side; from the fifth on they are left out. */
  readonly figures: readonly Figure[];
  readonly footer: string;
}

export type CardView = SolveCard;
