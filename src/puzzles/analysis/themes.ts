import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position } from '../../games/chess/vocabulary.js';
import type { LineMove } from './main-line.js';
import { BISHOP_MATES } from './themes/bishop-mates.js';
import { CHECK_THEMES } from './themes/check-themes.js';
import { ECONOMY } from './themes/economy.js';
import { KEY_THEMES } from './themes/key-themes.js';
import { KNIGHT_MATES } from './themes/knight-mates.js';
import { type MatePicture, pictureOfMate } from './themes/mate-picture.js';
import { MATING_MOVES } from './themes/mating-move.js';
import { MOVE_THEMES } from './themes/move-themes.js';
import { QUEEN_MATES } from './themes/queen-mates.js';
import { ROOK_MATES } from './themes/rook-mates.js';
import { SACRIFICES } from './themes/sacrifices.js';
import { type Line, roundsOf, type ThemeTable } from './themes/theme-table.js';
import { findThreats, type Threat } from './threats.js';

/** Seen in the final position. What each of them is, is said over its function. */
const OF_THE_MATE = {
  ...ROOK_MATES,
  ...KNIGHT_MATES,
  ...BISHOP_MATES,
  ...QUEEN_MATES,
  ...MATING_MOVES,
  ...ECONOMY,
} satisfies ThemeTable<MatePicture>;

/** Seen on the way to it. */
const OF_THE_LINE = {
  ...KEY_THEMES,
  ...SACRIFICES,
  ...CHECK_THEMES,
  ...MOVE_THEMES,
} satisfies ThemeTable<Line>;

const ALL = { ...OF_THE_MATE, ...OF_THE_LINE };

/** An id is stored with puzzles and written by people: it stays. */
export type Theme = keyof typeof ALL;

const MATE_THEMES = Object.keys(OF_THE_MATE) as readonly (keyof typeof OF_THE_MATE)[];
const LINE_THEMES = Object.keys(OF_THE_LINE) as readonly (keyof typeof OF_THE_LINE)[];

export const THEMES: readonly Theme[] = [...MATE_THEMES, ...LINE_THEMES];

const KNOWN: ReadonlySet<string> = new Set(THEMES);

export const isTheme = (text: string): text is Theme => KNOWN.has(text);

/** For people. */
export const themeName = (theme: Theme): string => ALL[theme].name;

/** What is seen in the main line, in the order of `THEMES`. */
export function findThemes(
  position: Position,
  root: AttackNode,
  lineMoves: readonly LineMove[],
  threats: readonly Threat[] = findThreats(lineMoves),
): readonly Theme[] {
  const key = lineMoves[0];
  const last = lineMoves.at(-1);
  if (!key || !last || lineMoves.length !== root.mateIn) throw new Error('a main line that is not as long as its mate');
  const mate = pictureOfMate(last);
  const line: Line = {
    position,
    key,
    lineMoves,
    rounds: roundsOf(lineMoves),
    threats,
    mate,
  };
  return [
    ...MATE_THEMES.filter((theme) => OF_THE_MATE[theme].seen(mate)),
    ...LINE_THEMES.filter((theme) => OF_THE_LINE[theme].seen(line)),
  ];
}

/** Themes that say little to a solver, and those that another one says better. */
const UNSAID: ReadonlySet<Theme> = new Set<Theme>(['threat', 'quiet-move', 'pure-mate', 'knight-mate', 'bishop-mate']);
const SAID_BETTER: readonly (readonly [Theme, Theme])[] = [
  ['sacrifice', 'queen-sacrifice'],
  ['promotion', 'underpromotion'],
  ['promotion', 'promotion-mate'],
  ['castling', 'castling-mate'],
  ['en-passant', 'en-passant-mate'],
  ['battery', 'discovered-check'],
  ['model-mate', 'ideal-mate'],
  ['discovered-check', 'double-check'],
  ['corridor', 'back-rank'],
];
const MOST_SHOWN = 4;

/** The themes that are worth a word to somebody who has solved the puzzle. */
export const notableThemes = (themes: readonly Theme[]): readonly Theme[] =>
  themes
    .filter(
      (theme) =>
        !UNSAID.has(theme) && !SAID_BETTER.some(([plain, better]) => plain === theme && themes.includes(better)),
    )
    .slice(0, MOST_SHOWN);

/**
 * How long a mate has to be to show a theme, where one move is too short: the mating move checks, so nothing quiet can be
 * the last move, and what needs a reply or a second move needs a move before the last.
 */
const SHORTEST_MATE: Readonly<Partial<Record<Theme, number>>> = {
  'quiet-key': 2,
  'quiet-move': 3,
  'flight-giving-key': 2,
  threat: 2,
  zugzwang: 2,
  sacrifice: 2,
  'queen-sacrifice': 2,
  decoy: 2,
  deflection: 2,
  switchback: 2,
  clearance: 2,
  'self-block': 2,
  interference: 2,
};

/** The shortest mate that can show it. */
export const shortestMateFor = (theme: Theme): number => SHORTEST_MATE[theme] ?? 1;
