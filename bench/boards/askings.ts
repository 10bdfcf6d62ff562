import { type LeaderboardPlace, type LeaderboardQuery, MEASURES, PERIODS } from '../../src/people/leaderboard.js';
import { Random } from '../../src/puzzles/composing/random.js';
import { type Crowd, channelName, memberName, serverName, TODAY } from './crowd.js';

/** What is asked for, whoever asks. */
export type Board = Pick<LeaderboardQuery, 'by' | 'period' | 'today' | 'place' | 'now'>;

const PAGE = 10;

/** By each measure, in each kind of place, over each period. */
export function boardsOf(): readonly Board[] {
  const serverId = serverName(0);
  const places: readonly LeaderboardPlace[] = [
    { kind: 'server', serverId },
    { kind: 'channel', serverId, channelId: channelName(0) },
    { kind: 'world' },
  ];
  return MEASURES.flatMap((by) =>
    places.flatMap((place) =>
      PERIODS.map((period) => ({ by, place, period, today: TODAY, now: Date.parse(`${TODAY}T20:00:00Z`) })),
    ),
  );
}

/** Anybody asks for any page. */
export function questionsTo(board: Board, total: number, { members }: Crowd, askings: number): LeaderboardQuery[] {
  const random = new Random(5, 0);
  return Array.from({ length: askings }, () => ({
    ...board,
    userId: memberName(random.below(members)),
    from: PAGE * random.below(Math.max(1, Math.ceil(total / PAGE))),
    most: PAGE,
  }));
}
