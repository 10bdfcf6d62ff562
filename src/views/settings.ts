import type { Context } from '../bot/command.js';
import { lookOf, speechOf } from '../bot/present.js';
import type { ArgValue, Button, Menu, Reply } from '../bot/reply.js';
import { lettersOf, NOTATIONS } from '../games/chess/letters.js';
import type { Preferences } from '../people/people-store.js';
import { clockIn, zoneName } from '../people/time-zones.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../shared/languages.js';
import { BOARD_THEMES, type BoardTheme, PIECE_SETS, type PieceSet } from '../shared/look.js';
import { makeSpeech, type Speech } from '../texts/speech.js';
import { AUTO } from './change-preferences.js';
import { chessPicture } from './chess-boards.js';

/** Every kind of man of both sides, a move just made, and a check: all that a look changes. */
const SAMPLE = {
  fen: 'r1bqk2r/pppp1Bpp/2n2n2/2b1p3/4P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 0 1',
  orientation: 'white',
  lastMove: 'c4f7',
} as const;
const SAMPLE_LINE = '1.Bxf7+ Kxf7 2.Nxe5+';

/** What somebody has chosen, as it looks and reads with these very choices, and the means to choose anew. */
export function showSettings(
  { caller, services }: Context,
  preferences: Preferences,
  usualZone: string,
  notice?: string,
): Reply {
  const speech = speechOf(preferences, caller);
  const { settings } = speech.texts;
  const { theme, pieces, language, timeZone, reminderAt, hidden } = preferences;
  const zone = timeZone ?? usualZone;
  const clock = clockIn(zone, services.now());
  const named = (look: BoardTheme | PieceSet | undefined) => (look ? settings.lookName(look) : settings.usual);
  const lines = [
    ...(notice ? [notice, ''] : []),
    `**${settings.title}**`,
    settings.board(named(theme), named(pieces)),
    settings.notation(settings.notationName(speech.notation), speech.spell(SAMPLE_LINE)),
    settings.language(
      language ? LANGUAGE_NAMES[language] : `${settings.asTheChat} (${LANGUAGE_NAMES[speech.language]})`,
    ),
    timeZone ? settings.timeZone(zoneName(zone), clock) : settings.noTimeZone(zoneName(zone), clock),
    ...(caller.reachable ? [reminderAt ? settings.reminder(reminderAt) : settings.noReminder] : []),
    hidden ? settings.hidden : settings.shown,
  ];
  return {
    text: lines.join('\n'),
    personal: true,
    pictures: [chessPicture(SAMPLE, speech)],
    look: lookOf(preferences),
    menus: menusFor(speech, caller),
    buttons: buttonsFor(speech, hidden, caller.reachable),
  };
}

const change = (args: Readonly<Record<string, ArgValue>>) => ({ command: 'settings', args });

function menusFor({ texts: { settings }, language }: Speech, caller: Context['caller']): readonly Menu[] {
  const chats = speechOf({ hidden: false }, caller);
  const look = (option: 'theme' | 'pieces', values: readonly (BoardTheme | PieceSet)[]) =>
    values.map((value) => ({ label: settings.lookName(value), invoke: change({ [option]: value }) }));
  return [
    { placeholder: settings.boardMenu, options: look('theme', BOARD_THEMES) },
    { placeholder: settings.piecesMenu, options: look('pieces', PIECE_SETS) },
    {
      placeholder: settings.notationMenu,
      options: [
        {
          label: settings.asInMyLanguage,
          description: lettersOf(makeSpeech(language).notation),
          invoke: change({ notation: AUTO }),
        },
        ...NOTATIONS.map((notation) => ({
          label: settings.notationName(notation),
          description: lettersOf(notation),
          invoke: change({ notation }),
        })),
      ],
    },
    {
      placeholder: settings.languageMenu,
      options: [
        {
          label: settings.asTheChat,
          description: LANGUAGE_NAMES[chats.language],
          invoke: change({ language: AUTO }),
        },
        ...LANGUAGES.map((each) => ({ label: LANGUAGE_NAMES[each], invoke: change({ language: each }) })),
      ],
    },
  ];
}

const asking = (label: string, option: string): Button => ({
  label,
  style: 'secondary',
  inPlace: true,
  ask: option,
  invoke: change({}),
});

const buttonsFor = ({ texts: { settings } }: Speech, hidden: boolean, reachable: boolean): readonly Button[] => [
  asking(settings.timeZoneButton, 'time_zone'),
  ...(reachable ? [asking(settings.reminderButton, 'reminder')] : []),
  {
    label: hidden ? settings.show : settings.hide,
    style: 'secondary',
    inPlace: true,
    invoke: change({ hide_me: !hidden }),
  },
  { label: settings.reset, style: 'danger', inPlace: true, invoke: change({ reset: true }) },
];
