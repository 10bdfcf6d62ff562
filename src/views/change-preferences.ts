import { excerpt } from '../bot/text.js';
import { NOTATIONS } from '../games/chess/letters.js';
import { readClockTime } from '../people/days.js';
import { NO_PREFERENCES, type Preferences } from '../people/people-store.js';
import { readTimeZone, zoneName } from '../people/time-zones.js';
import { LANGUAGES } from '../shared/languages.js';
import { BOARD_THEMES, PIECE_SETS } from '../shared/look.js';
import { fail, ok, type Result } from '../shared/result.js';
import type { Speech } from '../texts/speech.js';

/** Chooses nothing: it is as the chat or the language says. */
export const AUTO = 'auto';

const OFF = new Set(['off', 'no', 'none', 'aus', 'nein', 'keine', 'non', 'aucun', 'désactivé']);

interface Wanted {
  readonly theme?: string;
  readonly pieces?: string;
  readonly notation?: string;
  readonly language?: string;
  readonly time_zone?: string;
  readonly reminder?: string;
  readonly hide_me?: boolean;
  readonly reset?: boolean;
}

interface Circumstances {
  /** Where somebody lives who has not said. */
  readonly usualZone: string;
  readonly reachable: boolean;
}

interface Changed {
  /** The very same where nothing was wanted. */
  readonly preferences: Preferences;
  /** What somebody should know of it. */
  readonly notice?: string;
}

/** Preferences with what somebody wants of them; all of it or, with a sentence that says why, nothing. */
export function changePreferences(
  preferences: Preferences,
  wanted: Wanted,
  { usualZone, reachable }: Circumstances,
  { texts: { settings } }: Speech,
): Result<Changed, string> {
  // Looks go back; who hides does not come to light by the way.
  if (wanted.reset) {
    return ok({ preferences: { ...NO_PREFERENCES, hidden: preferences.hidden }, notice: settings.wasReset });
  }
  let { language, notation, theme, pieces, timeZone, reminderAt, hidden } = preferences;
  let notice: string | undefined;
  if (Object.keys(wanted).length === 0) return ok({ preferences });

  if (wanted.theme !== undefined) theme = BOARD_THEMES.find((each) => each === wanted.theme);
  if (wanted.pieces !== undefined) pieces = PIECE_SETS.find((each) => each === wanted.pieces);
  if (wanted.notation !== undefined) notation = NOTATIONS.find((each) => each === wanted.notation);
  if (wanted.language !== undefined) language = LANGUAGES.find((each) => each === wanted.language);
  if (wanted.hide_me !== undefined) hidden = wanted.hide_me;
  if (wanted.time_zone !== undefined) {
    const zone = readTimeZone(wanted.time_zone);
    if (!zone.ok) {
      const { near } = zone.fault;
      const sentences = [settings.unknownZone(excerpt(wanted.time_zone)), near.length > 0 && settings.nearZones(near)];
      return fail(sentences.filter(Boolean).join(' '));
    }
    timeZone = zone.value;
  }
  if (wanted.reminder !== undefined) {
    if (!reachable) return fail(settings.noRemindersHere);
    const off = OFF.has(wanted.reminder.trim().toLowerCase());
    reminderAt = off ? undefined : readClockTime(wanted.reminder);
    if (!off && reminderAt === undefined) return fail(settings.unknownTime);
    if (off) notice = settings.remindersOff;
    else if (timeZone === undefined) {
      // Fixed, so that the reminder does not wander when their server moves its hour to another zone.
      timeZone = usualZone;
      notice = settings.zoneAssumed(zoneName(usualZone));
    }
  }
  return ok({
    preferences: {
      ...(language && { language }),
      ...(notation && { notation }),
      ...(theme && { theme }),
      ...(pieces && { pieces }),
      ...(timeZone && { timeZone }),
      ...(reminderAt && { reminderAt }),
      hidden,
    },
    ...(notice !== undefined && { notice }),
  });
}
