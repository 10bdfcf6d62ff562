/**
 * What a person reads where the chat has applied a reply's formatting: for drivers that see only the source text.
 * Escapes become their letter, `**` and `` ` `` and the lines of ``` around a code block go.
 */
export function asSeen(source: string): string {
  const blocks = source.split(/^```\n([\s\S]*?)\n```$/m);
  return blocks.map((part, index) => (index % 2 === 1 ? part : inlineAsSeen(part))).join('');
}

const inlineAsSeen = (source: string): string =>
  source.replace(
    /\\([\\*_~`|<>@#[\]()])|`([^`\n]+)`|\*\*/g,
    (_, escaped?: string, code?: string) => escaped ?? code ?? '',
  );
