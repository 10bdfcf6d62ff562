import type { Disagreement } from './position.js';

export const renderDisagreements = (all: readonly Disagreement[]): string =>
  [`**${all.length} wrong:**`, '', ...all.map(({ id, fen, what }) => `- ${id}, \`${fen}\`: ${what}`)].join('\n');
