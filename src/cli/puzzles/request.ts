import type { Purpose } from '../../puzzles/files/folder-files.js';
import type { ExportFormat } from '../../puzzles/files/formats/write.js';
import type { PuzzleFilter } from '../../puzzles/puzzle-store.js';
import type { Spending } from './options.js';

export interface AddRequest {
  readonly command: 'add';
  /** `-` is the standard input. */
  readonly paths: readonly string[];
  readonly purpose: Purpose;
  readonly severalKeys: boolean;
  /** Puzzles with a shorter mate are taken as what they are. */
  readonly relabel: boolean;
  readonly report?: string;
  readonly spending: Spending;
}

export interface ListRequest {
  readonly command: 'list';
  readonly filter: PuzzleFilter;
  readonly limit: number;
  readonly json: boolean;
}

export interface ShowRequest {
  readonly command: 'show';
  readonly id: number;
  readonly json: boolean;
}

export interface VerifyRequest {
  readonly command: 'verify';
  /** Those named, every stored solution, or what was too hard. */
  readonly which: readonly number[] | 'all' | 'too hard';
  readonly spending: Spending;
}

export interface ChangeRequest {
  readonly command: 'relabel' | 'allow';
  /** Those named, or all common ones that can be changed so. */
  readonly which: readonly number[] | 'all';
}

export interface RemoveRequest {
  readonly command: 'remove';
  readonly ids: readonly number[];
}

export interface ExportRequest {
  readonly command: 'export';
  /** Else the standard output. */
  readonly path?: string;
  readonly format: ExportFormat;
  readonly filter: PuzzleFilter;
}

export interface ReportsRequest {
  readonly command: 'reports';
  /** Those to put away; none: they are shown. */
  readonly done: readonly number[];
}

/** What somebody wants of the library. */
export type Request =
  | AddRequest
  | ListRequest
  | ShowRequest
  | VerifyRequest
  | ChangeRequest
  | RemoveRequest
  | ExportRequest
  | ReportsRequest;
