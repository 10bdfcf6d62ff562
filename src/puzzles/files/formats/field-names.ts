/** What fields of a puzzle may be called, in any letter case and with or without `_` and `-`. */
export const FIELD_NAMES = {
  // A name that says more exactly what it is comes first.
  position: ['fentomove', 'fen', 'position'],
  mateIn: ['matein', 'maten', 'mate'],
  name: ['puzzleid', 'id', 'name'],
  comment: ['comment'],
  moves: ['moves'],
  rating: ['rating'],
  popularity: ['popularity'],
  themes: ['themes'],
  severalKeys: ['severalkeys'],
  purpose: ['purpose'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Meaning = keyof typeof FIELD_NAMES;

/** As it stands in the table. */
export const plainFieldName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
