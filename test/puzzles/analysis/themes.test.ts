import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import { uciOf } from '../../../src/games/chess/moves.js';
import { positionOfFen } from '../../../src/games/chess/position.js';
import { mainLine } from '../../../src/puzzles/analysis/main-line.js';
import {
  findThemes,
  isTheme,
  notableThemes,
  shortestMateFor,
  THEMES,
  type Theme,
  themeName,
} from '../../../src/puzzles/analysis/themes.js';
import {
  castlingPositions,
  enPassantPositions,
  flipColours,
  flipMove,
  mirrorFiles,
  mirrorMove,
  smallPositions,
} from '../../engine/mate/random-positions.js';
import { solve, solveMate } from '../../engine/mate/solving.js';
import { BISHOP_CASES, QUEEN_CASES } from './themes-bishop-queen-cases.js';
import { LINE_CASES, MATING_MOVE_CASES } from './themes-line-cases.js';
import { KNIGHT_CASES, ROOK_CASES } from './themes-rook-knight-cases.js';

const THEME_CASES = [
  ...ROOK_CASES,
  ...KNIGHT_CASES,
  ...BISHOP_CASES,
  ...QUEEN_CASES,
  ...MATING_MOVE_CASES,
  ...LINE_CASES,
];

function themesOf(fen: string, root: AttackNode): readonly Theme[] {
  const position = positionOfFen(fen);
  return findThemes(position, root, mainLine(position, root));
}

function lineOf(fen: string, root: AttackNode): string {
  const lineMoves = mainLine(positionOfFen(fen), root);
  return lineMoves.flatMap(({ uci, after, reply }) => (reply ? [uci, uciOf(after, reply)] : [uci])).join(' ');
}

/** The same solution on a board that was turned over: solving it anew might give another of several main lines. */
function turned(node: AttackNode, turn: (uci: string) => string): AttackNode {
  const continuations = node.continuations.map(({ move, defences }) => ({
    move: turn(move),
    defences: defences.map((defence) => ({ move: turn(defence.move), next: turned(defence.next, turn) })),
  }));
  return { mateIn: node.mateIn, continuations };
}

describe('what is seen in a main line, and what only nearly', () => {
  it.each(THEME_CASES)('$what', ({ fen, mateIn, line, has, hasNot }) => {
    const { mateIn: proved, root } = solveMate(fen, mateIn);
    expect(proved).toBe(mateIn);
    expect(lineOf(fen, root)).toBe(line);
    const themes = themesOf(fen, root);
    expect(themes).toEqual(expect.arrayContaining([...has]));
    expect(themes.filter((theme) => hasNot.includes(theme))).toEqual([]);
  });

  it('none is seen in a mate that is said to be too short for it', () => {
    for (const { what, mateIn, has } of THEME_CASES) {
      for (const theme of has) expect(mateIn, what).toBeGreaterThanOrEqual(shortestMateFor(theme));
    }
  });

  it.each(THEMES)('%s: at least one case has it and two have it not', (theme) => {
    expect(THEME_CASES.filter(({ has }) => has.includes(theme)).length).toBeGreaterThanOrEqual(1);
    expect(THEME_CASES.filter(({ hasNot }) => hasNot.includes(theme)).length).toBeGreaterThanOrEqual(2);
  });
});

/** Where one is seen, the other is seen too. */
const IMPLIED: readonly (readonly [Theme, Theme])[] = [
  ['smothered', 'knight-mate'],
  ['boden', 'bishop-mate'],
  ['model-mate', 'pure-mate'],
  ['ideal-mate', 'model-mate'],
  ['queen-sacrifice', 'sacrifice'],
  ['decoy', 'sacrifice'],
  ['underpromotion', 'promotion'],
  ['promotion-mate', 'promotion'],
  ['en-passant-mate', 'en-passant'],
  ['castling-mate', 'castling'],
];

