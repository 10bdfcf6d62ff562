import type { Look } from '../board/spec.js';
import { describePosition } from '../chess/words.js';
import type { Preferences } from '../play/preferences.js';
import { languageOf } from '../texts/languages.js';
import { makeSpeech, type Speech } from '../texts/speech.js';
import type { Caller } from './command.js';
import type { Reply, ShownReply } from './reply.js';

/** Their own choice before what the chat says of them. */
export const speechOf = ({ language, notation }: Preferences, { locale }: Pick<Caller, 'locale'>): Speech =>
  makeSpeech(language ?? languageOf(locale), notation);

export const lookOf = ({ theme, pieces }: Preferences): Partial<Look> => ({
  ...(theme && { theme }),
  ...(pieces && { pieces }),
});

/** A reply with what a front end has to know to show it to this person. */
export function present(reply: Reply, look: Partial<Look>, speech: Speech): ShownReply {
  const { updates, ...state } = reply;
  return {
    ...state,
    look: reply.look ?? look,
    ...(reply.board && { alt: describePosition(reply.board.fen, speech.texts.positions, reply.board.orientation) }),
    ...(updates && { updates: presentEach(updates, look, speech) }),
  };
}

async function* presentEach(
  updates: AsyncIterable<Reply>,
  look: Partial<Look>,
  speech: Speech,
): AsyncIterable<ShownReply> {
  for await (const state of updates) yield present(state, look, speech);
}
