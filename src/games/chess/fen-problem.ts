/** What cannot be read in a FEN. */
export type FenProblem =
  | { readonly code: 'too many fields'; readonly count: number }
  | { readonly code: 'wrong number of ranks'; readonly count: number }
  | { readonly code: 'wrong number of squares'; readonly rank: number; readonly count: number }
  /** Without `character` where it could be taken for formatting by a chat. */
  | { readonly code: 'unknown character'; readonly rank: number; readonly character?: string }
  | { readonly code: 'side missing' }
  | { readonly code: 'unknown side' }
  | { readonly code: 'unknown castling' }
  | { readonly code: 'unknown en passant' }
  | { readonly code: 'no halfmove clock' }
  | { readonly code: 'no move number' };

/** A whole clause. */
export function explainFenProblem(problem: FenProblem): string {
  switch (problem.code) {
    case 'too many fields':
      return `it has ${problem.count} parts, and a FEN has at most 6`;
    case 'wrong number of ranks':
      return `the board has ${problem.count} ${problem.count === 1 ? 'rank' : 'ranks'} instead of 8; separate them with \`/\``;
    case 'wrong number of squares':
      return `rank ${problem.rank} has ${problem.count} ${problem.count === 1 ? 'square' : 'squares'} instead of 8`;
    case 'unknown character': {
      const named = problem.character === undefined ? 'an unknown character' : `\`${problem.character}\``;
      return `rank ${problem.rank} has ${named} in it; pieces are KQRBNP for White, kqrbnp for Black`;
    }
    case 'side missing':
      return 'the side to move is missing; write `w` or `b` after the board';
    case 'unknown side':
      return 'the side to move is `w` or `b`';
    case 'unknown castling':
      return 'the castling rights are `-` or letters of `KQkq`, each once';
    case 'unknown en passant':
      return 'the en passant square is `-` or a square like `e6`';
    case 'no halfmove clock':
      return 'the fifth part, the halfmove clock, is a whole number like `0`';
    case 'no move number':
      return 'the sixth part, the move number, is a whole number like `1`';
  }
}
