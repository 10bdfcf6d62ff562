import { fail, ok, type Result } from '../../../shared/result.js';
import { conditions, type Draft, type FaultyLine, faultyLine, labels, readClaim } from '../../draft.js';
import { entryOf, flawOf, type LineReader, refusal, type Take } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import { readMetadata } from '../metadata.js';
import type { TextLine } from '../text-lines.js';
import { FIELD_NAMES, type Meaning, plainFieldName } from './csv-columns.js';
import { isRemark } from './plain-text.js';
import { readFen } from './position-text.js';

const MAX_LINE = 8_000;

/** An object begins, perhaps in a list; a comment of PGN begins with `{` too, but not so. */
export const isJsonLine = (text: string): boolean => /^\[?\s*\{\s*(?:["}]|$)/.test(text);

/** One object a line: `fen`, and when they are known `mateIn`, `id`, `comment`, and so on, by the names that tables use. */
export function readJsonLines(take: Take): LineReader {
  return {
    read(line) {
      if (line.text === '' || isRemark(line.text)) return;
      const flaw = flawOf(line, MAX_LINE);
      take(flaw ? refusal(line, flaw) : entryOf(readJsonLine(line)));
    },
    end() {},
  };
}

function readJsonLine({ number, text }: TextLine): Result<Draft, FaultyLine> {
  const refuse = (fault: LineFault) => fail(faultyLine(number, text, fault));
  const puzzle = parseObject(text);
  if (!puzzle) return refuse({ code: 'no JSON object' });
  const fen = puzzle.get('fen');
  if (typeof fen !== 'string') return refuse({ code: 'no position in object' });
  const position = readFen(fen);
  if (!position.ok) return refuse(position.fault);
  const fields = new Map([...puzzle].map(([name, value]) => [plainFieldName(name), value]));
  const field = (meaning: Meaning): unknown =>
    FIELD_NAMES[meaning].map((name) => fields.get(name)).find((value) => value !== undefined && value !== null);
  const written = wordOf(field('mateIn'));
  const claim = written === undefined ? ok(undefined) : readClaim(written);
  if (!claim.ok) return refuse(claim.fault);

  const themes = field('themes');
  return ok({
    line: number,
    position: position.value,
    ...(claim.value === undefined ? {} : { claimedMateIn: claim.value }),
    ...labels({ name: wordOf(field('name')), comment: wordOf(field('comment')) }),
    ...readMetadata({
      rating: wordOf(field('rating')),
      popularity: wordOf(field('popularity')),
      themes: Array.isArray(themes) ? themes.map(wordOf).join(' ') : wordOf(themes),
    }),
    ...conditions({ severalKeys: wordOf(field('severalKeys')), purpose: wordOf(field('purpose')) }),
  });
}

/** As a map: a key such as `__proto__` is a name like any other. */
function parseObject(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Numbers count as their digits, `null` as not given; so does a list or an object, except that it is no claim. Written out, one
 * that is nested deep would take long.
 */
function wordOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'object' ? '' : String(value).trim();
}
