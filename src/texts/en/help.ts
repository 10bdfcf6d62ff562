/** What I am and how to use me. Moves come in the person's letters. */
export const help = {
  first: (moves: readonly string[]) => [
    '**Matinee** gives one chess problem a day: mate in N, proved move by move.',
    `Answer from the menu under the board, or type a move like ${moves.join(', ')}.`,
    '',
    '`/puzzle` shows today’s board and starts your clock',
    '`/move` answers with one move or several',
    '`/hint` tells a little more each time',
    '`/solution` shows the whole proof',
    '`/stats` shows your times',
  ],
  rules: [
    '**Mate in N**: find the move that forces mate in N moves of yours, whatever the other side plays.',
    'Every move that keeps the shortest mate counts as right, not only one stored line.',
    'A move that mates, but later, is a free retry. Any other one is a wrong try: you see the defence that refutes it.',
    'Your clock runs from your first look until the mate. Hints and wrong tries are counted beside your time.',
    'Giving up shows the solution and ends the attempt.',
  ],
  notation: (forms: readonly string[], several: string) => [
    `A move can be written ${forms.join(', ')}, with or without its signs; several at once: ${several}.`,
    'Your own letters for the pieces come first, English ones always work, figurines too.',
    'A capital letter is the piece; a small letter that can be a file, like `b`, is first the pawn.',
  ],
  commandsTitle: '**All commands**',
  adminsTitle: '**Commands for admins**',
  rulesButton: 'Rules',
  commandsButton: 'Commands',
  adminsButton: 'For admins',
  notationButton: 'Writing moves',
};
