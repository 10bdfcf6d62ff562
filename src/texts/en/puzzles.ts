import type { Side } from '../../games/chess/vocabulary.js';
import { type Theme, themeName } from '../../puzzles/analysis/themes.js';
import { explainDuplicate, explainReplaced } from '../../puzzles/draft.js';
import { common } from './common.js';

/** What admins are told of a puzzle's proof. Moves come in the reader's own letters. */
export const verdicts = {
  sound: (mateIn: number, key: string) => `Sound: mate in ${mateIn}, and only ${key} does it.`,
  severalKeys: (mateIn: number, count: number, keys: string) =>
    `Accepted with several keys: ${count} first moves mate in ${mateIn}: ${keys}.`,
  cooked: (mateIn: number, count: number, keys: string) =>
    `Cooked: ${count} first moves mate in ${mateIn}: ${keys}. A puzzle needs exactly one: change the position so that the others fail.`,
  shorterMate: (claimed: number, mateIn: number, count: number, keys: string) =>
    `Shorter mate: the file says mate in ${claimed}, but ${keys} ${count === 1 ? 'mates' : 'mate'} in ${mateIn}. Correct the number or the position.`,
  noMate: (side: Side, within: number) =>
    `No mate: ${common.sideName(side)} cannot force mate in ${within} ${within === 1 ? 'move' : 'moves or fewer'}. Check the position and the side to move.`,
  tooHard: {
    time: 'Too hard to prove within the budget: the search ran out of time before there was a proof.',
    nodes: 'Too hard to prove within the budget: the search reached its limit of positions before there was a proof.',
    memory: 'Too hard to prove within the budget: the search ran out of memory before there was a proof.',
    cancelled: 'Too hard to prove within the budget: the search was stopped before there was a proof.',
  },
  waiting: 'waits for its proof.',
  stillOpen: (id: number) => `You can still solve it: \`/puzzles show ${id}\` tells more, and asks first.`,
  takenOut: 'was taken out.',
  moreKeys: (count: number) => `${count} more`,

  allow: (command: string) => `\`${command}\` accepts it as it is.`,
  relabel: (command: string, mateIn: number) => `\`${command}\` takes it as a mate in ${mateIn}.`,
  verify: (command: string) => `It is kept, and \`${command}\` tries again with a larger budget.`,

  duplicate: {
    'the same': (of: number) => explainDuplicate(of, 'the same'),
    mirrored: (of: number) => explainDuplicate(of, 'mirrored'),
    'colours swapped': (of: number) => explainDuplicate(of, 'colours swapped'),
    turned: (of: number) => explainDuplicate(of, 'turned'),
  },
  itIsCommon: (name: string | undefined) => `It is ${name ? `${name}, ` : ''}one of the common puzzles.`,
  itIsOwn: (name: string | undefined) => `It is ${name ? `${name}, ` : ''}one of this server’s own.`,
  replaced: (line: number) => explainReplaced(`line ${line}`),
  addedBefore: '(added before)',
  corrected: '(corrected)',

  line: (line: number, verdict: string) => `Line ${line}: ${verdict}`,
  quotedLine: (line: number, text: string, verdict: string) => `Line ${line}, “${text}”: ${verdict}`,
  count: {
    cooked: (count: number) => `${count} cooked`,
    'shorter mate': (count: number) => `${count} with a shorter mate`,
    'no mate': (count: number) => `${count} without a mate`,
    'gave up': (count: number) => `${count} too hard`,
    waiting: (count: number) => `${count} not proved yet`,
    duplicate: (count: number) => (count === 1 ? '1 duplicate' : `${count} duplicates`),
    replaced: (count: number) => `${count} replaced`,
    refused: (count: number) => `${count} refused`,
  },
  accepted: (count: number) => `${common.puzzles(count)} accepted.`,
  /** `1 puzzle accepted, 3 not: 2 cooked, 1 duplicate.` Or, where all others are alike: `1 puzzle accepted, 2 cooked.` */
  acceptedAndNot: (count: number, others: number, said: readonly string[]) =>
    `${common.puzzles(count)} accepted, ${said.length > 1 ? `${others} not: ` : ''}${said.join(', ')}.`,
  moreInReport: (count: number) => `… and ${count} more, in the report.`,
  moreInReportToCome: (count: number) => `… and ${count} more, in the report to come.`,

  fewSound: (mateIn: number) => `mate in ${mateIn}`,
  fewCooked: (mateIn: number, keys: number) => `cooked: ${keys} keys mate in ${mateIn}`,
  fewShorter: (mateIn: number, claimed: number) => `shorter mate: in ${mateIn}, not ${claimed}`,
  fewNoMate: (within: number) => `no mate in ${within}`,
  fewTooHard: 'too hard',
};

/** What a puzzle is like. */
export const difficulty = {
  rated: (rating: number) => `Difficulty ${rating}.`,
  byMembers: (rating: number, deviation: number) => `First tries rate it ${rating} ± ${deviation}.`,
  themes: (names: readonly string[]) => `${names.length === 1 ? 'Theme' : 'Themes'}: ${names.join(', ')}.`,
  theme: (theme: Theme): string => themeName(theme).replaceAll("'", '’'),
};
