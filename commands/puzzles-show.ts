import { defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import { positionOfFen } from '../src/games/chess/position.js';
import type { OpenBoard } from '../src/play/play-store.js';
import { starsOf } from '../src/puzzles/analysis/traits.js';
import { COMMON, type PuzzleRecord } from '../src/puzzles/puzzle-store.js';
import { isPlayable } from '../src/puzzles/verdict.js';
import { atTerminal } from '../src/texts/explain-verdict.js';
import type { Speech } from '../src/texts/speech.js';
import { giveUpConfirmation } from '../src/views/buttons.js';
import { chessPicture } from '../src/views/chess-boards.js';
import { nameOf } from '../src/views/dates.js';
import { readId } from '../src/views/puzzle-ids.js';
import { traitsInWords } from '../src/views/themes.js';
import { giveUpAttempts, verdictText } from '../src/views/verdict.js';

export const puzzlesShow = defineCommand({
  spec: {
    name: 'puzzles show',
    description: 'A puzzle with its verdict, key, difficulty and themes: it gives the solution away',
    audience: 'admins',
    slow: false,
    options: [
      { name: 'id', description: 'Its number, like 12', type: 'text', maxLength: 20, required: true },
      { name: 'give_up', description: 'End the attempt at it', type: 'flag', internal: true },
    ],
  },

  async run(context, { id: written, give_up: giveUp = false }) {
    const { caller, services, speech } = context;
    const id = readId(written, speech.texts);
    if (!id.ok) return sentence(id.fault);
    const [record] = await services.library.listPuzzles({ ids: [id.value] }, 0, 1);
    // What another server added is nobody else's business, not even that it exists.
    if (!record || ![COMMON, caller.serverId].includes(record.owner)) {
      return sentence(speech.texts.library.noSuchPuzzle(id.value));
    }
    const open = await services.game.openBoards(caller, [record.id]);
    if (open.length > 0 && !giveUp) return askFirst(record.id, open, caller.serverId, speech);
    await giveUpAttempts(open, context);
    return showRecord(record, speech);
  },
});

/** Neither its board nor its name: both may tell something before the clock runs, or after. */
function askFirst(id: number, open: readonly OpenBoard[], serverId: string, speech: Speech): Reply {
  const names = [...new Set(open.map(({ puzzleRef }) => puzzleRef))].map((puzzleRef) => nameOf(puzzleRef, speech));
  const here = open.find((board) => board.serverId === serverId)?.puzzleRef;
  const show = { command: 'puzzles show', args: { id: String(id), give_up: true } };
  return { ...sentence(speech.texts.library.stillOpen(id, names)), buttons: giveUpConfirmation(here, show, speech) };
}

function showRecord(record: PuzzleRecord, speech: Speech): Reply {
  const words = speech.texts.library;
  const { id, fen, name, comment, source, line, owner, origin, traits } = record;
  const about = [`**#${id}**`, ...[name, comment].flatMap((text) => (text ? [excerpt(text, 120)] : []))];
  const place = origin === 'composed' ? words.composed : words.from(excerpt(source), line);
  const use = [owner === COMMON ? words.forAll : words.yourOwn, words.uses[useOf(record)]];
  const text = [
    about.join(' · '),
    owner === COMMON ? verdictText(record, speech, atTerminal(record.id)) : verdictText(record, speech),
    ...(traits ? [`${starsOf(traits)} ${traitsInWords(traits, speech)}`] : []),
    words.origin(place, use.join(', ')),
  ].join('\n');
  return { ...sentence(text), pictures: [chessPicture({ fen, orientation: positionOfFen(fen).turn }, speech)] };
}

function useOf({ verdict, purpose }: PuzzleRecord): 'unproved' | 'not given' | 'daily' | 'practice' {
  if (!verdict) return 'unproved';
  if (!isPlayable(verdict.kind)) return 'not given';
  return purpose;
}
