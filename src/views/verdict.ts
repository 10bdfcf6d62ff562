import { sanOfUci } from '../games/chess/moves.js';
import { positionOfFen } from '../games/chess/position.js';
import type { Likeness } from '../games/chess/twins.js';
import type { Position, Uci } from '../games/chess/vocabulary.js';
import type { PuzzleReport } from '../puzzles/puzzle-store.js';
import type { Remedy, Verdict } from '../puzzles/verdict.js';
import type { Texts } from '../texts/en.js';
import type { Speech } from '../texts/speech.js';
import type { Veilable } from './still-open.js';

/** More keys than this are counted, not named. */
const NAMED_KEYS = 5;

/** The verdict, its reason, and the command that helps; as it is given in a chat where nothing else is said. */
export function verdictText(
  { id, fen, verdict, isOpen = false }: PuzzleReport & Veilable,
  speech: Speech,
  commandFor: (remedy: Remedy) => string = inChat(id),
): string {
  const { verdicts } = speech.texts;
  if (!verdict) return verdicts.waiting;
  const remedy = remedyFor(verdict, verdicts, commandFor);
  const reason =
    isOpen && 'mateIn' in verdict ? verdicts.stillOpen(id) : reasonFor(verdict, positionOfFen(fen), speech);
  return [reason, ...(remedy === undefined ? [] : [remedy])].join(' ');
}

const inChat =
  (id: number) =>
  (remedy: Remedy): string =>
    remedy === 'verify' ? '/puzzles verify' : `/puzzles ${remedy} ${id}`;

function reasonFor(verdict: Verdict, position: Position, speech: Speech): string {
  const { verdicts } = speech.texts;
  const keysOf = (keys: readonly Uci[]) => keyList(keys, position, speech);
  switch (verdict.kind) {
    case 'sound':
      return verdicts.sound(verdict.mateIn, keysOf([verdict.key]));
    case 'several keys':
      return verdicts.severalKeys(verdict.mateIn, verdict.keys.length, keysOf(verdict.keys));
    case 'cooked':
      return verdicts.cooked(verdict.mateIn, verdict.keys.length, keysOf(verdict.keys));
    case 'shorter mate':
      return verdicts.shorterMate(verdict.claimed, verdict.mateIn, verdict.keys.length, keysOf(verdict.keys));
    case 'no mate':
      return verdicts.noMate(position.turn, verdict.within);
    case 'gave up':
      return verdicts.tooHard[verdict.because];
  }
}

function remedyFor(
  verdict: Verdict,
  verdicts: Texts['verdicts'],
  commandFor: (remedy: Remedy) => string,
): string | undefined {
  switch (verdict.kind) {
    case 'cooked':
      return verdicts.allow(commandFor('allow'));
    case 'shorter mate':
      return verdicts.relabel(commandFor('relabel'), verdict.mateIn);
    case 'gave up':
      return verdicts.verify(commandFor('verify'));
    default:
      return undefined;
  }
}

function keyList(keys: readonly Uci[], position: Position, { texts, spell }: Speech): string {
  const named = keys.slice(0, NAMED_KEYS).map((uci) => spell(sanOfUci(position, uci)));
  const hidden = keys.length - named.length;
  return texts.common.and(hidden > 0 ? [...named, texts.verdicts.moreKeys(hidden)] : named);
}

/** Says of a puzzle that is there already which one it is. */
export function duplicateText(of: number, likeness: Likeness, { verdicts }: Texts): string {
  switch (likeness) {
    case 'the same':
      return verdicts.duplicate(of);
    case 'mirrored':
      return verdicts.duplicateMirrored(of);
    case 'colours swapped':
      return verdicts.duplicateSwapped(of);
    case 'turned':
      return verdicts.duplicateTurned(of);
  }
}
