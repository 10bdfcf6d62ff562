import { explainPositionFault, type PositionFault } from '../../games/chess/position.js';
import { listed } from '../../games/chess/vocabulary.js';
import { explainFileFault, type FileFault } from './file-fault.js';

/** Other alphabets whose letters look like those of a FEN. */
export type Alphabet = 'Cyrillic' | 'Greek' | 'full-width';

/** Why a line of a puzzle file is no puzzle. Nothing in it is the writer's own text, but for what stands in code marks. */
export type LineFault =
  | { readonly code: 'impossible position'; readonly fault: PositionFault }
  | { readonly code: 'long dash' }
  | { readonly code: 'foreign letter'; readonly alphabet: Alphabet; readonly letter: string; readonly twin?: string }
  | { readonly code: 'unknown line' }
  | { readonly code: 'damaged line' }
  | { readonly code: 'long line'; readonly most: number }
  | { readonly code: 'wrong claim'; readonly most: number }
  // FEN and EPD
  | { readonly code: 'two claims' }
  | { readonly code: 'open text' }
  // Tables
  | { readonly code: 'too few columns'; readonly count: number; readonly of: number }
  | { readonly code: 'too many columns'; readonly count: number; readonly of: number }
  | { readonly code: 'open quote' }
  | { readonly code: 'no position in row' }
  // Lichess
  | { readonly code: 'no moves' }
  | { readonly code: 'unreadable first move' }
  | { readonly code: 'illegal first move'; readonly move: string }
  | { readonly code: 'first move ends the game'; readonly move: string }
  | { readonly code: 'themes of different lengths' }
  | { readonly code: 'no solution' }
  // JSON lines
  | { readonly code: 'no JSON object' }
  | { readonly code: 'no position in object' }
  // PGN
  | { readonly code: 'long game'; readonly most: number }
  | { readonly code: 'damaged game' }
  | { readonly code: 'open comment' }
  | { readonly code: 'open side line' }
  | { readonly code: 'deep side lines'; readonly most: number }
  | { readonly code: 'unreadable FEN tag' }
  | { readonly code: 'no FEN tag' }
  | { readonly code: 'SetUp 0' }
  | { readonly code: 'other variant' }
  | { readonly code: 'illegal half-move'; readonly number: number; readonly move?: string }
  | { readonly code: 'mates the first side' }
  // Text boards
  | { readonly code: 'no side before the board' }
  | { readonly code: 'too few ranks'; readonly count: number }
  | { readonly code: 'wrong number of cells'; readonly rank: number; readonly count: number }
  | { readonly code: 'unknown cell'; readonly rank: number; readonly cell: number }
  | { readonly code: 'unknown key'; readonly known: readonly string[] }
  | { readonly code: 'key given twice'; readonly key: string }
  // What is said of the whole file after its last line
  | { readonly code: 'more refused'; readonly count: number }
  | { readonly code: 'too many refused'; readonly most: number }
  | { readonly code: 'too many puzzles'; readonly most: number }
  | { readonly code: 'file fault'; readonly fault: FileFault };

