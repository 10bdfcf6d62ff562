/** What somebody told the operator. */
export interface NewReport {
  readonly serverId: string;
  readonly userId: string;
  /** The puzzle that they had before them. */
  readonly puzzleId?: number;
  readonly text: string;
  readonly at: number;
}

export interface PersonReport extends NewReport {
  readonly id: number;
}

export interface ReportStore {
  /** Its number; undefined when this person has sent `most` since then already. */
  add(report: NewReport, most: number, since: number): Promise<number | undefined>;
  /** Those that nobody is through with, oldest first. */
  listOpen(): Promise<readonly PersonReport[]>;
  /** False: there is none of that number that is open. */
  close(id: number, now: number): Promise<boolean>;
}
