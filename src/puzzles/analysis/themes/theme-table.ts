/**
 * How a theme is called for people, and how it is seen in what is looked at. The definition stands over the function.
 */
export interface ThemeSight<Seen> {
  readonly name: string;
  readonly seen: (it: Seen) => boolean;
}

/** Some themes of one kind, by their ids. */
export type ThemeTable<Seen> = Readonly<Record<string, ThemeSight<Seen>>>;
