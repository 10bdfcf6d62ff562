/** The daily itself, or how its day went, posted the morning after. */
export type PostKind = 'daily' | 'recap';

/** What becomes of a server's post of a date. */
export type PostState =
  /** Surely not posted yet. */
  | 'due'
  /** It may be posted or not: before anything else one has to look into the channel. */
  | 'sending'
  /** Posted; its thread is still to be opened. */
  | 'threading'
  | 'posted'
  /** It was tried until the day was over. */
  | 'given up'
  /** Nobody tried while it was the day; so it is with days before it that have no row. */
  | 'missed';

/** States in which there is something left to do. */
export type OpenState = Extract<PostState, 'due' | 'sending' | 'threading'>;

/** A server's day of one activity, by the date of its puzzle. */
export interface PostDay {
  readonly activity: string;
  readonly serverId: string;
  readonly date: string;
}

/** One server's post of one date: there is never a second of its kind. */
export interface PostName extends PostDay {
  readonly kind: PostKind;
}

/** A post to be worked on, as it was when it was taken. */
export interface TakenPost extends PostName {
  readonly state: OpenState;
  readonly dueAt: number;
  /** How often it was tried before. */
  readonly tries: number;
  /** Where it is to be posted or may be already. */
  readonly channelId: string;
  readonly messageId?: string;
  /** By it who took it is known; who lets it run out may find that somebody else has taken it. */
  readonly lease: number;
  /** The end of the lease before it: who had that may have sent it until then. */
  readonly leaseBefore: number;
}

/** A post that all can see. */
export interface ShownPost extends PostName {
  readonly channelId: string;
  readonly messageId: string;
  /** How many it says have solved it. */
  readonly shownSolved: number;
  readonly postedAt: number;
  /** Of a recap: how many whom it may tell of were forgotten since it was written. */
  readonly outdated: number;
}

export interface Posted {
  readonly messageId: string;
  /** Of a daily. */
  readonly shownSolved?: number;
  readonly postedAt: number;
}

/** The daily posts and the recaps. What is written here is on disk before anything is sent. */
export interface PostStore {
  /**
   * Makes a post due for servers whose hour has come, earliest first, and returns for how many; `most` at a time. Where the
   * server wants it and somebody has played the day before, the recap of that day is due with it.
   */
  enrol(now: number, most: number): Promise<number>;
  /**
   * Gives out what is to be done now, first what was never tried, each in the order in which it was due. A daily
   * comes after the recap that is due with it, or a few seconds later while that one is being sent. What was due counts as
   * being sent from here on, and nobody else gets it until the lease is over.
   */
  take(now: number, leaseUntil: number, most: number): Promise<readonly TakenPost[]>;
  /** When there will be something to enrol or to take. */
  nextMoment(): Promise<number | undefined>;
  /** Leaves it in this state until then. This and the next two do nothing when somebody else has taken the post since. */
  rest(post: TakenPost, state: OpenState, until: number): Promise<void>;
  /** False: somebody else has taken it. */
  savePosted(post: TakenPost, posted: Posted, next: 'threading' | 'posted'): Promise<boolean>;
  close(post: TakenPost, state: 'posted' | 'given up' | 'missed'): Promise<void>;

  /** Those who solved it while it was the day. */
  countSolved(day: PostDay): Promise<number>;
  /** The post, if it was posted after `since` and was not deleted as far as is known. */
  findShown(post: PostName, since: number): Promise<ShownPost | undefined>;
  /** Dailies posted after `since` that say another number than have solved it. */
  listOutdated(since: number): Promise<readonly PostDay[]>;
  saveShownSolved(day: PostDay, solved: number): Promise<void>;
  /** Recaps, however old, that may tell of somebody who is forgotten. */
  listOutdatedRecaps(): Promise<readonly PostDay[]>;
  /** The recap was written anew, without those who were forgotten when it was looked up. */
  saveRewritten(recap: ShownPost): Promise<void>;
  /** Somebody has deleted the message. */
  forgetMessage(post: PostName): Promise<void>;
}

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
