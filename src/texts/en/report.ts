/** What people tell the operator. */
export const report = {
  thanks: (number: number) => `Thank you. This is report **${number}**; whoever runs this bot will read it.`,
  aboutPuzzle: (puzzleId: number) => `It goes with puzzle #${puzzleId}, which you looked at last.`,
  empty: 'Tell me in a few words what is wrong.',
  tooMany: (most: number) =>
    `You have sent ${most} reports in 24 hours, which is the most I take. Please come back later.`,
};
