/** How far a puzzle is searched that does not say in how many moves it mates. */
export const UNCLAIMED_MATE_IN = 4;
