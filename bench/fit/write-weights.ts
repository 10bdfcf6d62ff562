import type { Model, Weight } from '../../src/insight/difficulty/model.js';

/** The text of `src/insight/weights.ts`. */
export function renderWeights({ base, seenUpTo, weights }: Model, { command, date, figures }: Provenance): string {
  const lines = Object.entries(weights).map(([name, weight]) => `    ${name}: { ${renderLists(weight)} },`);
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

const renderLists = (lists: Weight): string =>
  Object.entries(lists)
    .map(([name, numbers]) => `${name}: [${numbers.join(', ')}]`)
    .join(', ');

export interface Provenance {
  readonly command: string;
  readonly date: string;
  readonly figures: string;
}
