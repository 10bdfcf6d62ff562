/** How words are set off on a terminal; plain text where there is none. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const asItIs = (text: string): string => text;
const between =
  (on: number, off: number) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;

export const NO_PAINT: Paint = { strong: asItIs, faint: asItIs, good: asItIs, bad: asItIs };

const COLOURS: Paint = { strong: between(1, 22), faint: between(2, 22), good: between(32, 39), bad: between(31, 39) };

/** Colours only where a terminal shows them and nobody asked for none (https://no-color.org). */
export const paintFor = (isTerminal: boolean, variables: NodeJS.ProcessEnv): Paint =>
  isTerminal && !variables.NO_COLOR && variables.TERM !== 'dumb' ? COLOURS : NO_PAINT;
