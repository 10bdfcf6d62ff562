import { setImmediate as breathe } from 'node:timers/promises';
import type { Reply } from '../../src/bot/reply.js';
import { excerpt } from '../../src/bot/text.js';
import type { Verdict } from '../../src/library/verdict.js';
import type { LibraryStore, PuzzleRecord, VerdictKind } from '../../src/store/library-store.js';
import { verdictText } from './verdicts.js';

const NOT_GIVEN = ['cooked', 'shorter mate', 'no mate', 'gave up'] as const satisfies readonly VerdictKind[];

/** A chat message has room for about this many. */
const SHOWN = 10;

/** Nobody goes through more of them, and each takes a position and its moves to be put into words. */
const MOST_IN_FILE = 2000;

/** Enough for one turn of the event loop. */
const AT_ONCE = 50;
const PAGE = 500;

/** A server's own puzzles that were judged and are not given, the newest first. */
export async function listNotGiven(library: LibraryStore, owner: string): Promise<readonly PuzzleRecord[]> {
  const found: PuzzleRecord[] = [];
  for (const verdict of NOT_GIVEN) {
    for (let after = 0; ; ) {
      const page = await library.listPuzzles({ owner, verdict }, after, PAGE);
      found.push(...page);
      if (page.length < PAGE) break;
      after = page.at(-1)?.id ?? after;
      await breathe();
    }
  }
  return found.sort((one, other) => other.id - one.id);
}

/** The newest of them by number, for a message. */
export function notGivenLines(puzzles: readonly PuzzleRecord[]): readonly string[] {
  const [first] = puzzles;
  if (!first) return [];
  const hidden = puzzles.length - SHOWN;
  return [
    `**Your own that are not given: ${puzzles.length}**`,
    ...puzzles.slice(0, SHOWN).map(({ id, name, verdict }) => {
      const about = [...(verdict ? [inFewWords(verdict)] : []), ...(name ? [excerpt(name)] : [])];
      return `#${id} ${about.join(' · ')}`;
    }),
    ...(hidden > 0 ? [`… and ${hidden} more, in the list.`] : []),
    `\`/puzzles show ${first.id}\` tells what can be made of it.`,
  ];
}

function inFewWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'sound':
    case 'several keys':
      return `mate in ${verdict.mateIn}`;
    case 'cooked':
      return `cooked: ${verdict.keys.length} keys mate in ${verdict.mateIn}`;
    case 'shorter mate':
      return `shorter mate: in ${verdict.mateIn}, not ${verdict.claimed}`;
    case 'no mate':
      return `no mate in ${verdict.within}`;
    case 'gave up':
      return 'too hard to prove so far';
  }
}

/** All of them with their whole verdict, as a file. */
export async function notGivenFile(puzzles: readonly PuzzleRecord[]): Promise<Reply['file']> {
  if (puzzles.length === 0) return undefined;
  const lines: string[] = [];
  for (const [index, puzzle] of puzzles.slice(0, MOST_IN_FILE).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    lines.push(`#${puzzle.id} (${puzzle.source}, line ${puzzle.line}): ${verdictText(puzzle)}`);
  }
  const older = puzzles.length - lines.length;
  if (older > 0) lines.push(`There are ${older} more, with lower numbers.`);
  return { name: 'not-given.txt', text: `${lines.join('\n')}\n` };
}
