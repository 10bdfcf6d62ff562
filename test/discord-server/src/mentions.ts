/** Who got a notification from a message. */
export interface Pinged {
  readonly everyone: boolean;
  readonly roles: readonly string[];
  readonly users: readonly string[];
}

export const NOBODY: Pinged = { everyone: false, roles: [], users: [] };

export interface AllowedMentions {
  readonly parse?: readonly string[];
  readonly roles?: readonly string[];
  readonly users?: readonly string[];
  readonly replied_user?: boolean;
}

export interface PingRules {
  /** The permission MENTION_EVERYONE: for @everyone, @here and roles that not everybody may ping. */
  readonly mayPingAll: boolean;
  isMentionable(roleId: string): boolean;
}

/** By Discord's rules: it must be written, be allowed by the message, and be permitted to the bot. */
export function whoIsPinged(
  content: string,
  allowed: AllowedMentions | undefined,
  rules: PingRules,
  repliedTo?: string,
): Pinged {
  const covers = (kind: 'roles' | 'users', id: string) =>
    !allowed || allowed.parse?.includes(kind) || allowed[kind]?.includes(id);
  const written = (pattern: RegExp) => [...new Set([...content.matchAll(pattern)].flatMap(([, id]) => id ?? []))];
  const users = written(/<@!?(\d+)>/g).filter((id) => covers('users', id));
  const replied = repliedTo && (allowed ? allowed.replied_user : true) ? [repliedTo] : [];
  return {
    everyone: rules.mayPingAll && /@(everyone|here)/.test(content) && (allowed?.parse?.includes('everyone') ?? true),
    roles: written(/<@&(\d+)>/g).filter((id) => covers('roles', id) && (rules.mayPingAll || rules.isMentionable(id))),
    users: [...new Set([...users, ...replied])],
  };
}

/** Discord refuses to be told both "all of them" and "these". */
export const mentionComplaints = (allowed: AllowedMentions | null | undefined): string[] =>
  (['roles', 'users'] as const)
    .filter((kind) => allowed?.parse?.includes(kind) && allowed[kind]?.length)
    .map((kind) => `allowed_mentions: parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`);
