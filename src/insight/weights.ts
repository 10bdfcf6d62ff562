import type { Model } from './difficulty/model.js';

// Written by `npm run fit -- lichess-mates.csv` on 2026-11-18. To change it, run that again.
//
// Ratings of the mates that were held out, one in five:
//
// | mate in | puzzles | rank correlation | by length alone | mean error |
// | ------- | ------: | ---------------: | --------------: | ---------: |
// | any     |   7,786 |            0.768 |           0.356 |        177 |
// | 1       |   2,847 |            0.736 |               – |        177 |
// | 2       |   3,285 |            0.750 |               – |        183 |
// | 3       |   1,440 |            0.632 |               – |        164 |
// | 4       |     185 |            0.495 |               – |        178 |
// | 5       |      25 |            0.813 |               – |        206 |

/** Each list is for mates in 1, mates in 2 and longer ones. */
export const MODEL: Model = {
  base: [489.7, 395.8, 498],
  seenUpTo: [1616, 1867, 2061],
  weights: {
    captures: { least: [0, 0, 0], most: [3.322, 3.17, 3.17], points: [20.49, 27.08, 20.5] },
    dearestCapture: { least: [0, 0, 0], most: [9, 9, 9], points: [13.33, 8.21, 4.5] },
    surestGain: { least: [0, 0, 0], most: [9, 9, 9], points: [-1.28, -8.434, -2.177] },
    inCheck: { least: [0, 0, 0], most: [1, 1, 1], points: [447.4, 301.5, 58.57] },
    ownMen: { least: [2, 2, 3], most: [16, 15, 15], points: [-24.29, -10.04, 3.244] },
    ownPieces: { least: [2, 2, 2], most: [8, 8, 8], points: [-23.05, 1.665, 39.8] },
    theirMen: { least: [2, 3, 3], most: [16, 16, 15], points: [-10.47, -10.09, -10.73] },
    theirPieces: { least: [2, 2, 2], most: [8, 8, 8], points: [17, 17.8, 20.67] },
    theirMaterial: { least: [6, 6, 7], most: [39, 39, 38], points: [16.22, 7.071, -4.068] },
    imbalance: { least: [0, 0, 0], most: [14, 15, 15], points: [-15.45, -4.911, 3.941] },
    ownKingPressed: { least: [0, 0, 0], most: [7, 7, 7], points: [9.821, 6.344, -0.9428] },
    menAimingAtKing: { least: [0, 0, 0], most: [5, 5, 5], points: [44.53, 31.01, 15.65] },
    kingBlockedIn: { least: [0, 0, 0], most: [5, 4, 5], points: [5.634, -10.17, -18.76] },
    safeChecks: { least: [0, 0, 0], most: [2.585, 2.585, 2.322], points: [65.3, 143.8, 91.2] },
    checkingMen: { least: [1, 1, 0], most: [4, 3, 3], points: [-25.18, 27.5, 46.71] },
    checks: { least: [1, 0, 0], most: [3.585, 3.459, 3.459], points: [346.6, 273.9, 159.7] },
    unsafeChecks: { least: [0, 0, 0], most: [3.322, 3.17, 3.17], points: [-66.24, -175.3, -118.7] },
    queenChecks: { least: [0, 0, 0], most: [3.322, 3.17, 3.17], points: [-109.9, -64.45, -37.88] },
    safeShareOfChecks: { least: [0, 0, 0], most: [1, 1, 1], points: [-100.2, -268.8, -172.8] },
    lookBetter: { least: [0, 0, 0], most: [5.209, 5.555, 5.492], points: [17.53, 8.683, -2.221] },
    betterBy: { least: [0, 0, 0], most: [9, 13, 12], points: [18.74, 31.69, 26.22] },
    keyIsQuiet: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 527, 293.3] },
    keyByPawn: { least: [0, 0, 0], most: [1, 1, 1], points: [123.5, 72.46, 20.36] },
    keyByQueen: { least: [0, 0, 0], most: [1, 1, 1], points: [27.23, 63.8, 76.36] },
    keyTakes: { least: [0, 0, 0], most: [9, 9, 9], points: [-18.34, 1.365, -9.194] },
    keyIsDoubleCheck: { least: [0, 0, 0], most: [1, 1, 1], points: [-462.2, -99.46, -115.8] },
    keySeemsTakeable: { least: [0, 0, 0], most: [1, 1, 1], points: [144, 125.4, 58.08] },
    keyGives: { least: [0, 0, 0], most: [1, 9, 9], points: [0, 2.994, 5.599] },
    keyHangs: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 85.77, 39.11] },
    keyOffersExchange: { least: [0, 0, 0], most: [1, 1, 1], points: [0, -63.08, -111.6] },
    keyRetreats: { least: [0, 0, 0], most: [1, 1, 1], points: [70.86, 25.5, 36.17] },
    keyAlongFile: { least: [0, 0, 0], most: [1, 1, 1], points: [-35.59, -76.99, -29.31] },
    keyBesideKing: { least: [0, 0, 0], most: [1, 1, 1], points: [96.99, 111.3, 90.98] },
    keyQueenBesideKing: { least: [0, 0, 0], most: [1, 1, 1], points: [-49.55, -61.67, -14.18] },
    keyGivesFlight: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 0, -19.97] },
    mateByKnight: { least: [0, 0, 0], most: [1, 1, 1], points: [44.15, 88.39, 47.2] },
    matePromotes: { least: [0, 0, 0], most: [1, 1, 1], points: [282.6, 203.2, 88.52] },
    mateMovesDiagonally: { least: [0, 0, 0], most: [1, 1, 1], points: [11.21, 52.31, 32.64] },
    mateOutOfReach: { least: [0, 0, 0], most: [1, 1, 1], points: [6.36, -104.7, -57.77] },
    mateOnKingsRank: { least: [0, 0, 0], most: [1, 1, 1], points: [-48.22, -36.94, -7.92] },
    mateOnKingsDiagonal: { least: [0, 0, 0], most: [1, 1, 1], points: [30.96, 49.06, 47.32] },
    mateByQueenBesideKing: { least: [0, 0, 0], most: [1, 1, 1], points: [-49.55, -127.4, -90.16] },
    mateFromAfar: { least: [1, 1, 1], most: [6, 6, 6], points: [14.59, 17.52, 12.35] },
    matedFromEdge: { least: [0, 0, 0], most: [3, 3, 3], points: [14.52, 49.81, 30.51] },
    flightsBeforeMate: { least: [0, 0, 0], most: [4, 3, 3], points: [27.56, 10.18, 23.65] },
    moves: { least: [0, 2, 3], most: [1, 2, 5], points: [0, 0, 55.3] },
    quietMovesLater: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 0, 82.28] },
    sacrifices: { least: [0, 0, 0], most: [1, 1, 2], points: [0, 54.81, 97.04] },
    givenLater: { least: [0, 0, 0], most: [1, 1, 9], points: [0, 0, -15.89] },
    leftHangingLater: { least: [0, 0, 0], most: [1, 1, 8], points: [0, 0, 47.32] },
    recaptures: { least: [0, 0, 0], most: [1, 1, 3], points: [0, -126.6, -111.7] },
    checksLater: { least: [0, 1, 2], most: [1, 3.585, 10.34], points: [0, 78.08, 45.44] },
    defences: { least: [0, 1, 2], most: [1, 3.322, 9.17], points: [0, 12.02, 17.03] },
    kindsOfMovers: { least: [0, 1, 1], most: [1, 2, 3], points: [0, 42.03, 55.65] },
    kingWalks: { least: [0, 0, 0], most: [1, 1, 3], points: [0, -45.33, -49.58] },
    shareOfDuals: { least: [0, 0, 0], most: [1, 0.5, 0.7347], points: [-116.7, -310.7, -37.98] },
    matingMoves: { least: [1, 1, 1], most: [1.585, 2.322, 3.459], points: [-199.8, 122.7, 32.49] },
    nearMisses: { least: [0, 0, 0], most: [2.322, 2.322, 2.585], points: [52.62, 42.83, 44.17] },
  },
};
