import { makeId, timeOf } from './ids.js';
import { NOBODY, type Pinged } from './mentions.js';
import type { Component, Embed, MessagePayload, SentFilePart } from './message-rules.js';
import { type User, userJson } from './place-json.js';

interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly content: Uint8Array;
}

interface Origin {
  readonly channelId: string;
  readonly author: User;
  readonly at: number;
  /** The one person who sees it. */
  readonly onlyFor?: string | undefined;
  /** How the author told it from others. */
  readonly nonce?: string | number | undefined;
  readonly repliesTo?: string | undefined;
  /** That of an interaction, if it answers one. */
  readonly byInteraction?: boolean;
}

/** A message as it stands in a channel of the local Discord. */
export class ChatMessage {
  readonly id: string;
  readonly channelId: string;
  readonly author: User;
  readonly origin: Origin;
  state: 'waiting' | 'shown' | 'deleted' = 'waiting';
  content = '';
  components: readonly Component[] = [];
  embeds: readonly Embed[] = [];
  attachments: readonly Attachment[] = [];
  /** Who was notified when it appeared; edits notify nobody. */
  pinged: Pinged = NOBODY;
  editedAt: number | undefined;
  hasThread = false;

  constructor(origin: Origin) {
    this.id = makeId(origin.at);
    this.channelId = origin.channelId;
    this.author = origin.author;
    this.origin = origin;
  }

  get ephemeral(): boolean {
    return this.origin.onlyFor !== undefined;
  }

  isSeenBy(userId: string): boolean {
    return this.state !== 'deleted' && (!this.ephemeral || this.origin.onlyFor === userId);
  }

  /** What the payload leaves out stays as it is; a list of attachments says which of the old ones stay. */
  apply(payload: MessagePayload, files: ReadonlyMap<string, SentFilePart>): void {
    if (payload.content !== undefined) this.content = payload.content ?? '';
    if (payload.components) this.components = payload.components;
    if (payload.embeds) this.embeds = payload.embeds;
    const named = new Map(payload.attachments?.map((attachment) => [attachment.id, attachment]));
    const added = [...files].map(([key, { name, content }]) => ({
      id: makeId(),
      name,
      content,
      description: named.get(key)?.description ?? '',
    }));
    this.attachments = [...this.#kept(payload), ...added];
    this.state = 'shown';
  }

  /** Whether nothing would be left to see. */
  wouldBeEmpty(payload: MessagePayload, files: ReadonlyMap<string, SentFilePart>): boolean {
    const content = payload.content === undefined ? this.content : payload.content;
    const embeds = payload.embeds ?? this.embeds;
    return !content && embeds.length === 0 && files.size + this.#kept(payload).length === 0;
  }

  #kept({ attachments }: MessagePayload): readonly Attachment[] {
    return attachments
      ? this.attachments.filter(({ id }) => attachments.some((each) => each.id === id))
      : this.attachments;
  }

  buttons(): readonly Component[] {
    return this.components.flatMap((row) => row.components ?? []).filter(({ type }) => type === 2);
  }

  menus(): readonly Component[] {
    return this.components.flatMap((row) => row.components ?? []).filter(({ type }) => type === 3);
  }

  /** As Discord sends it to the bot. */
  toJSON(): object {
    const { byInteraction, repliesTo } = this.origin;
    return {
      id: this.id,
      type: byInteraction ? 20 : repliesTo ? 19 : 0,
      channel_id: this.channelId,
      author: userJson(this.author),
      content: this.content,
      timestamp: new Date(timeOf(this.id)).toISOString(),
      edited_timestamp: this.editedAt === undefined ? null : new Date(this.editedAt).toISOString(),
      tts: false,
      mention_everyone: this.pinged.everyone,
      mentions: this.pinged.users.map((id) => userJson({ id, name: 'somebody' })),
      mention_roles: this.pinged.roles,
      pinned: false,
      embeds: this.embeds,
      attachments: this.attachments.map(({ id, name, description, content }) => ({
        id,
        filename: name,
        description,
        size: content.length,
        url: `https://cdn.discordapp.com/attachments/1/${id}/${name}`,
        proxy_url: `https://media.discordapp.net/attachments/1/${id}/${name}`,
      })),
      components: this.components,
      flags: (this.hasThread ? 32 : 0) | (this.ephemeral ? 64 : 0) | (this.state === 'waiting' ? 128 : 0),
      ...(repliesTo && { message_reference: { type: 0, channel_id: this.channelId, message_id: repliesTo } }),
    };
  }
}