/** One sentence in English, for the terminal and for what is stored. */
export function explainLineFault(fault: LineFault): string {
  switch (fault.code) {
    case 'impossible position':
      return explainPositionFault(fault.fault);
    case 'long dash':
      return 'This is not a readable position: it has a long dash where a FEN has the hyphen `-`; type it again.';
    case 'foreign letter':
      return `This is not a readable position: it has the ${fault.alphabet} letter \`${fault.letter}\`${fault.twin ? ` in place of \`${fault.twin}\`` : ''}; type it again with Latin letters.`;
    case 'unknown line':
      return 'This is neither a FEN or EPD line nor part of a text board; correct it, or put `#` before a remark.';
    case 'damaged line':
      return 'This line is not plain text (UTF-8); type it again.';
    case 'long line':
      return `This line is longer than ${fault.most} characters; shorten it.`;
    case 'wrong claim':
      return `The claimed mate must be a whole number from 1 to ${fault.most}.`;
    case 'two claims':
      return '`dm` and `bm` claim different mates; keep one of them.';
    case 'open text':
      return 'A quoted text has no closing `"`; add it.';
    case 'too few columns':
      return `This row has ${fault.count} of ${fault.of} columns; add those that are missing, empty if need be.`;
    case 'too many columns':
      return `This row has ${fault.count} columns and the first line names ${fault.of}; put quotes \`"\` around a text with a comma.`;
    case 'open quote':
      return 'A quote `"` is opened here and not closed as it should be; close it, or write `""` for a quote.';
    case 'no position in row':
      return 'The position of this row is missing; add it.';
    case 'no moves':
      return "This row has no moves; the first one is the opponent's and leads to the puzzle.";
    case 'unreadable first move':
      return 'The first of the moves is not one like `e2e4` or `e7e8q`; correct it.';
    case 'illegal first move':
      return `The first of the moves, \`${fault.move}\`, is not legal in this position; correct it.`;
    case 'first move ends the game':
      return `The first of the moves, \`${fault.move}\`, ends the game; a puzzle starts before the mate.`;
    case 'themes of different lengths':
      return 'The themes name mates of different lengths; keep one of them.';
    case 'no solution':
      return 'The moves end before the solution begins; add it.';
    case 'no JSON object':
      return 'This line is not a JSON object; write one puzzle a line, such as `{"fen":"…","mateIn":2}`.';
    case 'no position in object':
      return 'The position is missing; give it as `"fen":"…"`.';
    case 'long game':
      return `This game is longer than ${fault.most} characters; shorten it.`;
    case 'damaged game':
      return 'A line of this game is not plain text (UTF-8); type it again.';
    case 'open comment':
      return 'A comment of this game is opened with `{` and never closed; add `}`.';
    case 'open side line':
      return 'A side line of this game is opened with `(` and never closed; add `)`.';
    case 'deep side lines':
      return `The side lines of this game are nested over ${fault.most} deep; remove them.`;
    case 'unreadable FEN tag':
      return 'The tag of the position cannot be read; write it as `[FEN "…"]`.';
    case 'no FEN tag':
      return 'This game has no tag `FEN`; a puzzle needs the position in which it begins.';
    case 'SetUp 0':
      return 'The tag `SetUp "0"` says that there is no position, but there is a tag `FEN`; write `SetUp "1"`.';
    case 'other variant':
      return 'This game is of another kind of chess; only standard chess is read.';
    case 'illegal half-move':
      return `Half-move ${fault.number} of the main line${fault.move ? `, \`${fault.move}\`,` : ''} is not legal; correct it.`;
    case 'mates the first side':
      return 'The main line mates the side that moves first; a puzzle begins with a move of the side that mates.';
    case 'no side before the board':
      return 'A board begins with a line `white` or `black`, the side to move.';
    case 'too few ranks':
      return `This board has ${fault.count} of 8 ranks; give one line for each.`;
    case 'wrong number of cells':
      return `Rank ${fault.rank} is expected here, 8 cells separated by \`:\`, but this line has ${fault.count}.`;
    case 'unknown cell':
      return `Cell ${fault.cell} of rank ${fault.rank} is not \`00\` or a side and a piece, such as \`wk\` or \`bp\`.`;
    case 'unknown key':
      return `After the board only ${listed(fault.known.map((key) => `\`${key}:\``))} are known; remove this line.`;
    case 'key given twice':
      return `\`${fault.key}\` is given twice; keep one.`;
    case 'more refused':
      return `After this line ${fault.count} more were refused.`;
    case 'too many refused':
      return `After ${fault.most} refused lines the file is not read further; correct these first.`;
    case 'too many puzzles':
      return `No more than ${fault.most} puzzles are taken from one file; split it.`;
    case 'file fault':
      return explainFileFault(fault.fault);
  }
}
