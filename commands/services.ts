/** What commands work with; `main` puts the real ones together. */
export interface Services {
  readonly now: () => number;
}
