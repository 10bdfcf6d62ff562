import type { ChannelPlace, Channels, Permission, PostFault } from '../../src/bot/channels.js';
import type { ShownReply } from '../../src/bot/reply.js';
import { fail, ok, type Result } from '../../src/shared/result.js';

export interface Notice {
  readonly place: ChannelPlace;
  readonly reply: ShownReply;
  readonly roleId?: string;
}

/** A chat's channels, by server: who may do what there is set by the test, and what is posted stays readable. */
export class NoticeBoard implements Channels {
  readonly notices: Notice[] = [];
  /** What the bot lacks in a channel; a channel that is not here does not exist. */
  readonly lacking = new Map<string, readonly Permission[]>();
  /** Instead of everything else. */
  fault: PostFault | undefined;

  open({ serverId, channelId }: ChannelPlace, lacking: readonly Permission[] = []): void {
    this.lacking.set(`${serverId} ${channelId}`, lacking);
  }

  async missingPermissions(
    { serverId, channelId }: ChannelPlace,
    wishes: { readonly thread: boolean; readonly roleId?: string },
  ): Promise<Result<readonly Permission[], PostFault>> {
    if (this.fault) return fail(this.fault);
    const lacking = this.lacking.get(`${serverId} ${channelId}`);
    if (!lacking) return fail({ code: 'gone' });
    const unwanted = [
      ...(wishes.thread ? [] : ['create threads', 'send in threads']),
      ...(wishes.roleId ? [] : ['mention roles']),
    ];
    return ok(lacking.filter((each) => !unwanted.includes(each)));
  }

  async post(place: ChannelPlace, reply: ShownReply, { roleId }: { readonly nonce: string; readonly roleId?: string }) {
    const missing = await this.missingPermissions(place, { thread: false });
    if (!missing.ok) return missing;
    if (missing.value.length > 0) return fail<PostFault>({ code: 'forbidden', missing: missing.value });
    this.notices.push({ place, reply, ...(roleId !== undefined && { roleId }) });
    return ok({ messageId: String(this.notices.length) });
  }

  find = async () => ok(undefined);
  edit = async () => ok(undefined);
  openThread = async () => ok(undefined);
  write = async () => ok(undefined);
}
