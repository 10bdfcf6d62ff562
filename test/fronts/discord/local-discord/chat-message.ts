import { makeId } from './ids.js';
import type { Component, MessagePayload, SentFilePart } from './message-rules.js';

interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly content: Uint8Array;
}

/** A message as it stands in a channel of the local Discord. */
export class ChatMessage {
  readonly id = makeId();
  state: 'waiting' | 'shown' | 'deleted' = 'waiting';
  content = '';
  components: readonly Component[] = [];
  attachments: readonly Attachment[] = [];

  constructor(
    readonly channelId: string,
    readonly ephemeral: boolean,
  ) {}

  /** What the payload leaves out stays as it is; a list of attachments says which of the old ones stay. */
  apply(payload: MessagePayload, files: ReadonlyMap<string, SentFilePart>): void {
    if (payload.content !== undefined) this.content = payload.content ?? '';
    if (payload.components) this.components = payload.components;
    const named = new Map(payload.attachments?.map((attachment) => [attachment.id, attachment]));
    const kept = payload.attachments ? this.attachments.filter(({ id }) => named.has(id)) : this.attachments;
    const added = [...files].map(([key, { name, content }]) => ({
      id: makeId(),
      name,
      content,
      description: named.get(key)?.description ?? '',
    }));
    this.attachments = [...kept, ...added];
    this.state = 'shown';
  }

  buttons(): readonly Component[] {
    return this.components.flatMap((row) => row.components ?? []).filter(({ type }) => type === 2);
  }

  menus(): readonly Component[] {
    return this.components.flatMap((row) => row.components ?? []).filter(({ type }) => type === 3);
  }

  /** As Discord sends it to the bot. */
  toJSON(applicationId: string): object {
    return {
      id: this.id,
      type: 20,
      channel_id: this.channelId,
      author: {
        id: applicationId,
        username: 'matinee',
        discriminator: '0',
        avatar: null,
        global_name: null,
        bot: true,
      },
      content: this.content,
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
      tts: false,
      mention_everyone: false,
      mentions: [],
      mention_roles: [],
      pinned: false,
      embeds: [],
      attachments: this.attachments.map(({ id, name, description, content }) => ({
        id,
        filename: name,
        description,
        size: content.length,
        url: `https://cdn.discordapp.com/attachments/1/${id}/${name}`,
        proxy_url: `https://media.discordapp.net/attachments/1/${id}/${name}`,
      })),
      components: this.components,
      flags: (this.ephemeral ? 64 : 0) | (this.state === 'waiting' ? 128 : 0),
    };
  }
}
