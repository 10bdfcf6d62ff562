/** Positions where move generators go wrong, made for this test. The test plays them with the colours exchanged too. */
export interface TrickyPosition {
  readonly about: string;
  readonly fen: string;
}

const EN_PASSANT = `
  K7/8/8/8/7r/8/4P3/7k w - - 0 1 | a double step that nobody can answer in passing
  8/8/8/K2pP2r/8/8/8/7k w - d6 0 1 | both pawns leave the rank, and the rook sees the king
  8/8/8/KN1pP2r/8/8/8/7k w - d6 0 1 | the same with a knight in the way
  8/8/8/K2pPn1r/8/8/8/7k w - d6 0 1 | the same with a black knight in the way
  k7/8/8/q2pP2K/8/8/8/8 w - d6 0 1 | the queen sees the king from the other end of the rank
  8/8/8/r2Pp2K/8/8/8/k7 w - e6 0 1 | the pawns stand the other way round
  8/8/8/K1PpP2r/8/8/8/7k w - d6 0 1 | two pawns can take, the other one stays on the rank
  7k/8/8/K2pPP1r/8/8/8/8 w - d6 0 1 | a second pawn stays on the rank
  8/8/8/b2pP2K/8/8/8/k7 w - d6 0 1 | a bishop on the rank sees nothing
  1b5k/8/8/3pP3/8/6K1/8/8 w - d6 0 1 | pinned on the diagonal along which it takes
  7b/8/8/3pP3/8/2K5/8/k7 w - d6 0 1 | pinned on the other diagonal
  k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | pinned on the file
  4r2k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1 | one taker is pinned, the other is free
  b6k/8/8/3pP3/8/8/8/7K w - d6 0 1 | the taken pawn was the only man between bishop and king
  6bk/8/8/3pP3/8/8/K7/8 w - d6 0 1 | the same on the other diagonal
  b6k/8/8/3pP3/8/5N2/8/7K w - d6 0 1 | the same with a knight in between
  q6k/8/8/3pP3/8/8/8/7K w - d6 0 1 | the same with a queen
  3r3k/8/8/3pP3/8/8/8/3K4 w - d6 0 1 | the taker steps between rook and king
  7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1 | the pawn that can be taken gives check
  7k/8/8/2PpP3/2K5/8/8/8 w - d6 0 1 | it gives check, and two can take it
  4r2k/8/8/3pP3/4K3/8/8/8 w - d6 0 1 | it gives check, and its taker is pinned on the file
  7k/8/6b1/3pP3/4K3/8/8/8 w - d6 0 1 | it and a bishop give check at once
  4b2k/8/8/3pP3/K7/8/8/8 w - d6 0 1 | the double step has uncovered a check that taking does not answer
  2b4k/8/8/3pP3/6K1/8/8/8 w - d6 0 1 | the same from the other side
  7k/8/8/pP6/8/8/8/K7 w - a6 0 1 | on the edge: the a-file
  k7/8/8/6Pp/8/8/8/7K w - h6 0 1 | on the edge: the h-file
  7k/8/8/p6P/8/8/8/K7 w - a6 0 1 | a pawn on the other edge cannot take
  7k/8/P7/7p/7P/8/8/K7 w - h6 0 1 | a pawn one rank further cannot either
  4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1 | taking uncovers a check on the file
  8/8/8/R2pP2k/8/8/8/K7 w - d6 0 1 | taking uncovers a check on the rank
  B7/8/8/3pP3/8/8/8/K6k w - d6 0 1 | taking uncovers a check through the square of the taken pawn
  5r2/4kp2/5n2/B2pP3/B7/8/8/3RR2K w - d6 0 1 | taking gives a double check
  2k5/8/8/3pP3/8/8/8/6K1 w - d6 0 1 | the pawn itself could go on to check
  k7/2p1p3/8/1P1P1P2/8/8/8/K7 b - - 0 1 | double steps to come, each beside two pawns
  8/1p1p4/8/K1P4r/8/8/8/7k b - - 0 1 | double steps to come, one of them with a pin on the rank
  8/3p4/8/4P3/2K4b/8/8/7k b - - 0 1 | a double step that gives check and can be taken in passing
`;

