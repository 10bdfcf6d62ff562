import type { Speech } from '../../texts/speech.js';
import type { FrameWords } from './page/wire.js';
import { etagOf, type PageFile } from './page-files.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const htmlOf = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The page's own frame in somebody's language. What its script fills in later goes with it as data. */
export function frameFor({ content, type }: PageFile, { language, texts }: Speech): PageFile {
  const { script, ...words } = texts.page;
  // Inside a script element nothing is escaped; only its end must not be spelled.
  const data = JSON.stringify({
    ...script,
    live: { ...texts.live.words, explorer: texts.explore.words, calendar: texts.calendar.words },
  } satisfies FrameWords).replaceAll('<', '\\u003c');
  const placed: ReadonlyMap<string, string> = new Map(Object.entries(words));
  const html = new TextDecoder()
    .decode(content)
    .replace('lang="en"', `lang="${language}"`)
    .replace('"{{script}}"', () => data)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const found = placed.get(name);
      if (found === undefined) throw new Error(`index.html asks for "${name}", which no text has`);
      return htmlOf(found);
    });
  return { content: new TextEncoder().encode(html), type, etag: etagOf(html), isHashed: false, packed: new Map() };
}
