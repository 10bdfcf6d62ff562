const DISCORD_EPOCH = 1_420_070_400_000n;

let serial = 0n;

/** A snowflake as Discord makes them: the time in its upper bits. */
export const makeId = (at = Date.now()): string =>
  (((BigInt(Math.floor(at)) - DISCORD_EPOCH) << 22n) | (serial++ & 0x3fffffn)).toString();

export const timeOf = (id: string): number => Number((BigInt(id) >> 22n) + DISCORD_EPOCH);

/** Which of so many connections hears of a server. */
export const shardOf = (serverId: string, shards: number): number => Number((BigInt(serverId) >> 22n) % BigInt(shards));
