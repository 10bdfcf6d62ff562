import { sanOfUci } from '../games/chess/moves.js';
import type { Position, Uci } from '../games/chess/vocabulary.js';
import type { Verdict } from '../puzzles/verdict.js';
import type { Texts } from './en.js';
import type { Speech } from './speech.js';

/** What helps with a verdict; how it is called depends on the place. */
export type Remedy = 'allow' | 'relabel' | 'verify';
export type CommandFor = (remedy: Remedy) => string;

/** How the operator calls a remedy for a puzzle. */
export const atTerminal =
  (id: number): CommandFor =>
  (remedy) =>
    `npm run puzzles -- ${remedy} ${id}`;

/** More keys than this are counted, not named. */
const NAMED_KEYS = 5;

/**
 * The verdict, its reason, and what to do. Where there are commands for it, `commandFor` writes the one that helps, such as
 * `/puzzles allow 12`; without it only the file can be mended.
 */
export function explainVerdict(verdict: Verdict, position: Position, speech: Speech, commandFor?: CommandFor): string {
  const remedy = commandFor && explainRemedy(verdict, speech.texts, commandFor);
  return [explainReason(verdict, position, speech), ...(remedy === undefined ? [] : [remedy])].join(' ');
}

function explainReason(verdict: Verdict, position: Position, speech: Speech): string {
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

/** The command that helps, where one does. */
export function explainRemedy(verdict: Verdict, { verdicts }: Texts, commandFor: CommandFor): string | undefined {
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
