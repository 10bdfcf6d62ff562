import type { AttackNode } from '../../engine/mate/solution.js';
import type { Effort, GaveUp, GiveUpReason } from '../../engine/mate/solver.js';
import { sanLine, sanOfUci } from '../../games/chess/moves.js';
import { listed, type Side, sideName } from '../../games/chess/vocabulary.js';
import { textDiagram } from '../../games/chess/words.js';
import { explainVerdict } from '../../texts/explain-verdict.js';
import { ENGLISH } from '../../texts/speech.js';
import { plural, rateText, timeText } from '../program/figures.js';
import { sideBySide, wrap, wrapText } from '../program/layout.js';
import { attackNumber, mainLine } from '../program/moves.js';
import type { Solved } from '../program/proof.js';
import type { Paint } from '../program/screen.js';
import type { Intent } from './variations.js';

const GAP = 3;
const KEYS_NAMED = 8;

/** So few nodes take less time than starting does. */
const LEAST_FOR_RATE = 1000;

/** What the key of a proved mate is like. */
export interface MateDetails {
  readonly root: AttackNode;
  readonly intent: Intent;
}

/** The board, and beside it what was found out. */
export function positionText(solved: Solved, details: MateDetails | undefined, width: number, paint: Paint): string[] {
  const board = textDiagram(solved.puzzle.position, 'white').split('\n');
  const room = width - Math.max(...board.map((row) => row.length)) - GAP;
  const lines = [
    ...wrapText(headline(solved), room).map(solved.answer.kind === 'mate' ? paint.strong : paint.bad),
    ...remark(solved, paint).flatMap((text) => wrapText(text, room)),
    ...(details ? ['', ...lineText(solved, details, room)] : []),
    '',
    paint.faint(effortText(solved.answer.effort)),
  ];
  return sideBySide(board.map(paint.faint), lines, ' '.repeat(GAP));
}

function headline({ puzzle: { position }, answer }: Solved): string {
  const side = sideName(position.turn);
  switch (answer.kind) {
    case 'mate': {
      const keys = answer.keys.map((uci) => sanOfUci(position, uci));
      const named = keys.length > KEYS_NAMED + 1 ? keys.slice(0, KEYS_NAMED) : keys;
      const left = keys.length - named.length;
      const list = listed(left > 0 ? [...named, `${left} more`] : named);
      return `${side} mates in ${answer.mateIn} with ${attackNumber(position.turn, 1)}${list}.`;
    }
    case 'no mate':
      return `${side} has no mate in ${answer.within}${answer.within > 1 ? ' or fewer' : ''}.`;
    case 'gave up':
      return whyUndecided(answer);
  }
}

/** How the answer fits the claim. */
function remark(solved: Solved, paint: Paint): string[] {
  const { answer, verdict } = solved;
  switch (verdict.kind) {
    case 'sound':
      return [paint.good('Sound: no other key, nothing shorter.')];
    case 'cooked':
    case 'several keys':
      return [paint.bad(`Cooked: ${verdict.keys.length} keys.`)];
    case 'shorter mate':
      return [paint.bad(`Shorter: a mate in ${verdict.claimed} was claimed.`)];
    case 'gave up':
      return answer.kind === 'gave up' ? knownSoFar(solved, answer) : [];
    case 'no mate':
      return [];
  }
}

function lineText({ puzzle: { position } }: Solved, { root, intent }: MateDetails, room: number): string[] {
  if (root.mateIn === 1) return [];
  return [
    ...wrap(sanLine(position, mainLine(root)).split(' '), room),
    ...aimText(intent, position.turn).flatMap((text) => wrapText(text, room)),
  ];
}

/** What a quiet key is good for. */
function aimText(intent: Intent, attacker: Side): string[] {
  switch (intent.kind) {
    case 'zugzwang':
      return ['Zugzwang: the key threatens nothing.'];
    case 'threat':
      return [
        `Threat: ${attackNumber(attacker, 2)}${listed(
          intent.threat.moves.map(({ san }) => san),
          'or',
        )}.`,
      ];
    case 'check':
    case 'forced':
    case 'unknown':
      return [];
  }
}

/** `5,812 nodes, 12 ms, 484,000 nodes/s`. */
export function effortText({ nodes, milliseconds }: Effort): string {
  const speed = milliseconds >= 1 && nodes >= LEAST_FOR_RATE ? [`${rateText(nodes, milliseconds)} nodes/s`] : [];
  return [plural(nodes, 'node'), timeText(milliseconds), ...speed].join(', ');
}

const REASONS: Readonly<Record<GiveUpReason, string>> = {
  time: 'the time ran out',
  nodes: 'the limit of positions was reached',
  memory: 'the memory ran out',
  cancelled: 'stopped',
};

export const whyUndecided = ({ because, noMateWithin }: GaveUp): string =>
  `Not decided: ${REASONS[because]} while looking for a mate in ${noMateWithin + 1}.`;

/** What is known all the same, and what to do; a sentence each. */
export function knownSoFar({ puzzle: { position }, someMate }: Solved, { because, noMateWithin }: GaveUp): string[] {
  const sentences: string[] = [];
  if (noMateWithin > 0) {
    sentences.push(`Proved so far: no mate in ${noMateWithin}${noMateWithin > 1 ? ' or fewer' : ''}.`);
  }
  if (someMate) {
    const key = attackNumber(position.turn, 1) + sanOfUci(position, someMate.key);
    sentences.push(
      `A mate in at most ${someMate.within} begins with ${key}; whether it is the shortest and the only one is not settled.`,
    );
  }
  if (because === 'time') sentences.push('Allow more with --seconds.');
  return sentences;
}

/** The verdict in sentences. */
export const explain = (solved: Solved): string =>
  solved.verdict.kind === 'gave up' && solved.answer.kind === 'gave up'
    ? [whyUndecided(solved.answer), ...knownSoFar(solved, solved.answer)].join(' ')
    : explainVerdict(solved.verdict, solved.puzzle.position, ENGLISH);
