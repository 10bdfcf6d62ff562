import { answers } from './answers.js';
import { boards } from './boards.js';
import { composing } from './composing.js';
import { daily } from './daily.js';
import { importing } from './import.js';
import { lanes } from './lanes.js';
import { long } from './long.js';
import { mates } from './mates.js';
import { perft } from './perft.js';
import type { Question } from './question.js';
import { shared } from './shared.js';
import { start } from './start.js';
import { throughput } from './throughput.js';
import { tree } from './tree.js';
import { worker } from './worker.js';

export const QUESTIONS = {
  mates,
  perft,
  throughput,
  import: importing,
  lanes,
  worker,
  tree,
  long,
  shared,
  compose: composing,
  boards,
  daily,
  answers,
  start,
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionName = keyof typeof QUESTIONS;

export const isQuestion = (name: string): name is QuestionName => Object.hasOwn(QUESTIONS, name);
