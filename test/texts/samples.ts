import type { Texts } from '../../src/texts/texts.js';

type Sentence = (...args: never[]) => unknown;

/** For each function of a subject, arguments to try it with. */
type SubjectSamples<Subject> = {
  readonly [Key in keyof Subject as Subject[Key] extends Sentence ? Key : never]: Subject[Key] extends Sentence
    ? Parameters<Subject[Key]>
    : never;
};

/** A subject that is listed has a sample for every function: the compiler sees to it. */
export const SAMPLES: { readonly [Name in keyof Texts]?: SubjectSamples<Texts[Name]> } = {
  answers: {
    onTheBoard: ['1.Kf7 Kh7'],
    mate: ['1.Re8#'],
    right: ['1.Kf7 Kh7', 31],
    slower: ['Ra1', 33, 32],
    stalemate: ['Rg7', 'black'],
    notMate: ['Rg2', 'white', 'Kh8'],
    escapes: ['Rg8+', 'black', 32, 'Kxg8'],
    otherDefence: ['Be5'],
    unclear: ['banana', 'because'],
    whyOffLine: ['Ra1'],
    whyMate: ['Rh1#'],
    whyRight: ['Kf7', 32],
    whyStalemate: ['Rg7', 'black'],
    whySlower: ['Ra1', 33, 32],
    whyRefuted: ['Rg8+', 'Kxg8', 32],
  },
  args: {
    inCommand: ['move', 'too long'],
    takesNo: ['move', 'colour', ['`moves`']],
    needs: ['move', 'moves', 'Your move'],
    notAFile: ['moves'],
    oneOf: ['side', ['white', 'black']],
    tooLong: ['moves', 200],
    wholeNumber: ['level', 41, 43],
    flag: ['flip'],
    channel: ['where'],
    role: ['whom'],
    file: ['file'],
  },
  choosing: {
    piece: ['♖', 'rook', 'g1'],
    whereTo: ['knight', 'g1'],
    takes: ['pawn'],
    promotion: ['♕', 'queen'],
  },
  common: {
    sideName: ['white'],
    and: [['a1', 'b2', 'c3']],
    or: [['a1', 'b2', 'c3']],
    wrongTries: [2],
    hints: [2],
    puzzles: [2],
    somethingWentWrong: ['abc123'],
    onlyAdmins: ['setup'],
    onlyInServers: ['setup'],
    whichOne: [['`/puzzles add`']],
    unknownCommand: ['dance'],
  },
  dates: { unreadable: ['2026-11-16'], notOut: ['17 May', '16 May'] },
  difficulty: { rated: [1460], themes: [['ab', 'cd']], theme: ['smothered'] },
  help: { first: [['`Nf3`', '`g1f3`']], notation: [['`Nf3`'], '`Qh7 Qg7`'] },
  hints: {
    taken: [51, 53, 'text'],
    offer: [51, 53, 'something'],
    take: [51],
    piece: ['queen', 'd1'],
    square: ['pawn', 'e7', 'e8'],
  },
  moveFaults: {
    unreadable: [['`Nf3`', '`g1f3`']],
    emptySquare: ['a1'],
    theirPiece: ['h8', 'white'],
    anotherPiece: ['white', 'rook', 'h1'],
    ownPiece: ['knight', 'e2'],
    outOfReach: ['black', [{ role: 'pawn', file: 'b' }, { role: 'bishop' }, { role: 'queen', rank: 2 }], 'c4'],
    whichPromotion: [['`e8=Q`', '`e8=R`']],
    whichPiece: ['knight', ['`Nbd2`', '`Nfd2`']],
    whichMove: [['`bxc3`', '`Bxc3`']],
  },
  playing: {
    title: ['white', 32],
    under: [{ practice: 17 }, 'rest'],
    soFar: ['1.Kf7 Kh7'],
    yourLine: ['1.Kf7 Kh7'],
    clockShows: ['8.3 s'],
    solved: ['8.3 s', 61, 62],
    streak: [64],
    place: [73, 75],
    over: [{ day: '16 May' }, 'outcome'],
    nonePlayed: [{ day: '16 May' }],
    stillProving: [81, 89, 83],
  },
  positions: {
    side: ['white', 'men'],
    men: ['rook', ['a1', 'f1']],
    toMove: ['black'],
    inCheck: ['black'],
    checkmated: ['white'],
    stalemated: ['white'],
    mayCastle: ['white', 'queen'],
    lastMove: ['black', 'd7', 'd5'],
  },
  proof: {
    endsAttempt: [{ practice: 17 }],
    asQuick: [['Qxg6#']],
    shown: ['Kh7'],
    defences: ['black', 37, '1.Ra6'],
    thenMove: ['Rh1#'],
    thenMate: [32],
  },
  stats: {
    solved: [41, 43],
    times: [32, 35, '8.3 s', '9.4 s'],
    last: [37],
    practice: [17],
    line: ['16 May', 32, 'given', 61, 62],
  },
};
