/** Small positions made for these tests; each is proved by the prover before it is played. */

/** 1.Kf7 Kh7 2.Rh1#. Rg7 is stalemate, Rg8+ loses the rook, other moves mate later: all four verdicts in one position. */
export const FOUR_VERDICTS = '7k/8/5K2/8/8/8/8/6R1 w - - 0 1';

/** 1.Re8#, and nothing else. */
export const BACK_RANK = '6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1';

/** The same with Black to move and the colours exchanged: 1...Re1#. */
export const BACK_RANK_BLACK = '4r1k1/8/8/8/8/8/5PPP/6K1 b - - 0 1';

/** Two rooks mate on the last rank: cooked. */
export const TWO_KEYS = '6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1';

export const NO_MATE = '8/8/4k3/8/8/3K4/4P3/8 w - - 0 1';