const CASTLING = `
  r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | all four, nothing in the way
  r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1 | one right each
  r3k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1 | the other one each
  r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1 | no right at all
  4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1 | through a check on f1
  4k3/8/8/8/8/3r4/8/R3K2R w KQ - 0 1 | through a check on d1
  4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1 | out of check
  4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1 | into check on g1
  4k3/8/8/8/8/2r5/8/R3K2R w KQ - 0 1 | into check on c1
  4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1 | b1 may be attacked
  4k3/8/8/8/8/r6r/8/R3K2R w KQ - 0 1 | the rooks may be attacked
  4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1 | knights in the way
  4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1 | a black man on b1
  4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1 | the queen in the way
  4k3/8/8/8/b7/8/8/R3K2R w KQ - 0 1 | a bishop guards d1
  4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1 | a bishop guards f1
  4k3/8/8/8/2b5/8/4P3/R3K2R w KQ - 0 1 | the same with a pawn in between
  4k3/8/8/8/8/6n1/8/R3K2R w KQ - 0 1 | a knight guards f1 and attacks the rook
  4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1 | a pawn guards d1 and f1
  4k3/8/8/8/8/8/1p5p/R3K2R w KQ - 0 1 | pawns guard c1 and g1
  8/8/8/8/8/8/6k1/4K2R w K - 0 1 | the other king guards f1 and g1
  8/8/8/8/8/8/1k6/R3K3 w Q - 0 1 | the other king guards c1
  5k2/8/8/8/8/8/8/4K2R w K - 0 1 | castling gives check on the file
  3k4/8/8/8/8/8/8/R3K3 w Q - 0 1 | castling long gives check on the file
  8/8/8/8/8/8/8/2k1K2R w K - 0 1 | castling gives check on the rank
  r3k2r/8/8/3B4/3b4/8/8/R3K2R w KQkq - 0 1 | bishops take rooks, and with them rights
  r3k2r/8/8/8/4n3/1n6/8/R3K2R b KQkq - 0 1 | knights are about to check and to take rooks
  r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1 | pawns take rooks and promote
  r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1 | rooks come and go behind their pawns
  1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1 | one rook has moved already
  r3k2r/4p3/8/8/4Q3/4q3/8/R3K2R w KQkq - 0 1 | out of check by a queen, with another one to take her
  r3k2r/pppq1ppp/2n2n2/3pp1B1/3PP1b1/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1 | in the middle of a game
`;

const PROMOTION = `
  8/P7/8/8/8/8/7p/k6K w - - 0 1 | one pawn each, one blocked by the king
  1n1r3k/P1P1P3/8/8/8/8/5p1p/K3N1R1 w - - 0 1 | pawns that can take to both sides
  nnn4k/PPP5/8/8/8/8/5ppp/K4NNN w - - 0 1 | pawns that are blocked but for their captures
  3k4/P7/8/8/8/8/8/K7 w - - 0 1 | a queen or a rook gives check
  8/5Pk1/8/8/8/8/8/K7 w - - 0 1 | a knight would give none, a bishop would
  8/3P1k2/8/8/8/8/8/K7 w - - 0 1 | only a knight gives check
  4r1k1/3P4/8/8/8/8/8/K7 w - - 0 1 | promotion by capture, with check
  k3r3/3P4/8/8/8/8/8/B2K4 w - - 0 1 | promotion by capture, with check along the rank
  3q4/3P4/8/8/8/8/3K4/k7 w - - 0 1 | the pawn is blocked by the queen in front of it
  2r5/3P4/8/8/8/k7/8/2K5 w - - 0 1 | it takes the piece that checks, or steps aside from it
  k1b5/3P4/8/8/6K1/8/8/8 w - - 0 1 | pinned on a diagonal, it can take the bishop that pins
  3r3k/2P5/8/8/8/8/8/3K4 w - - 0 1 | in check: the rook can be taken by the pawn
  r2K3k/2P5/8/8/8/8/8/8 w - - 0 1 | in check on the last rank: the pawn steps between
  r2K3r/1P4P1/8/8/8/8/8/k7 w - - 0 1 | in check from both ends of the last rank
  7k/4P3/8/8/3B4/8/8/K7 b - - 0 1 | in check, and a pawn is about to promote with another
  4k3/4P3/4K3/8/8/8/8/8 w - - 0 1 | the king stands before the pawn
  R7/P6k/8/8/8/8/8/K7 w - - 0 1 | the own rook stands before the pawn
  kN6/P1K5/8/8/8/8/8/8 w - - 0 1 | the knight stands beside the pawn
  5k2/4P1P1/8/8/8/8/8/4K3 b - - 0 1 | pawns guard the squares around the king
  4k3/P1P5/8/8/8/8/p1p5/1K6 w - - 0 1 | in check from two pawns about to promote
`;

