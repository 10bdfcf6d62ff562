/** A puzzle that was proved sound: one key, and no shorter mate. */
export interface Puzzle {
  readonly id: number;
  readonly fen: string;
  readonly mateIn: number;
  readonly name?: string;
  readonly comment?: string;
}

/** A sound puzzle that a server may be given some day. */
export interface DailyCandidate {
  readonly id: number;
  /** Brought by this server's own admins. */
  readonly own: boolean;
  /** The date on which this server had it last, if ever. */
  readonly lastUsed?: string;
}
