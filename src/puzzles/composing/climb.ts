import type { Board } from 'chessops/board';
import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position, Uci } from '../../games/chess/vocabulary.js';
import { mainLine } from '../analysis/main-line.js';
import { findThemes, type Theme } from '../analysis/themes.js';
import { economyReasons, judgeBeauty, pointsOf } from './beauty.js';
import { changeAtRandom } from './changes.js';
import { findFacts } from './facts.js';
import { isWaitingKey, type QuickProver } from './quick-prover.js';
import type { Random } from './random.js';
import { asPosition, isSketch, type MenLimits, placeAtRandom } from './sketch.js';

/** A sketch with a mate. Only when it is as long as wanted, has one key and shows what it must it is no stepping stone. */
interface Sketch {
  readonly board: Board;
  /** Undefined on stepping stones. */
  readonly key?: Uci;
  readonly points: number;
  /** The points without what only the number of men brings. */
  readonly art: number;
}

/** How a length is composed: what one look may cost, and how long one climb goes on. */
interface Effort {
  readonly nodes: number;
  readonly starts: number;
  readonly steps: number;
  readonly limits: MenLimits;
}

/** Fewer men make long mates cheap enough to be looked at by the thousand. Found by trying: what keeps most a second. */
const EFFORTS: Readonly<Record<number, Effort>> = {
  1: { nodes: 1_000, starts: 200, steps: 600, limits: { attackers: 5, defenders: 6, men: 14 } },
  2: { nodes: 5_000, starts: 400, steps: 1_500, limits: { attackers: 5, defenders: 6, men: 14 } },
  3: { nodes: 6_000, starts: 400, steps: 600, limits: { attackers: 4, defenders: 5, men: 11 } },
  4: { nodes: 15_000, starts: 300, steps: 900, limits: { attackers: 3, defenders: 4, men: 9 } },
  5: { nodes: 40_000, starts: 300, steps: 900, limits: { attackers: 3, defenders: 4, men: 9 } },
};

const FIRST_TEMPERATURE = 12;
/** A climb begins with a mate of at least this length: shorter ones are everywhere, and far from anything. */
const LEAST_START = 2;
/** Far below everything sound. A longer mate is nearer to what is wanted, and so are fewer keys. */
const STONE_POINTS = -10_000;
/** More keys than this are all alike. */
const MOST_KEYS = 20;
/** Whoever asks for a theme wants it first: a mate that shows it is nearer than one that is a move longer and does not. */
const THEME_POINTS = 150;
const THEME_STARTS = 40;

/** What a piece of the attacker's has to add to be worth its place: an idle one is what solvers notice first. */
const IDLE_PIECE_POINTS = 8;

export class Climber {
  looks = 0;
  readonly #effort: Effort;

  constructor(
    readonly prover: QuickProver,
    readonly mateIn: number,
    readonly theme: Theme | undefined,
  ) {
    const effort = EFFORTS[mateIn];
    if (!effort) throw new Error(`nobody composes mates in ${mateIn}`);
    this.#effort = effort;
  }

  /** One composition from nothing; undefined when no start was sound. */
  compose(random: Random): Sketch | undefined {
    const start = this.#findStart(random);
    if (!start) return undefined;
    let current = start;
    let best = start;
    const { steps, limits: crowd } = this.#effort;
    for (let step = 0; step < steps; step++) {
      const board = changeAtRandom(current.board, random, crowd.men);
      const next = board && this.look(board);
      if (!next) continue;
      const temperature = FIRST_TEMPERATURE * (1 - step / steps) + 0.5;
      if (next.points < current.points && !random.happens(Math.exp((next.points - current.points) / temperature)))
        continue;
      current = next;
      if (current.points > best.points) best = current;
    }
    return best.key === undefined ? undefined : this.prune(best);
  }

  /** Where a theme is wanted it is there from the start: most are too rare to be come across on the way. */
  #findStart(random: Random): Sketch | undefined {
    const { starts, limits: crowd } = this.#effort;
    const attempts = this.theme === undefined ? starts : THEME_STARTS * starts;
    const least = this.theme === undefined ? 100 * Math.min(LEAST_START, this.mateIn) : 100 + THEME_POINTS;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const found = this.look(placeAtRandom(random, crowd));
      if (found && found.points >= STONE_POINTS + least - MOST_KEYS) return found;
    }
    return undefined;
  }

  /** Undefined when it is not a sound sketch. What is cheap to see is seen first. */
  look(board: Board): Sketch | undefined {
    if (!isSketch(board)) return undefined;
    this.looks++;
    const { prover, mateIn } = this;
    const position = asPosition(board);
    prover.open(position, this.#effort.nodes);
    let length = 1;
    let keys = prover.keys(length);
    while (keys.length === 0 && length < mateIn) keys = prover.keys(++length);
    const [key] = keys;
    if (keys === 'gave up' || key === undefined) return undefined;
    const isWanted = length === mateIn && keys.length === 1;
    const root = isWanted || this.theme !== undefined ? prover.solution(length) : undefined;
    const shows = root !== undefined && this.#shows(position, root);
    if (!isWanted || (this.theme !== undefined && !shows)) {
      const points = STONE_POINTS + 100 * length - Math.min(MOST_KEYS, keys.length) + (shows ? THEME_POINTS : 0);
      return { board, points, art: points };
    }
    if (!root) return undefined;
    const waits = isWaitingKey(prover, position, key, mateIn, this.#effort.nodes);
    const facts = findFacts(position, root, waits);
    const points = pointsOf(judgeBeauty(facts, 'compose'));
    return { board, key, points, art: points - pointsOf(economyReasons(facts)) };
  }

  #shows(position: Position, root: AttackNode): boolean {
    const { theme } = this;
    return theme !== undefined && findThemes(position, root, mainLine(position, root)).includes(theme);
  }

  /** Takes off every man that is not needed, and every piece of the attacker's that hardly adds anything. */
  prune(sketch: Sketch): Sketch {
    let current = sketch;
    for (let again = true; again; ) {
      again = false;
      for (const square of current.board.occupied.diff(current.board.king)) {
        const board = current.board.clone();
        board.take(square);
        const next = this.look(board);
        const leastAdded = current.board.white.diff(current.board.pawn).has(square) ? IDLE_PIECE_POINTS : 0;
        if (!next || next.key !== current.key || next.art < current.art - leastAdded) continue;
        current = next;
        again = true;
        break;
      }
    }
    return current;
  }
}
