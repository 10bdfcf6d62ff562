import { type Context, defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { type LeaderboardPlace, MEASURES, PERIODS, SCOPES, type Scope } from '../src/people/leaderboard.js';
import { LEADERBOARD_ROWS, type LeaderboardChoice, showLeaderboard } from '../src/views/leaderboard.js';

export const leaderboard = defineCommand({
  spec: {
    name: 'leaderboard',
    description: 'Who stands where: by score, time, streak or rating',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'period', description: 'Over which days', type: 'text', maxLength: 20, choices: PERIODS },
      { name: 'scope', description: 'Among whom', type: 'text', maxLength: 30, choices: SCOPES },
      { name: 'by', description: 'What counts', type: 'text', maxLength: 20, choices: MEASURES },
      { name: 'page', description: 'The page', type: 'integer', min: 1, max: 100_000, internal: true },
    ],
  },

  async run(context, args) {
    const { caller, services, speech } = context;
    const wish: LeaderboardChoice = {
      period: PERIODS.find((each) => each === args.period) ?? 'week',
      // In direct messages there is nobody else.
      scope: SCOPES.find((each) => each === args.scope) ?? (caller.inServer ? 'server' : 'global'),
      by: MEASURES.find((each) => each === args.by) ?? 'score',
    };
    const place = placeOf(wish.scope, context);
    if (!place) return sentence(speech.texts.leaderboard.noChannel);
    const today = await services.game.today(caller.serverId);
    const { by, period } = wish;
    const listPage = (page: number) =>
      services.players.listBoard({
        by,
        period,
        today,
        place,
        userId: caller.userId,
        from: (page - 1) * LEADERBOARD_ROWS,
        most: LEADERBOARD_ROWS,
        now: services.now(),
      });
    const asked = args.page ?? 1;
    const board = await listPage(asked);
    // A board may have become shorter since its pages were turned.
    const page = Math.min(asked, Math.max(1, Math.ceil(board.total / LEADERBOARD_ROWS)));
    const shown = page === asked ? board : await listPage(page);
    return showLeaderboard(context, wish, { ...shown, page, isClosed: await isClosed(wish, context) });
  },
});

/** Where posts show the board to all, nobody gets onto the server's boards by time. */
async function isClosed({ by, scope }: LeaderboardChoice, { caller, services }: Context): Promise<boolean> {
  if (by !== 'time' || scope === 'global') return false;
  return (await services.servers.find(caller.serverId))?.board === 'open';
}

/** Always the caller's own server and channel. Undefined: there is no channel around them. */
function placeOf(scope: Scope, { caller: { serverId, channelId } }: Context): LeaderboardPlace | undefined {
  switch (scope) {
    case 'server':
      return { kind: 'server', serverId };
    case 'friends-of-this-channel':
      return channelId === undefined ? undefined : { kind: 'channel', serverId, channelId };
    case 'global':
      return { kind: 'world' };
  }
}
