const SECOND = 1000;
const HALF_A_SECOND = 500;

/** The least time in which a human sees a board and types its answer into a chat. */
const leastHuman = (mateIn: number): number => SECOND + HALF_A_SECOND * mateIn;

export const isHumanTime = (milliseconds: number, mateIn: number): boolean => milliseconds >= leastHuman(mateIn);

/** Logarithms are kept as whole numbers: their sum is then the same in whatever order the solves are added. */
const SCALE = 1e9;

export const logOfTime = (milliseconds: number): number => Math.round(Math.log2(Math.max(1, milliseconds)) * SCALE);

/** The geometric mean of so many times, from the sum of their logarithms; of one time that very time. */
export const typicalTime = (logs: number, times: number): number => Math.round(2 ** (logs / times / SCALE));
