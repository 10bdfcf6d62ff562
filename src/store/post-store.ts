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

/** One server's post of one date: there is never a second. */
export interface PostDay {
  readonly serverId: string;
  readonly date: string;
}

/** A post that is to be brought further, as it was when it was taken. */
export interface TakenPost extends PostDay {
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
export interface ShownPost extends PostDay {
  readonly channelId: string;
  readonly messageId: string;
  /** How many it says have solved it. */
  readonly shownSolved: number;
  readonly postedAt: number;
}

export interface Posted {
  readonly messageId: string;
  readonly shownSolved: number;
  readonly postedAt: number;
}

/** The daily posts. What is written here is on disk before anything is sent. */
export interface PostStore {
  /** Makes a post due for servers whose hour has come, earliest first, and returns for how many; `most` at a time. */
  enrol(now: number, most: number): Promise<number>;
  /**
   * Gives out what is to be done now, first what was never tried, each in the order in which it was due. What was due
   * counts as being sent from here on, and nobody else gets it until the lease is over.
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
  findShown(day: PostDay, since: number): Promise<ShownPost | undefined>;
  /** Posts after `since` that say another number than have solved it. */
  listOutdated(since: number): Promise<readonly PostDay[]>;
  saveShownSolved(day: PostDay, solved: number): Promise<void>;
  /** Somebody has deleted the message. */
  forgetMessage(day: PostDay): Promise<void>;
}
