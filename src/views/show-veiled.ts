import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { startPuzzle } from './buttons.js';
import { dailyTitle, veilOf } from './daily.js';

/** A day's puzzle before its clock was started. Undefined: there is none. */
export async function showVeiled({ caller, services, speech }: Context, date: string): Promise<Reply | undefined> {
  const { daily } = speech.texts;
  const puzzle = await services.game.daily(caller.serverId, date);
  if (!puzzle) return undefined;
  return {
    text: [...dailyTitle(puzzle, date, speech), daily.startShows].join('\n'),
    personal: true,
    pictures: [veilOf(puzzle, date, speech)],
    buttons: [
      { ...startPuzzle(speech, date), inPlace: true },
      { label: daily.rules, style: 'secondary', invoke: { command: 'help', args: { topic: 'rules' } } },
    ],
  };
}