const CHECKS_AND_PINS = `
  4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1 | a checker next to the king, unguarded
  4k3/8/8/8/8/3b4/4r3/R3K2R w KQ - 0 1 | a checker next to the king, guarded
  k3r3/8/8/8/1b6/8/8/4K3 w - - 0 1 | a double check by rook and bishop
  1k2r3/8/8/8/8/3n4/8/4K2R w K - 0 1 | a double check by rook and knight
  1k6/8/8/8/7b/3n4/8/4K2Q w - - 0 1 | a double check by bishop and knight
  4r1k1/8/8/8/8/8/3p4/4K1NQ w - - 0 1 | a double check by rook and pawn
  6k1/8/8/8/8/5n2/3N4/Q3K2B w - - 0 1 | a knight checks: take it or walk
  6k1/8/8/8/8/8/3p1p2/4K2R w K - 0 1 | two pawns check at once
  4k3/4r3/8/8/8/4R3/8/4K3 w - - 0 1 | a rook pinned by a rook on the file
  8/8/8/8/r2R2K1/8/8/k7 w - - 0 1 | a rook pinned by a rook on the rank
  k7/8/1q6/8/3R4/8/5K2/8 w - - 0 1 | a rook pinned on the diagonal cannot move
  k7/8/1b6/8/3B4/8/5K2/8 w - - 0 1 | a bishop pinned by a bishop
  4r2k/8/8/8/4B3/8/4K3/8 w - - 0 1 | a bishop pinned on the file cannot move
  4r2k/8/8/8/4N3/8/4K3/8 w - - 0 1 | a knight pinned on the file cannot move
  7k/8/1b6/8/3N4/8/5K2/8 w - - 0 1 | a knight pinned on the diagonal cannot move
  4r2k/8/8/8/4Q3/8/4K3/8 w - - 0 1 | a queen pinned on the file
  6k1/8/1b6/8/3Q4/8/5K2/8 w - - 0 1 | a queen pinned on the diagonal
  4r2k/8/8/8/8/4P3/4K3/8 w - - 0 1 | a pawn pinned on the file can step
  4r2k/8/8/8/8/8/4P3/4K3 w - - 0 1 | and take its double step
  7k/8/8/8/8/2b5/3P4/4K3 w - - 0 1 | a pawn pinned on the diagonal can take the bishop that pins
  7k/8/8/8/1b6/8/3P4/4K3 w - - 0 1 | a pawn pinned on the diagonal from further away cannot move
  7k/8/8/8/8/2b1p3/3P4/4K3 w - - 0 1 | pinned, it cannot take to the other side
  8/8/8/8/r2P2K1/8/8/k7 w - - 0 1 | a pawn pinned on the rank cannot move
  q2r3q/1N1B1N2/8/r1RK1R1r/8/1Q1B1P2/8/q2r2bk w - - 0 1 | a man pinned on every line around the king
  4r2k/8/8/8/4R3/8/r3K3/8 w - - 0 1 | in check, and the rook that could help is pinned
  4r2k/8/8/8/4R3/4N3/4K3/8 w - - 0 1 | two in a row are not pinned
  4r2k/8/4p3/8/4R3/8/4K3/8 w - - 0 1 | nor is one behind a black pawn
  3rk3/8/8/8/3R4/8/8/3K4 w - - 0 1 | the pinned one can take the pinner
  3k4/8/8/8/3N4/8/8/K2R4 w - - 0 1 | a knight can uncover a check wherever it goes
  3k4/8/8/3P4/8/8/8/K2R4 w - - 0 1 | a pawn on the file uncovers nothing
  6k1/8/8/3P4/2B5/8/8/K7 w - - 0 1 | a pawn that uncovers a check by its step
  3k4/8/8/8/3K4/8/8/3R4 w - - 0 1 | the king himself uncovers a check
  8/8/8/R2K2kr/8/8/8/8 b - - 0 1 | kings and rooks on one rank
  2r4k/8/8/8/8/8/8/K6R b - - 0 1 | in check in the corner from far away
`;

