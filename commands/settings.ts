import { defineCommand } from '../src/bot/command.js';
import { NOTATIONS } from '../src/games/chess/letters.js';
import { suggestTimeZones } from '../src/people/time-zones.js';
import { LANGUAGE_WORDS, LANGUAGES } from '../src/shared/languages.js';
import { BOARD_THEMES, PIECE_SETS } from '../src/shared/look.js';
import { AUTO, changePreferences } from '../src/views/change-preferences.js';
import { showSettings } from '../src/views/settings.js';

export const settings = defineCommand({
  spec: {
    name: 'settings',
    description: 'Your board, pieces, letters, language, time zone, reminder, hiding',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'theme', description: 'The colours of the board', type: 'text', maxLength: 20, choices: BOARD_THEMES },
      { name: 'pieces', description: 'The pieces', type: 'text', maxLength: 20, choices: PIECE_SETS },
      {
        name: 'notation',
        description: 'The letters for the pieces; auto: as in your language',
        type: 'text',
        maxLength: 20,
        choices: [AUTO, ...NOTATIONS],
      },
      {
        name: 'language',
        description: 'The language I speak to you; auto: as the chat says',
        type: 'text',
        maxLength: 20,
        choices: [AUTO, ...LANGUAGES],
        otherWords: LANGUAGE_WORDS,
      },
      {
        name: 'time_zone',
        description: 'Where you live: Berlin, Europe/Berlin or UTC+2',
        type: 'text',
        maxLength: 60,
        autocomplete: true,
      },
      {
        name: 'reminder',
        description: 'When to remind you of an unsolved puzzle, like 18:30, or off',
        type: 'text',
        maxLength: 20,
      },
      { name: 'hide_me', description: 'Show your name and your times to nobody else', type: 'flag' },
      { name: 'reset', description: 'Back to how it was at first', type: 'flag', internal: true },
    ],
  },

  async run(context, wanted) {
    const { caller, services, preferences, speech } = context;
    const zone = await services.game.timeZone(caller.serverId);
    const changed = changePreferences(preferences, wanted, { usualZone: zone, reachable: caller.reachable }, speech);
    if (!changed.ok) return showSettings(context, preferences, zone, changed.fault);
    if (changed.value.preferences !== preferences) {
      await services.people.savePreferences(caller.userId, changed.value.preferences);
    }
    return showSettings(context, changed.value.preferences, zone, changed.value.notice);
  },

  complete: async ({ services }, typed) => suggestTimeZones(typed, services.now()),
});