/** Of these nobody calls a mate both. */
const EXCLUSIVE: readonly (readonly [Theme, Theme])[] = [
  ['back-rank', 'corridor'],
  ['smothered', 'suffocation'],
  ['boden', 'double-bishop'],
  ['opera', 'mayet'],
  ['damiano', 'damiano-bishop'],
  ['dovetail', 'swallow-tail'],
  ['king-mate', 'castling-mate'],
];

const puzzles = fc.oneof(
  smallPositions('QRBNNPP', 'rnbpp', 6),
  smallPositions(),
  castlingPositions,
  enPassantPositions,
);

/** The shortest mate in one or two moves, or undefined. */
function shortMate(fen: string): AttackNode | undefined {
  const answer = solve(fen, 2);
  return answer.kind === 'mate' ? decodeSolution(answer.solution) : undefined;
}

describe('whatever the position', () => {
  it('themes are known ones, in their order, none twice, and agree with each other', () => {
    fc.assert(
      fc.property(puzzles, (fen) => {
        const root = shortMate(fen);
        fc.pre(root !== undefined);
        const themes = themesOf(fen, root);
        expect(themes).toEqual(THEMES.filter((theme) => themes.includes(theme)));
        for (const theme of themes)
          expect(root.mateIn, `${fen}: ${theme}`).toBeGreaterThanOrEqual(shortestMateFor(theme));
        for (const [special, general] of IMPLIED) {
          if (themes.includes(special)) expect(themes, `${fen}: ${special}`).toContain(general);
        }
        for (const [one, other] of EXCLUSIVE) {
          expect(themes.includes(one) && themes.includes(other), `${fen}: ${one} and ${other}`).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('the same is seen with colours swapped', () => {
    fc.assert(
      fc.property(fc.oneof(puzzles, fc.constantFrom(...THEME_CASES.map(({ fen }) => fen))), (fen) => {
        const root = shortMate(fen);
        fc.pre(root !== undefined);
        expect(themesOf(flipColours(fen), turned(root, flipMove))).toEqual(themesOf(fen, root));
      }),
      { numRuns: 100 },
    );
  });

  it('the same is seen in a mirror', () => {
    const mirrorable = fc.oneof(puzzles, fc.constantFrom(...THEME_CASES.map(({ fen }) => fen)));
    fc.assert(
      fc.property(
        mirrorable.filter((fen) => fen.split(' ')[2] === '-'),
        (fen) => {
          const root = shortMate(fen);
          fc.pre(root !== undefined);
          expect(themesOf(mirrorFiles(fen), turned(root, mirrorMove))).toEqual(themesOf(fen, root));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the names of themes', () => {
  it('are ids that can be typed, and names for people, each once', () => {
    for (const theme of THEMES) expect(theme).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(THEMES).size).toBe(THEMES.length);
    expect(new Set(THEMES.map(themeName)).size).toBe(THEMES.length);
  });

  it.each(['back-rank', 'smothered', 'quiet-key', 'zugzwang'])('%s is one', (text) => expect(isTheme(text)).toBe(true));

  it.each(['', 'Back-Rank', 'back rank', 'constructor', '__proto__', 'mate'])('"%s" is none', (text) => {
    expect(isTheme(text)).toBe(false);
  });
});

describe('what a solver is told of the themes', () => {
  it.each<[string, Theme[], Theme[]]>([
    ['the better word for the same thing', ['promotion-mate', 'promotion'], ['promotion-mate']],
    ['a discovered check, not its battery', ['discovered-check', 'battery'], ['discovered-check']],
    ['the queen, not just some sacrifice', ['sacrifice', 'queen-sacrifice'], ['queen-sacrifice']],
    ['nothing that says little', ['pure-mate', 'threat'], []],
    [
      'four at most',
      ['back-rank', 'quiet-key', 'zugzwang', 'switchback', 'deflection'],
      ['back-rank', 'quiet-key', 'zugzwang', 'switchback'],
    ],
  ])('%s', (_, themes, told) => {
    expect(notableThemes(themes)).toEqual(told);
  });
});
