/** Puts a name or a number into a sentence: `Remove {file}`. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);

/** The sentence around its one gap, for what is no plain text: what stands before it, and what after it. */
export function around(sentence: string, gap: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence.split(`{${gap}}`);
  return [before, after];
}
