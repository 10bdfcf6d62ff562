import { positionOfFen } from '../games/chess/position.js';
import type { PuzzleReport } from '../puzzles/puzzle-store.js';
import { type CommandFor, explainRemedy, explainVerdict } from '../texts/explain-verdict.js';
import type { Speech } from '../texts/speech.js';
import type { Veilable } from './still-open.js';

/** The verdict, its reason, and the command that helps; of a puzzle that the reader can still solve, no key. */
export function verdictText(
  { id, fen, verdict, isOpen = false }: PuzzleReport & Veilable,
  speech: Speech,
  commandFor: CommandFor = inChat(id),
): string {
  const { texts } = speech;
  if (!verdict) return texts.verdicts.waiting;
  if (!isOpen || !('mateIn' in verdict)) return explainVerdict(verdict, positionOfFen(fen), speech, commandFor);
  const remedy = explainRemedy(verdict, texts, commandFor);
  return [texts.verdicts.stillOpen(id), ...(remedy === undefined ? [] : [remedy])].join(' ');
}

const inChat =
  (id: number): CommandFor =>
  (remedy) =>
    remedy === 'verify' ? '/puzzles verify' : `/puzzles ${remedy} ${id}`;
