import type { Channels } from '../bot/channels.js';
import { present } from '../bot/present.js';
import { sentence } from '../bot/text.js';
import type { PreferenceStore } from '../people/people-store.js';
import type { TroubleCause, TroubleStore } from '../servers/post-store.js';
import type { ServerSettings } from '../servers/server-settings.js';
import { makeSpeech } from '../texts/speech.js';
import { explainTrouble } from '../views/setup.js';

export interface TroubleReporting {
  readonly channels: Channels;
  readonly people: PreferenceStore;
  readonly troubles: TroubleStore;
  readonly now: () => number;
}

/** Writes to the admin who set the server up, once for each trouble. */
export async function reportTrouble(
  { channels, people, troubles, now }: TroubleReporting,
  settings: ServerSettings,
  cause: TroubleCause,
): Promise<void> {
  const { serverId, setBy, channelId } = settings;
  // Noted before it is sent: a letter too few is better than one with every restart.
  if (!(await troubles.note(serverId, cause, now()))) return;
  // Who set it up may have had everything of theirs deleted.
  if (setBy === '') return;
  const { language = settings.language } = await people.findPreferences(setBy);
  const speech = makeSpeech(language);
  const text = `${explainTrouble(cause, channelId, speech)} ${speech.texts.daily.keepTrying}`;
  const written = await channels.write(setBy, present(sentence(text)));
  if (!written.ok && written.fault.code === 'not now') await troubles.untell(serverId);
}
