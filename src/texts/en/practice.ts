/** Practice: puzzles without end, apart from the daily. */
export const practice = {
  nothingLeft: 'There is no puzzle like that left that you have not had. Shall I look more widely?',
  noneOfLength: (mateIn: number) => `There is no mate in ${mateIn} for practice. Shall I look for another length?`,
  noneLikeThat: 'There is no puzzle like that for practice. Shall I look more widely?',
  noneYet: 'There is no puzzle for practice yet. New ones will come.',
  nothingAtAll: 'You have had every puzzle for practice that there is. New ones will come.',
  nothingLikeIt: (theme: string) => `I know no theme ${theme}. Pick one of those that I suggest while you type.`,
  anyDifficulty: 'Any difficulty',
  anyTheme: 'Any theme',
  anyLength: 'Any length',
  anything: 'Anything',
};
