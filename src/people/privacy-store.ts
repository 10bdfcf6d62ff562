/** A row as it is stored, with times that people can read. */
export type ExportedRow = Readonly<Record<string, string | number | null>>;

/** What the database tells of one person, over all servers. */
export interface PrivacyStore {
  /** Everything, by table. */
  export(userId: string): Promise<Readonly<Record<string, readonly ExportedRow[]>>>;
  /**
   * Takes everything out, so that no byte of it stays in the database's files; while another process reads them, some
   * may stay for as long as it reads.
   */
  forget(userId: string): Promise<void>;
}

/** How front ends name the place of somebody's direct messages. */
export const directMessagesOf = (userId: string): string => `dm:${userId}`;
