import type { Model } from './difficulty/model.js';

// Written by `npm run fit -- lichess-mates.csv` on 2026-11-16. To change it, run that again.
//
// Ratings of the mates that were held out, one in five:
//
// | mate in | puzzles | rank correlation | by length alone | mean error |
// | ------- | ------: | ---------------: | --------------: | ---------: |
// | any     |   7,786 |            0.760 |           0.356 |        180 |
// | 1       |   2,847 |            0.730 |               – |        178 |
// | 2       |   3,285 |            0.739 |               – |        187 |
// | 3       |   1,440 |            0.623 |               – |        165 |
// | 4       |     185 |            0.488 |               – |        176 |
// | 5       |      25 |            0.782 |               – |        228 |

/** Each list is for mates in 1, mates in 2 and longer ones. */
export const MODEL: Model = {
  base: [514.1, 379.8, 474.7],
  seenUpTo: [1630, 1858, 2066],
  weights: {
    captures: { least: [0, 0, 0], most: [3.322, 3.17, 3.17], points: [30.18, 38.93, 23.95] },
    dearestCapture: { least: [0, 0, 0], most: [9, 9, 9], points: [13.99, 9.626, 5.547] },
    surestGain: { least: [0, 0, 0], most: [9, 9, 9], points: [14.38, 15.42, 16.81] },
    inCheck: { least: [0, 0, 0], most: [1, 1, 1], points: [451.5, 257.7, 38.92] },
    ownMen: { least: [2, 2, 3], most: [16, 15, 15], points: [-25.27, -9.664, 4.156] },
    ownPieces: { least: [2, 2, 2], most: [8, 8, 8], points: [-27.82, 2.565, 38.28] },
    theirMen: { least: [2, 3, 3], most: [16, 16, 15], points: [-11.03, -12.24, -10.66] },
    theirPieces: { least: [2, 2, 2], most: [8, 8, 8], points: [17.34, 18.78, 18.71] },
    theirMaterial: { least: [6, 6, 7], most: [39, 39, 38], points: [17.16, 6.853, -4.115] },
    imbalance: { least: [0, 0, 0], most: [14, 15, 15], points: [-15.85, -4.534, 4.687] },
    ownKingPressed: { least: [0, 0, 0], most: [7, 7, 7], points: [10.85, 8.11, -0.2551] },
    menAimingAtKing: { least: [0, 0, 0], most: [5, 5, 5], points: [46.2, 30.66, 17.21] },
    kingBlockedIn: { least: [0, 0, 0], most: [5, 4, 5], points: [7.413, -11.39, -21.38] },
    safeChecks: { least: [0, 0, 0], most: [2.585, 2.585, 2.322], points: [61.92, 118.9, 83.67] },
    checkingMen: { least: [1, 1, 0], most: [4, 3, 3], points: [-26.03, 30.72, 45.05] },
    checks: { least: [1, 0, 0], most: [3.585, 3.459, 3.459], points: [373.5, 308.9, 183.9] },
    unsafeChecks: { least: [0, 0, 0], most: [3.322, 3.17, 3.17], points: [-75.46, -184.1, -120.2] },
    queenChecks: { least: [0, 0, 0], most: [3.322, 3.17, 3.17], points: [-110.4, -57.65, -28.1] },
    safeShareOfChecks: { least: [0, 0, 0], most: [1, 1, 1], points: [-118.2, -253.5, -164.1] },
    keyIsQuiet: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 588.2, 358.6] },
    keyByPawn: { least: [0, 0, 0], most: [1, 1, 1], points: [121.3, 67.09, 22.26] },
    keyByQueen: { least: [0, 0, 0], most: [1, 1, 1], points: [30.27, 85.62, 87.86] },
    keyTakes: { least: [0, 0, 0], most: [9, 9, 9], points: [-34.64, -17.32, -20.34] },
    keyIsDoubleCheck: { least: [0, 0, 0], most: [1, 1, 1], points: [-481.3, -140.4, -114.2] },
    keySeemsTakeable: { least: [0, 0, 0], most: [1, 1, 1], points: [248.7, 255.8, 93.56] },
    keyGives: { least: [0, 0, 0], most: [1, 9, 9], points: [0, 20.92, 18.3] },
    keyHangs: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 218.3, 113] },
    keyOffersExchange: { least: [0, 0, 0], most: [1, 1, 1], points: [0, -108.2, -150.8] },
    keyRetreats: { least: [0, 0, 0], most: [1, 1, 1], points: [69.94, 23.08, 42.18] },
    keyAlongFile: { least: [0, 0, 0], most: [1, 1, 1], points: [-32.22, -78.64, -27.11] },
    keyBesideKing: { least: [0, 0, 0], most: [1, 1, 1], points: [75.5, 110, 94.34] },
    keyQueenBesideKing: { least: [0, 0, 0], most: [1, 1, 1], points: [-50.89, -72.89, -29.7] },
    keyGivesFlight: { least: [0, 0, 0], most: [1, 1, 1], points: [0, -17.65, -15.41] },
    mateByKnight: { least: [0, 0, 0], most: [1, 1, 1], points: [47.66, 85.28, 49.18] },
    matePromotes: { least: [0, 0, 0], most: [1, 1, 1], points: [296.5, 197.7, 71.82] },
    mateMovesDiagonally: { least: [0, 0, 0], most: [1, 1, 1], points: [10.57, 51.53, 29.46] },
    mateOutOfReach: { least: [0, 0, 0], most: [1, 1, 1], points: [-12.83, -96.02, -52.57] },
    mateOnKingsRank: { least: [0, 0, 0], most: [1, 1, 1], points: [-50.38, -42.26, -11.94] },
    mateOnKingsDiagonal: { least: [0, 0, 0], most: [1, 1, 1], points: [25.83, 42.2, 41.11] },
    mateByQueenBesideKing: { least: [0, 0, 0], most: [1, 1, 1], points: [-50.89, -126.5, -89.73] },
    mateFromAfar: { least: [1, 1, 1], most: [6, 6, 6], points: [15.17, 17.54, 10.66] },
    matedFromEdge: { least: [0, 0, 0], most: [3, 3, 3], points: [9.73, 52.86, 30.36] },
    flightsBeforeMate: { least: [0, 0, 0], most: [4, 3, 3], points: [18.05, 7.197, 22.86] },
    moves: { least: [0, 2, 3], most: [1, 2, 5], points: [0, 0, 64.12] },
    quietMovesLater: { least: [0, 0, 0], most: [1, 1, 1], points: [0, 0, 60.99] },
    sacrifices: { least: [0, 0, 0], most: [1, 1, 2], points: [0, 61.19, 100.8] },
    givenLater: { least: [0, 0, 0], most: [1, 1, 9], points: [0, 0, -15.38] },
    leftHangingLater: { least: [0, 0, 0], most: [1, 1, 8], points: [0, 0, 45.49] },
    recaptures: { least: [0, 0, 0], most: [1, 1, 3], points: [0, -126.9, -111.9] },
    checksLater: { least: [0, 1, 2], most: [1, 3.585, 10.34], points: [0, 65.06, 40.26] },
    defences: { least: [0, 1, 2], most: [1, 3.322, 9.17], points: [0, 8.101, 18.82] },
    kindsOfMovers: { least: [0, 1, 1], most: [1, 2, 3], points: [0, 53.15, 58.83] },
    kingWalks: { least: [0, 0, 0], most: [1, 1, 3], points: [0, -44.55, -53.73] },
    shareOfDuals: { least: [0, 0, 0], most: [1, 0.5, 0.7347], points: [-116.9, -294.9, -5.836] },
    matingMoves: { least: [1, 1, 1], most: [1.585, 2.322, 3.459], points: [-200, 120.4, 24.3] },
  },
};
