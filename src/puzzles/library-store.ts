import type { AddingStore } from './adding-store.js';
import type { FolderFaultStore, FolderStore } from './folder-store.js';
import type { DescriptionStore, ProofStore, WaitingStore, WrongMoveStore } from './proof-store.js';
import type { PuzzleChangeStore, PuzzleStore } from './puzzle-store.js';
import type { OwnPuzzleStore, StockStore, WishStore } from './stock-store.js';

/** All that a database keeps of puzzles and their proofs. Whoever needs less asks for the parts that it calls. */
export type LibraryStore = FolderFaultStore &
  FolderStore &
  AddingStore &
  PuzzleChangeStore &
  PuzzleStore &
  OwnPuzzleStore &
  StockStore &
  WishStore &
  DescriptionStore &
  ProofStore &
  WaitingStore &
  WrongMoveStore;
