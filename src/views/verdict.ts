import type { Context } from '../bot/command.js';
import { positionOfFen } from '../games/chess/position.js';
import type { OpenBoard } from '../play/play-store.js';
import type { PuzzleReport } from '../puzzles/puzzle-store.js';
import { type CommandFor, explainRemedy, explainVerdict } from '../texts/explain-verdict.js';
import type { Speech } from '../texts/speech.js';

/** The verdict, its reason, and the command that helps; of a puzzle that the reader can still solve, no key. */
export function verdictText(
  { id, fen, verdict, isOpen = false }: PuzzleReport & MaybeStillOpen,
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

/** A puzzle whose key is not told, because the reader could still solve it. */
export interface MaybeStillOpen {
  readonly isOpen?: boolean;
}

/** Admins play too: no report tells them the key of a puzzle that they have open. */
export async function markStillOpen<Report extends PuzzleReport>(
  { caller, services }: Context,
  reports: readonly Report[],
): Promise<readonly (Report & MaybeStillOpen)[]> {
  const boards = await services.game.openBoards(
    caller,
    reports.map(({ id }) => id),
  );
  const open = new Set(boards.map(({ puzzleId }) => puzzleId));
  return reports.map((report) => (open.has(report.id) ? { ...report, isOpen: true } : report));
}

/** Ends the attempts at these boards; at one that was not begun, by beginning it. */
export async function giveUpAttempts(
  boards: readonly OpenBoard[],
  { caller, services: { game } }: Context,
): Promise<void> {
  for (const { serverId, puzzleRef } of boards) {
    const member = { ...caller, serverId };
    if (!(await game.find(member, puzzleRef))) await game.look(member, puzzleRef);
    await game.giveUp(member, puzzleRef);
  }
}
