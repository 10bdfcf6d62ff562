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

/** Puzzles that ship, under their names in puzzles/; SOURCES.md tells where each is from. */

/** Morphy's problem: 1.Ra6, with seven defences. The stubborn one is 1...bxa6 2.b7#; a bishop's move 2.Rxa7#. */
export const CLASSIC_11 = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1';

/** Teed - Delmar: 1.Qxh5+ Rxh5 2.Bg6#, and after 1...Rg6 both the bishop and the queen mate on g6. */
export const CLASSIC_10 = 'rnbqkbn1/ppppp3/7r/6pp/3P1p2/3BP1B1/PPP2PPP/RN1QK1NR w KQq - 0 1';

/** 1...Qh3, with 38 defences: more than a menu holds. */
export const GAMES_14 = '5B2/2P2p1k/4q1pb/3p4/2NP3p/1QP1PpP1/5Pb1/1R4K1 b - - 0 1';

/** Mate in 3 by 1.Rc4, with twelve defences, and several to each second move. */
export const COMPOSED_09 = '8/2p5/7R/p3k3/5n2/2R5/8/2KQ4 w - - 0 1';
