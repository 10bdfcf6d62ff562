import type { ServerSettings } from '../../src/servers/server-settings.js';

/** What a server's admins may have set up, where a test minds only some of it. */
export const serverSettings = (changes: Partial<ServerSettings> = {}): ServerSettings => ({
  serverId: 'club',
  channelId: 'here',
  time: '09:00',
  timeZone: 'UTC',
  thread: false,
  recap: true,
  board: 'veiled',
  mateInMin: 1,
  mateInMax: 8,
  weekdayRamp: true,
  paused: false,
  language: 'en',
  setBy: 'anna',
  since: 0,
  ...changes,
});
