import type { Model, Weight } from '../../src/puzzles/analysis/difficulty/model.js';

/** The text of `src/puzzles/analysis/weights.ts`. */
export function renderWeights({ base, seenUpTo, weights }: Model, { command, date, figures }: Provenance): string {
  const lines = Object.entries(weights).map(([name, weight]) => renderWeight(name, weight));
  return `import type { Model } from './difficulty/model.js';

// Written by \`${command}\` on ${date}. To change it, run that again.
//
// Ratings of the mates that were held out, one in five:
//
${figures
  .split('\n')
  .map((line) => `// ${line}`)
  .join('\n')}

/** Each list is for mates in 1, mates in 2 and longer ones whose key checks, and mates with a quiet key. */
export const MODEL: Model = {
  base: [${base.join(', ')}],
  seenUpTo: [${seenUpTo.join(', ')}],
  weights: {
${lines.join('\n')}
  },
};
`;
}

/** As wide as the formatter lets a line be. */
const WIDEST = 120;

function renderWeight(name: string, lists: Weight): string {
  const parts = Object.entries(lists).map(([list, numbers]) => `${list}: [${numbers.join(', ')}]`);
  const line = `    ${name}: { ${parts.join(', ')} },`;
  return line.length <= WIDEST
    ? line
    : [`    ${name}: {`, ...parts.map((part) => `      ${part},`), '    },'].join('\n');
}

export interface Provenance {
  readonly command: string;
  readonly date: string;
  readonly figures: string;
}
