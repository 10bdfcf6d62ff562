import { fail, ok, type Result } from '../../../shared/result.js';
import { conditions, type Draft, type FaultyLine, faultyLine, labels, readClaim } from '../../draft.js';
import type { LineFault } from '../line-fault.js';
import { readMetadata } from '../metadata.js';
import type { TextLine } from '../text-lines.js';
import { readFen } from './position-text.js';

/** A board has seven slashes; with three a line was meant as one, and deserves to hear what is wrong with it. */
export const isFenLine = (text: string): boolean => /^(?:[^\s/:]*\/){3}/.test(text);

/** The two to four fields of the position, and the two counters when they are there. */
const POSITION = /^[^\s;]+(?:\s+[^\s;]+){0,3}(?:\s+\d+(?=[\s;]|$)){0,2}/;

/** A FEN with its counters, or an EPD: four fields and operations such as `dm 2; id "name"; c0 "comment"; rating 1500;`. */
export function readFenLine({ number, text }: TextLine): Result<Draft, FaultyLine> {
  const refuse = (fault: LineFault) => fail(faultyLine(number, text, fault));
  const fields = POSITION.exec(text)?.[0] ?? '';
  const operations = parseOperations(text.slice(fields.length));
  if (!operations.ok) return refuse(operations.fault);
  const position = readFen(fields);
  if (!position.ok) return refuse(position.fault);
  const claim = claimOf(operations.value);
  if (!claim.ok) return refuse(claim.fault);
  const given = (name: string) => operations.value.get(name);
  return ok({
    line: number,
    position: position.value,
    ...(claim.value === undefined ? {} : { claimedMateIn: claim.value }),
    ...labels({ name: given('id'), comment: given('c0') }),
    ...readMetadata({ rating: given('rating'), popularity: given('popularity'), themes: given('themes') }),
    ...conditions({ severalKeys: given('several_keys'), purpose: given('purpose') }),
  });
}

/** `dm 3` is EPD's own word for it; `bm #3` is what collections of mates write. */
function claimOf(operations: ReadonlyMap<string, string>): Result<number | undefined, LineFault> {
  const written = [operations.get('dm'), /^#(.*)$/.exec(operations.get('bm') ?? '')?.[1]];
  const claims = new Set<number>();
  for (const text of written) {
    if (text === undefined) continue;
    const claim = readClaim(text.trim());
    if (!claim.ok) return claim;
    claims.add(claim.value);
  }
  if (claims.size > 1) return fail({ code: 'two claims' });
  return ok([...claims][0]);
}

/** Each operation's operands by its name. Names that mean nothing here are kept: other programs write many. */
function parseOperations(text: string): Result<ReadonlyMap<string, string>, LineFault> {
  const operations = new Map<string, string>();
  const untilSemicolon = /(?:"(?:[^"\\]|\\.)*"|[^";])*/y;
  let at = 0;
  while (at < text.length) {
    untilSemicolon.lastIndex = at;
    const operation = untilSemicolon.exec(text)?.[0] ?? '';
    at += operation.length;
    if (text[at] === '"') return fail({ code: 'open text' });
    at += 1;
    const [, name = '', operands = ''] = /^(\S+)\s*(.*)$/s.exec(operation.trim()) ?? [];
    operations.set(name, unquote(operands));
  }
  return ok(operations);
}

const unquote = (operands: string): string => {
  const quoted = /^"(.*)"$/s.exec(operands)?.[1];
  return quoted === undefined ? operands : quoted.replace(/\\(.)/g, '$1');
};
