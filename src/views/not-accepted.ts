import { setImmediate as breathe } from 'node:timers/promises';
import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { excerpt } from '../bot/text.js';
import type { PuzzleRecord, PuzzleStore } from '../puzzles/puzzle-store.js';
import { NOT_PLAYABLE, type Verdict } from '../puzzles/verdict.js';
import type { Texts } from '../texts/en.js';
import type { Speech } from '../texts/speech.js';
import { markStillOpen, verdictText } from './verdict.js';

/** A chat message has room for about this many. */
const SHOWN = 10;

/** Nobody goes through more of them, and each takes a position and its moves to be put into words. */
const MOST_IN_FILE = 2000;

/** Enough for one turn of the event loop. */
const AT_ONCE = 50;
const PAGE = 500;

/** A server's own puzzles that were judged and are not given, the newest first. */
export async function listNotAccepted(library: PuzzleStore, owner: string): Promise<readonly PuzzleRecord[]> {
  const found: PuzzleRecord[] = [];
  for (const verdict of NOT_PLAYABLE) {
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
export function notAcceptedLines(puzzles: readonly PuzzleRecord[], { texts }: Speech): readonly string[] {
  const { library } = texts;
  const [first] = puzzles;
  if (!first) return [];
  const hidden = puzzles.length - SHOWN;
  return [
    library.notGiven(puzzles.length),
    ...puzzles.slice(0, SHOWN).map(({ id, name, verdict }) => {
      const about = [...(verdict ? [inFewWords(verdict, texts)] : []), ...(name ? [excerpt(name)] : [])];
      return `#${id} ${about.join(' · ')}`;
    }),
    ...(hidden > 0 ? [library.moreInList(hidden)] : []),
    library.showTells(first.id),
  ];
}

function inFewWords(verdict: Verdict, { verdicts }: Texts): string {
  switch (verdict.kind) {
    case 'sound':
    case 'several keys':
      return verdicts.fewSound(verdict.mateIn);
    case 'cooked':
      return verdicts.fewCooked(verdict.mateIn, verdict.keys.length);
    case 'shorter mate':
      return verdicts.fewShorter(verdict.mateIn, verdict.claimed);
    case 'no mate':
      return verdicts.fewNoMate(verdict.within);
    case 'gave up':
      return verdicts.fewTooHard;
  }
}

/** All of them with their whole verdict, as a file. */
export async function notAcceptedFile(puzzles: readonly PuzzleRecord[], context: Context): Promise<Reply['file']> {
  if (puzzles.length === 0) return undefined;
  const { speech } = context;
  const { library } = speech.texts;
  const lines: string[] = [];
  for (const [index, puzzle] of (await markStillOpen(context, puzzles.slice(0, MOST_IN_FILE))).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    lines.push(library.listed(puzzle.id, puzzle.source, puzzle.line, verdictText(puzzle, speech)));
  }
  const older = puzzles.length - lines.length;
  if (older > 0) lines.push(library.olderOnes(older));
  return { name: 'not-given.txt', text: `${lines.join('\n')}\n` };
}
