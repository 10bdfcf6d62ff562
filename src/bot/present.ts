import type { Preferences } from '../people/people-store.js';
import { MAX_PICTURES } from '../pictures/picture.js';
import { languageOf } from '../shared/languages.js';
import type { Look } from '../shared/look.js';
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
export function present({ updates, pictures, ...state }: Reply, look: Partial<Look> = {}): ShownReply {
  return {
    ...state,
    look: state.look ?? look,
    ...(pictures && { pictures: pictures.slice(0, MAX_PICTURES) }),
    ...(updates && { updates: presentEach(updates, look) }),
  };
}

async function* presentEach(updates: AsyncIterable<Reply>, look: Partial<Look>): AsyncIterable<ShownReply> {
  for await (const state of updates) yield present(state, look);
}
