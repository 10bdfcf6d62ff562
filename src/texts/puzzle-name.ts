/** What a puzzle is called that somebody plays: by its day, already in words, or by its number. */
export type PuzzleName = { readonly day: string } | { readonly practice: number };
