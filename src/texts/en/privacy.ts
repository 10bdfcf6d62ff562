/** What is kept of people. */
export const privacy = {
  exported: 'This is all that I keep of you, from every server. Nobody else gets it.',
  nothing: 'I keep nothing of you.',
  ask: 'I will forget everything that I keep of you, in every server: your solves, times, streaks and ratings, your settings and your reports. This cannot be undone. `/privacy export` gives you a copy first.',
  keep: 'Keep everything',
  delete: 'Delete everything',
  kept: 'Everything stays as it is.',
  deleted: 'Done: I keep nothing of you any more. When you play again, you begin anew.',
};
