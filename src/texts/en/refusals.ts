import { explainLineFault, type LineFault } from '../../puzzles/files/line-fault.js';

/** Why a line of a puzzle file is no puzzle; what is wrong with a file as a whole is said in `files`. */
export const refusals = {
  line: (fault: Exclude<LineFault, { readonly code: 'file fault' }>): string =>
    explainLineFault(fault).replaceAll("'", '’'),
};
