/** Small things to remember from one run to the next, by name. */
export interface NoteStore {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
}
