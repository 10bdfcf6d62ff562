import { describePosition } from '../games/chess/words.js';
import type { Preferences } from '../people/preferences.js';
import type { BoardView } from '../pictures/picture.js';
import { languageOf } from '../shared/languages.js';
import type { Look } from '../shared/look.js';
import { makeSpeech, type Speech } from '../texts/speech.js';
import type { Caller } from './command.js';
import { MAX_BOARDS, type Reply, type ShownReply } from './reply.js';

/** Their own choice before what the chat says of them. */
export const speechOf = ({ language, notation }: Preferences, { locale }: Pick<Caller, 'locale'>): Speech =>
  makeSpeech(language ?? languageOf(locale), notation);

export const lookOf = ({ theme, pieces }: Preferences): Partial<Look> => ({
  ...(theme && { theme }),
  ...(pieces && { pieces }),
});

interface ShownBoard {
  readonly view: BoardView;
  readonly alt: string;
}

/** A reply with what a front end has to know to show it to this person. */
export function present(reply: Reply, look: Partial<Look>, speech: Speech): ShownReply {
  const { updates, ...state } = reply;
  const inWords = ({ fen, orientation }: BoardView): string =>
    describePosition(fen, speech.texts.positions, orientation);
  return {
    ...state,
    look: reply.look ?? look,
    ...(reply.board && { alt: inWords(reply.board) }),
    ...(reply.moreBoards && { moreAlts: reply.moreBoards.map(inWords) }),
    ...(updates && { updates: presentEach(updates, look, speech) }),
  };
}

/** All boards of a reply, from the main one on, each with its words. */
export const boardsOf = ({ board, alt = '', moreBoards = [], moreAlts = [] }: ShownReply): ShownBoard[] =>
  [
    ...(board ? [{ view: board, alt }] : []),
    ...moreBoards.map((view, index) => ({ view, alt: moreAlts[index] ?? '' })),
  ].slice(0, MAX_BOARDS);

async function* presentEach(
  updates: AsyncIterable<Reply>,
  look: Partial<Look>,
  speech: Speech,
): AsyncIterable<ShownReply> {
  for await (const state of updates) yield present(state, look, speech);
}
