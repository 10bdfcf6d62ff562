/** Text in quotes, which is passed over, or the blanks before the eight ranks of a board. */
const QUOTED_OR_NEXT_BOARD = /"(?:[^"\\]|\\.)*"|\s+(?=(?:[pnbrqk1-8]+\/){7}[pnbrqk1-8]+\s)/gi;

/**
 * Several positions as somebody types or pastes them, one on each line. A chat's line has no line ends: what was pasted on
 * several lines comes on one, with blanks between.
 */
export const onLinesOfTheirOwn = (typed: string): string =>
  typed.replace(QUOTED_OR_NEXT_BOARD, (found) => (/["\n]/.test(found) ? found : '\n'));
