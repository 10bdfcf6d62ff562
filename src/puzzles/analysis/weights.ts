import type { Model } from './difficulty/model.js';

// Written by `npm run fit -- lichess-mates.csv` on 2026-11-18. To change it, run that again.
//
// Ratings of the mates that were held out, one in five:
//
// | mate in   | puzzles | rank correlation | by length alone | mean error |
// | --------- | ------: | ---------------: | --------------: | ---------: |
// | any       |   7,786 |            0.769 |           0.356 |        177 |
// | 1         |   2,847 |            0.736 |               – |        177 |
// | 2         |   3,285 |            0.751 |               – |        183 |
// | 3         |   1,440 |            0.634 |               – |        164 |
// | 4         |     185 |            0.498 |               – |        181 |
// | 5         |      25 |            0.810 |               – |        210 |
// | quiet key |      48 |            0.535 |           0.218 |        235 |

/** Each list is for mates in 1, mates in 2 and longer ones whose key checks, and mates with a quiet key. */
export const MODEL: Model = {
  base: [443, 366.3, 427.9, 840],
  seenUpTo: [1617, 1860, 2058, 2132],
  weights: {
    captures: { least: [0, 0, 0, 0], most: [3.322, 3.17, 3.17, 3.322], points: [20.07, 26.77, 20.25, 0] },
    dearestCapture: { least: [0, 0, 0, 0], most: [9, 9, 9, 9], points: [13.32, 8.226, 5.134, 0] },
    surestGain: { least: [0, 0, 0, 0], most: [9, 9, 9, 9], points: [-1.403, -8.387, -3.975, 0] },
    inCheck: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [468.8, 337, 76.69, 0] },
    ownMen: { least: [2, 2, 3, 2], most: [16, 15, 15, 15], points: [-24.08, -10.44, 3.102, 0] },
    ownPieces: { least: [2, 2, 2, 1], most: [8, 8, 8, 7], points: [-23.83, 0.421, 37.47, 0] },
    theirMen: { least: [2, 3, 4, 2], most: [16, 16, 15, 15], points: [-10.27, -9.906, -9.806, 0] },
    theirPieces: { least: [2, 2, 2, 1], most: [8, 8, 8, 8], points: [17.28, 17.72, 20.59, 0] },
    theirMaterial: { least: [6, 7, 9, 2], most: [39, 39, 38, 37], points: [15.86, 7.306, -3.515, 0] },
    imbalance: { least: [0, 0, 0, 0], most: [14, 15, 15, 10], points: [-15.18, -5.081, 3.593, 0] },
    ownKingPressed: { least: [0, 0, 0, 0], most: [7, 7, 7, 5], points: [10.37, 6.397, -0.3554, 0] },
    menAimingAtKing: { least: [0, 0, 0, 0], most: [5, 5, 5, 6], points: [44.35, 30.72, 13.37, 0] },
    kingBlockedIn: { least: [0, 0, 0, 0], most: [5, 4, 5, 4], points: [5.629, -10.38, -19.59, 0] },
    safeChecks: { least: [0, 0, 0, 0], most: [2.585, 2.585, 2.322, 1.585], points: [64.93, 141.1, 84.97, 107.3] },
    checkingMen: { least: [1, 1, 1, 0], most: [4, 3, 3, 2], points: [-26.19, 25.29, 37.75, 78.83] },
    checks: { least: [1, 1, 1, 0], most: [3.585, 3.459, 3.459, 1], points: [346.4, 280.5, 180.5, 0] },
    unsafeChecks: { least: [0, 0, 0, 0], most: [3.322, 3.17, 3.17, 1], points: [-65.85, -176.8, -122.6, 0] },
    queenChecks: { least: [0, 0, 0, 0], most: [3.322, 3.17, 3.17, 1], points: [-110.3, -67.1, -46.73, 0] },
    safeShareOfChecks: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [-98.65, -266.7, -162.9, 0] },
    choices: {
      least: [2.585, 2.807, 3.322, 1.585],
      most: [5.858, 5.807, 5.807, 5.858],
      points: [10.53, 6.389, 12.08, 46.07],
    },
    lookBetter: { least: [0, 0, 0, 0], most: [5.209, 5.555, 5.492, 5.585], points: [17.52, 8.715, -3.042, 0] },
    betterBy: { least: [0, 0, 0, 0], most: [9, 13, 12, 8], points: [18.85, 31.64, 27.41, 35.51] },
    keyIsQuiet: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [0, 0, 0, 0] },
    keyByPawn: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [126.2, 80.48, 32.38, 0] },
    keyByQueen: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [27.65, 64.04, 79.67, 0] },
    keyTakes: { least: [0, 0, 0, 0], most: [9, 9, 9, 9], points: [-18.25, 1.261, -5.483, -18] },
    keyIsDoubleCheck: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [-463.1, -105.1, -140.9, 0] },
    keySeemsTakeable: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [143.2, 122.6, 55.53, 0] },
    keyGives: { least: [0, 0, 0, 0], most: [1, 9, 9, 1], points: [0, 3.071, 6.496, 0] },
    keyHangs: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [0, 85.01, 29.09, 0] },
    keyOffersExchange: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [0, -64.32, -109.5, 0] },
    keyOffersQuietly: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [0, 0, 0, 91.34] },
    keyRetreats: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [71.37, 25.38, 35.29, 102.6] },
    keyAlongFile: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [-35.48, -77.48, -31.32, 0] },
    keyBesideKing: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [96.94, 109.6, 94.82, 0] },
    keyQueenBesideKing: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [-49.56, -60.71, -18.04, 0] },
    keyGivesFlight: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [0, 0, 0, 0] },
    mateByKnight: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [45.61, 89.01, 45.6, 0] },
    matePromotes: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [284.2, 204.6, 115.8, 0] },
    mateMovesDiagonally: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [11.23, 52.19, 29.62, 0] },
    mateOutOfReach: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [5.66, -105.4, -51.27, 0] },
    mateOnKingsRank: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [-48.58, -36.56, -8.409, 0] },
    mateOnKingsDiagonal: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [31.01, 50.13, 45.84, 0] },
    mateByQueenBesideKing: { least: [0, 0, 0, 0], most: [1, 1, 1, 1], points: [-49.56, -126.6, -85.2, 0] },
    mateFromAfar: { least: [1, 1, 1, 1], most: [6, 6, 6, 7], points: [14.97, 17.36, 9.4, 0] },
    matedFromEdge: { least: [0, 0, 0, 0], most: [3, 3, 3, 3], points: [14.75, 47.92, 29.82, 105.2] },
    flightsBeforeMate: { least: [0, 0, 0, 0], most: [4, 3, 3, 2], points: [27.87, 10.66, 22.96, 0] },
    moves: { least: [0, 2, 3, 2], most: [1, 2, 5, 6], points: [0, 0, 47.89, 47.89] },
    quietMovesLater: { least: [0, 0, 0, 0], most: [1, 1, 1, 4], points: [0, 0, 48.41, 36.94] },
    sacrifices: { least: [0, 0, 0, 0], most: [1, 1, 2, 1], points: [0, 54.82, 91.34, 0] },
    givenLater: { least: [0, 0, 0, 0], most: [1, 1, 9, 9], points: [0, 0, -15.13, 0] },
    leftHangingLater: { least: [0, 0, 0, 0], most: [1, 1, 8, 1], points: [0, 0, 47.46, 0] },
    recaptures: { least: [0, 0, 0, 0], most: [1, 1, 3, 2], points: [0, -127.9, -113.4, 0] },
    checksLater: { least: [0, 1, 2, 1], most: [1, 3.585, 10.34, 7.807], points: [0, 78.22, 46.07, 30.72] },
    defences: { least: [0, 1, 2, 1.585], most: [1, 2, 7.17, 18.12], points: [0, 4.642, 22.87, 10.04] },
    kindsOfMovers: { least: [0, 1, 1, 1], most: [1, 2, 3, 4], points: [0, 41.56, 55.65, 30.9] },
    kingWalks: { least: [0, 0, 0, 0], most: [1, 1, 3, 2], points: [0, -46, -48.85, 0] },
    shareOfDuals: { least: [0, 0, 0, 0], most: [1, 0.5, 0.5, 0.8913], points: [-116.6, -320.5, -48.72, 0] },
    matingMoves: { least: [1, 1, 1, 1], most: [1.585, 2.322, 3, 4.585], points: [-199.5, 130.9, 35.35, 0] },
    nearMisses: { least: [0, 0, 0, 0], most: [2.322, 2.322, 2.585, 2], points: [52.88, 41.98, 43.01, 48.87] },
    waitingMoves: { least: [0, 0, 0, 0], most: [1, 1, 1, 2], points: [0, 0, 0, 48.41] },
  },
};
