const DISCORD_EPOCH = 1_420_070_400_000n;

let serial = 0n;

/** A snowflake as Discord makes them: the time in its upper bits. */
export const makeId = (): string => (((BigInt(Date.now()) - DISCORD_EPOCH) << 22n) | (serial++ & 0x3fffffn)).toString();
