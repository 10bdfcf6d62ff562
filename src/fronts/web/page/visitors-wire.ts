/** What server and page say to each other of those who share a browser. Types only, as in wire.ts. */

export interface ListedVisitor {
  /** Stands for a visitor in requests; who they are is known to the cookie alone. */
  readonly handle: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

/** The labels of this piece of the page, in the language of the browser. */
export interface VisitorWords {
  readonly playingAs: string;
  readonly title: string;
  readonly add: string;
  readonly rename: string;
  readonly remove: string;
  readonly addTitle: string;
  readonly renameTitle: string;
  readonly removeTitle: string;
  readonly removeAsk: string;
  readonly name: string;
  readonly whoSeesIt: string;
  readonly addNow: string;
  readonly save: string;
  readonly removeNow: string;
  readonly cancel: string;
  readonly close: string;
}

export interface Visitors {
  readonly visitors: readonly ListedVisitor[];
  /** Why nobody can be added, where nobody can. */
  readonly full?: string;
  readonly language: string;
  readonly words: VisitorWords;
}

/** Renames and removes whoever is current; who is added or chosen becomes it. */
export type VisitorChange =
  | { readonly do: 'add'; readonly name: string }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'choose'; readonly visitor: string }
  | { readonly do: 'remove' };