const ENDS_AND_EDGES = `
  7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | stalemate by queen and king
  k7/P7/K7/8/8/8/8/8 b - - 0 1 | stalemate by the last pawn
  7k/7P/7K/8/8/8/p7/8 b - - 0 1 | no stalemate: a pawn can still promote
  kb6/8/1K6/8/8/8/8/R7 b - - 0 1 | no stalemate: the bishop steps between
  5Bnk/5K1P/8/8/8/8/8/6R1 b - - 0 1 | a pinned knight and a boxed king
  7k/8/5KRP/8/8/8/8/8 b - - 0 1 | one square left
  7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | mate by a guarded queen
  R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1 | mate on the back rank
  6rk/5Npp/8/8/8/8/8/K7 b - - 0 1 | smothered mate
  k7/8/8/8/8/8/8/7K w - - 0 1 | bare kings in opposite corners
  8/8/8/3k4/8/3K4/8/8 w - - 0 1 | bare kings face to face
  Q6Q/8/8/8/8/8/8/Qk1K3Q b - - 0 1 | queens in all corners
  7K/8/8/8/8/8/8/Rk5Q b - - 0 1 | sliders in the corners of the first rank
  1R6/k6K/8/8/8/8/r6r/B6B w - - 0 1 | rooks and bishops along the edges
  N6N/8/2k5/8/8/5K2/8/n6n w - - 0 1 | knights in the corners
  B6b/8/3k4/8/8/4K3/8/b6B w - - 0 1 | bishops on the long diagonals
  8/pppppppp/8/k7/7K/8/PPPPPPPP/8 w - - 0 1 | all pawns at home
  k7/8/8/pppppppp/PPPPPPPP/8/8/K7 w - - 0 1 | all pawns face to face
`;

const CROWDED = `
  R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1 | 218 moves, the most there can be
  R1B1K1BR/2Q1Q1Q1/3Q1Q1Q/8/1r6/N6N/pp6/k7 w - - 0 1 | many queens
  kq6/qq6/8/8/8/8/6QQ/6QK w - - 0 1 | queens around both kings
  r1bqk1nr/pPpp1ppp/2n5/2b1p3/2B1P3/5N2/PpPP1PPP/RNBQK2R w KQkq - 0 1 | an opening with pawns about to promote
  1k1r4/pp3R2/6pp/4p3/2B3b1/4Q3/PPP2B2/2K5 b - - 0 1 | a middle game with checks everywhere
`;

const read = (table: string): TrickyPosition[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [fen = '', about = ''] = line.split('|');
      return { about: about.trim(), fen: fen.trim() };
    });

export const TRICKY_POSITIONS: readonly TrickyPosition[] = [
  EN_PASSANT,
  CASTLING,
  PROMOTION,
  CHECKS_AND_PINS,
  ENDS_AND_EDGES,
].flatMap(read);

/** So many moves that two plies are enough. */
export const CROWDED_POSITIONS: readonly TrickyPosition[] = read(CROWDED);
