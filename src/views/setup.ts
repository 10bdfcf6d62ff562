import type { Permission } from '../bot/channels.js';
import type { Context } from '../bot/command.js';
import type { Button } from '../bot/reply.js';
import { nextDue } from '../servers/due-posts.js';
import type { TroubleCause } from '../servers/post-store.js';
import type { ServerSettings } from '../servers/server-settings.js';
import { LANGUAGE_NAMES, type Language } from '../shared/languages.js';
import type { Speech } from '../texts/speech.js';
import { dateWriter } from '../texts/writing.js';

/** Posts that are announced. */
const ANNOUNCED = 3;

/** How each language writes a moment. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr' };

export const channelMention = (channelId: string): string => `<#${channelId}>`;
export const roleMention = (roleId: string | undefined): string | undefined => roleId && `<@&${roleId}>`;

/** What is set, and when the next posts come. */
export async function settingsInWords({ speech, services }: Context, settings: ServerSettings): Promise<string[]> {
  const { setup } = speech.texts;
  const {
    channelId,
    time,
    timeZone,
    roleId,
    thread,
    recap,
    board,
    mateInMin,
    mateInMax,
    weekdayRamp,
    language,
    paused,
  } = settings;
  const lengths = await services.library.countLengths();
  return [
    setup.place(channelMention(channelId), time, timeZone),
    `${setup.pings(roleMention(roleId))} ${setup.thread(thread)}`,
    setup.recap(recap),
    setup.board(board === 'open'),
    setup.lengths(mateInMin, mateInMax, countPuzzlesInRange(lengths, mateInMin, mateInMax)),
    `${setup.ramp(weekdayRamp)} ${setup.language(LANGUAGE_NAMES[language])}`,
    ...(paused
      ? [setup.isPaused]
      : [
          setup.next,
          ...(await nextPosts(services, settings)).map((at) =>
            at <= services.now()
              ? setup.rightNow
              : `<t:${Math.floor(at / 1000)}:F> (${setup.moment(momentInWords(at, timeZone, speech.language), timeZone)})`,
          ),
        ]),
  ];
}

export const countPuzzlesInRange = (lengths: ReadonlyMap<number, number>, min: number, max: number): number =>
  [...lengths].reduce((sum, [mateIn, count]) => sum + (mateIn >= min && mateIn <= max ? count : 0), 0);

/** What keeps the bot from posting there, if anything does. */
export async function permissionsInWords({ speech, services }: Context, settings: ServerSettings): Promise<string[]> {
  const { setup } = speech.texts;
  const { serverId, channelId, thread, roleId } = settings;
  const missing = await services
    .channels()
    ?.missingPermissions({ serverId, channelId }, { thread, ...(roleId !== undefined && { roleId }) });
  if (!missing) return [];
  if (missing.ok) return [missing.value.length > 0 ? lackInWords(missing.value) : setup.permitted];
  const { fault } = missing;
  if (fault.code === 'gone' || fault.code === 'not in server') return [setup.goneNow(channelMention(channelId))];
  return [fault.code === 'forbidden' ? lackInWords(fault.missing) : setup.notChecked];

  function lackInWords(names: readonly Permission[]): string {
    return setup.missing(
      channelMention(channelId),
      names.map((name) => setup.permissions[name]),
    );
  }
}

export function setupButtons({ speech: { texts } }: Context, { paused }: ServerSettings): readonly Button[] {
  const { pause, resume, tryIt } = texts.setup;
  return [
    { label: tryIt, style: 'secondary', invoke: { command: 'setup test', args: {} } },
    {
      label: paused ? resume : pause,
      style: 'secondary',
      invoke: { command: 'setup pause', args: { paused: !paused } },
    },
  ];
}

/** The moments of the next posts, from the one on that the store has computed: an hour that is moved costs or adds no day. */
async function nextPosts(services: Context['services'], settings: ServerSettings): Promise<readonly number[]> {
  const moments: number[] = [];
  let day = await services.servers.findNextPost(settings.serverId);
  while (day && moments.length < ANNOUNCED) {
    moments.push(day.dueAt);
    day = nextDue(settings, services.now() + 1, day.date);
  }
  return moments;
}

const momentInWords = (at: number, timeZone: string, language: Language): string =>
  dateWriter(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })(at);

/** Why the daily is not posted as it should be, and how to mend it. */
export function explainTrouble(cause: TroubleCause, channelId: string, { texts: { daily, setup } }: Speech): string {
  const channel = `<#${channelId}>`;
  const permissions: Readonly<Record<string, string | undefined>> = setup.permissions;
  switch (cause.code) {
    case 'gone':
      return daily.channelGone(channel);
    case 'forbidden':
      return daily.forbidden(
        channel,
        cause.missing.map((name) => permissions[name] ?? name),
      );
    case 'no puzzle':
      return daily.noPuzzle;
  }
}
