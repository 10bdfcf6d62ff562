import type { RawFile } from 'discord.js';
import { fitText } from './fit-text.js';
import { MAX_TEXT } from './limits.js';
import type { MessageOut } from './message-out.js';

interface PostBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: RawFile[];
}

/** A message as Discord's API takes it. What it pings is the one role that is named here, at its end, and nobody else. */
export function postBody({ content, components, files }: MessageOut, roleId?: string): PostBody {
  const mention = roleId ? `\n<@&${roleId}>` : '';
  return {
    body: {
      content: fitText(content, MAX_TEXT - mention.length) + mention,
      components,
      attachments: files.map(({ name, description }, id) => ({
        id: String(id),
        filename: name,
        ...(description && { description }),
      })),
      allowed_mentions: { parse: [], ...(roleId && { roles: [roleId] }) },
    },
    files: files.map(({ name, attachment }) => ({ name, data: attachment })),
  };
}

/** Without pictures or files of its own, a change leaves those that the message has. It pings nobody. */
export function editBody(message: MessageOut, roleId?: string): PostBody {
  const { body: pinging, files } = postBody(message, roleId);
  const body: PostBody['body'] = { ...pinging, allowed_mentions: { parse: [] } };
  if (files.length > 0) return { body, files };
  const { attachments: _, ...rest } = body;
  return { body: rest, files };
}
