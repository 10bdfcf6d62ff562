import type { PlayKind } from './intentions.js';
import type { Seeded } from './seeded.js';

/** What somebody does with one board: each step so many milliseconds after the first look. */
export interface Step {
  readonly kind: PlayKind;
  readonly after: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Mostly a minute or two, seldom half an hour; the skilled are faster. */
function thinking(skill: number, chance: Seeded): number {
  return Math.round(20 * SECOND * 2 ** (3 * (1 - skill) + chance.bell()));
}

function missteps(skill: number, within: number, chance: Seeded): Step[] {
  const steps: Step[] = [];
  const at = () => Math.floor(chance.next() * within);
  while (steps.length < 6 && chance.happens(0.5 * (1 - skill))) steps.push({ kind: 'wrong', after: at() });
  if (chance.happens(0.12 * (1 - skill))) steps.push({ kind: 'hint', after: at() });
  if (chance.happens(0.04)) steps.push({ kind: 'slower', after: at() });
  return steps.sort((one, other) => one.after - other.after);
}

/** From the first look to the end, if they come to one. */
export function drawSteps(skill: number, chance: Seeded): readonly Step[] {
  const look: Step = { kind: 'look', after: 0 };
  const fate = chance.next();
  if (fate < 0.003) return [look, { kind: 'solve', after: 200 }];

  const time = thinking(skill, chance);
  const tries = missteps(skill, time, chance);
  if (fate < 0.04) return [look, ...tries];
  if (fate < 0.07) return [look, ...tries, { kind: 'solve', after: chance.between(5 * HOUR, 50 * HOUR) }];

  const end: Step = { kind: fate < 0.1 ? 'give up' : 'solve', after: time };
  const steps = [look, ...tries, end];
  // A second look on the way, mostly elsewhere in the server.
  if (fate > 0.96) steps.splice(1, 0, { kind: 'look', after: Math.min(1, time) });
  // The same answer twice in one millisecond, or the right one after a wrong one in the same.
  if (fate > 0.99) steps.push({ ...end });
  else if (fate > 0.985) steps.splice(-1, 0, { kind: 'wrong', after: time });
  return steps;
}
