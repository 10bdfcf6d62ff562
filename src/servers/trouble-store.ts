/** Why a server's daily is not posted. */
export type TroubleCause =
  | { readonly code: 'gone' }
  /** What the bot is not allowed, by the names of `Permission`. */
  | { readonly code: 'forbidden'; readonly missing: readonly string[] }
  | { readonly code: 'no puzzle' };

export interface Trouble {
  readonly cause: TroubleCause;
  readonly since: number;
}

/** What keeps dailies from being posted, and whether the admins know. */
export interface TroubleStore {
  find(serverId: string): Promise<Trouble | undefined>;
  /** True when the admins are still to be told; they count as told from then on. Another cause is another trouble. */
  note(serverId: string, cause: TroubleCause, now: number): Promise<boolean>;
  /** Telling them did not work: they are to be told at the next note. */
  untell(serverId: string): Promise<void>;
  /** It is mended; if it comes back, they are told again. */
  clear(serverId: string): Promise<void>;
}
