import { type Context, defineCommand } from '../src/bot/command.js';
import { excerpt, sentence } from '../src/bot/text.js';
import { readClockTime } from '../src/people/days.js';
import { readTimeZone, suggestTimeZones } from '../src/people/time-zones.js';
import { MAX_CLAIMED_MATE } from '../src/puzzles/draft.js';
import { POST_BOARDS, type PostBoard, type ServerSettings } from '../src/servers/server-settings.js';
import { LANGUAGES, type Language, languageOf } from '../src/shared/languages.js';
import { fail, ok, type Result } from '../src/shared/result.js';
import { countPuzzlesInRange, permissionsInWords, settingsInWords, setupButtons } from '../src/views/setup.js';

export const setupChannel = defineCommand({
  spec: {
    name: 'setup channel',
    description: 'Where and when the daily is posted, and what it is like',
    audience: 'admins',
    slow: true,
    options: [
      { name: 'channel', description: 'The channel for the daily', type: 'channel', required: true },
      { name: 'time', description: 'The hour, like 9:00 or 18:30', type: 'text', maxLength: 20, required: true },
      {
        name: 'timezone',
        description: 'Your time zone: type your city',
        type: 'text',
        maxLength: 60,
        autocomplete: true,
        required: true,
      },
      { name: 'role', description: 'A role to ping with every post', type: 'role' },
      { name: 'thread', description: 'Open a thread under every post', type: 'flag' },
      { name: 'recap', description: 'Tell before every daily how the day before went', type: 'flag' },
      {
        name: 'board',
        description: 'Veiled until a member starts, or open to all: then times are not ranked',
        type: 'text',
        maxLength: 6,
        choices: POST_BOARDS,
      },
      { name: 'mate_in_min', description: 'The shortest mate', type: 'integer', min: 1, max: MAX_CLAIMED_MATE },
      { name: 'mate_in_max', description: 'The longest mate', type: 'integer', min: 1, max: MAX_CLAIMED_MATE },
      { name: 'weekday_ramp', description: 'Easy on Mondays, hard on Sundays', type: 'flag' },
      { name: 'language', description: 'The language of the posts', type: 'text', maxLength: 2, choices: LANGUAGES },
    ],
  },

  async run(context, args) {
    const { caller, services, speech } = context;
    const { setup } = speech.texts;
    const channels = services.channels();
    if (!channels) return sentence(setup.onlyOnDiscord);
    const read = readClock(context, args.time, args.timezone);
    if (!read.ok) return sentence(read.fault);
    if (args.role === caller.serverId) return sentence(setup.notEveryone);
    const before = (await services.servers.find(caller.serverId)) ?? firstSettings(context);
    const role = args.role ?? before.roleId;
    const settings: ServerSettings = {
      ...before,
      ...read.value,
      channelId: args.channel,
      ...(role !== undefined && { roleId: role }),
      thread: args.thread ?? before.thread,
      recap: args.recap ?? before.recap,
      board: (args.board as PostBoard | undefined) ?? before.board,
      mateInMin: args.mate_in_min ?? before.mateInMin,
      mateInMax: args.mate_in_max ?? before.mateInMax,
      weekdayRamp: args.weekday_ramp ?? before.weekdayRamp,
      language: (args.language as Language | undefined) ?? before.language,
      setBy: caller.userId,
    };
    const range = await checkRange(context, settings);
    if (!range.ok) return sentence(range.fault);
    const { serverId, channelId, thread } = settings;
    const allowed = await channels.missingPermissions({ serverId, channelId }, { thread });
    if (!allowed.ok && (allowed.fault.code === 'gone' || allowed.fault.code === 'not in server'))
      return sentence(setup.channelGone);
    await services.servers.save(settings);
    const lines = [
      setup.saved,
      ...(await settingsInWords(context, settings)),
      ...(await permissionsInWords(context, settings)),
    ];
    return { ...sentence(lines.join('\n')), buttons: setupButtons(context, settings) };
  },

  complete: async ({ services }, typed) => suggestTimeZones(typed, services.now()),
});

function readClock(
  { speech }: Context,
  typedTime: string,
  typedZone: string,
): Result<Pick<ServerSettings, 'time' | 'timeZone'>, string> {
  const { setup } = speech.texts;
  const time = readClockTime(typedTime);
  if (time === undefined) return fail(setup.badTime(excerpt(typedTime, 20)));
  const zone = readTimeZone(typedZone);
  if (zone.ok) return ok({ time, timeZone: zone.value });
  return fail(
    setup.unknownZone(
      excerpt(typedZone, 40),
      zone.fault.near.map((near) => `\`${near}\``),
    ),
  );
}

/** What a server has that says nothing of it. */
const firstSettings = ({ caller, services }: Context): Omit<ServerSettings, 'channelId' | 'time' | 'timeZone'> => ({
  serverId: caller.serverId,
  thread: false,
  recap: true,
  board: 'veiled',
  mateInMin: 1,
  mateInMax: MAX_CLAIMED_MATE,
  weekdayRamp: true,
  paused: false,
  language: languageOf(caller.serverLocale),
  setBy: caller.userId,
  since: services.now(),
});

/** A range without any puzzle would give others all the time. */
async function checkRange({ speech, services }: Context, settings: ServerSettings): Promise<Result<void, string>> {
  const { setup } = speech.texts;
  const { mateInMin, mateInMax } = settings;
  if (mateInMin > mateInMax) return fail(setup.rangeUpsideDown(mateInMin, mateInMax));
  // Without a wish there is nothing to refuse, also while nothing is proved yet.
  if (mateInMin === 1 && mateInMax === MAX_CLAIMED_MATE) return ok(undefined);
  const lengths = await services.library.countLengths();
  if (countPuzzlesInRange(lengths, mateInMin, mateInMax) > 0) return ok(undefined);
  return fail(
    setup.noneInRange(
      mateInMin,
      mateInMax,
      [...lengths].sort(([one], [other]) => one - other),
    ),
  );
}
