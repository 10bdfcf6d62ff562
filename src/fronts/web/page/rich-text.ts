interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly code: boolean;
}

export type Block =
  | { readonly kind: 'lines'; readonly spans: readonly Span[] }
  | { readonly kind: 'code'; readonly text: string };

/** Reads the format of `Reply.text` into plain data: `**bold**`, `` `code` ``, backslash escapes, blocks between ``` lines. */
export function readText(text: string): Block[] {
  return text.split(/^```[^\S\n]*\n([\s\S]*?)\n```[^\S\n]*(?:\n|$)/m).flatMap((part, index): Block[] => {
    if (index % 2 === 1) return [{ kind: 'code', text: part }];
    return part ? [{ kind: 'lines', spans: readSpans(part) }] : [];
  });
}

// The escapes that src/bot/text.ts writes; a backslash before anything else is a backslash.
const ESCAPE = /\\[\\*_~`|<>@#[\]()]/.source;
// Inside code every letter can be read in one way only: else a backtick that nobody closes takes for ever.
const IN_CODE = `(?:${ESCAPE}|(?!${ESCAPE})[^\`\\n])`;
const TOKEN = new RegExp(`(?<escaped>${ESCAPE})|\`(?<code>${IN_CODE}+)\`|(?<stars>\\*\\*)`, 'g');
const ESCAPES = new RegExp(ESCAPE, 'g');

const unescaped = (escaped: string): string => escaped.slice(1);

function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  const tokens = [...text.matchAll(TOKEN)];
  let starsLeft = tokens.filter(({ groups }) => groups?.stars).length;
  let bold = false;
  let at = 0;
  const write = (words: string, code = false): void => {
    const last = spans.at(-1);
    if (last && !code && !last.code && last.bold === bold)
      spans[spans.length - 1] = { ...last, text: last.text + words };
    else if (words) spans.push({ text: words, bold, code });
  };
  for (const token of tokens) {
    write(text.slice(at, token.index));
    at = token.index + token[0].length;
    const { escaped, code, stars } = token.groups ?? {};
    if (escaped) write(unescaped(escaped));
    else if (code) write(code.replace(ESCAPES, unescaped), true);
    else if (stars) {
      starsLeft -= 1;
      // Stars that nobody closes are stars.
      if (bold || starsLeft > 0) bold = !bold;
      else write(stars);
    }
  }
  write(text.slice(at));
  return spans;
}
