import type { ServerSettings } from '../play/server-settings.js';

/** What servers' admins have set up. */
export interface ServerStore {
  find(serverId: string): Promise<ServerSettings | undefined>;
  save(settings: ServerSettings): Promise<void>;
}
