import type { Context } from '../bot/command.js';
import type { OpenBoard } from '../play/play-store.js';
import type { PuzzleReport } from '../puzzles/puzzle-store.js';

/** A puzzle whose key is not told, because the reader could still solve it. */
export interface Veilable {
  readonly isOpen?: boolean;
}

/** Admins play too: no report tells them the key of a puzzle that they have open. */
export async function veilOpen<Report extends PuzzleReport>(
  { caller, services }: Context,
  reports: readonly Report[],
): Promise<readonly (Report & Veilable)[]> {
  const boards = await services.game.openBoards(
    caller,
    reports.map(({ id }) => id),
  );
  const open = new Set(boards.map(({ puzzleId }) => puzzleId));
  return reports.map((report) => (open.has(report.id) ? { ...report, isOpen: true } : report));
}

/** Ends the attempts at these boards; at one that was not begun, by beginning it. */
export async function giveUpAt(boards: readonly OpenBoard[], { caller, services: { game } }: Context): Promise<void> {
  for (const { serverId, occasion } of boards) {
    const member = { ...caller, serverId };
    if (!(await game.find(member, occasion))) await game.look(member, occasion);
    await game.giveUp(member, occasion);
  }
}
