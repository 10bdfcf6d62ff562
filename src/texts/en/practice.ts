/** Practice: puzzles without end, apart from the daily. */
export const practice = {
  nothingLeft: 'There is no puzzle like that left that you have not had. Shall I look more widely?',
  nothingAtAll: 'You have had every puzzle for practice that there is. New ones will come.',
  nothingLikeIt: (theme: string) => `I know no theme ${theme}. Pick one of those that I suggest while you type.`,
  anyDifficulty: 'Any difficulty',
  anyTheme: 'Any theme',
  anyLength: 'Any length',
  anything: 'Anything',
};
