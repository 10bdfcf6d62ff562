import type { ChatMessage } from './chat-message.js';
import type { MessageEvent } from './messages.js';
import type { User } from './place-json.js';
import type { Places } from './places.js';

interface EventDependencies {
  readonly bot: User;
  readonly places: Places;
  readonly intents: () => number;
  readonly tell: (event: string, data: object, serverId: string | undefined) => void;
}

const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const MESSAGE_CONTENT = 1 << 15;

/** Tells the bot of messages, as far as it has asked to hear of them and is there. */
export function messageEvents({ bot, places, intents, tell }: EventDependencies) {
  return (event: MessageEvent, message: ChatMessage): void => {
    const channel = places.find(message.channelId);
    if (!channel || message.ephemeral) return;
    const { server } = channel;
    if (!(intents() & (server ? GUILD_MESSAGES : DIRECT_MESSAGES)) || server?.hasBot === false) return;
    const place = server ? { guild_id: server.id } : {};
    const { id, channelId: channel_id } = message;
    const hidden = server && message.author.id !== bot.id && !(intents() & MESSAGE_CONTENT);
    const data =
      event === 'MESSAGE_DELETE' ? { id, channel_id } : { ...message.toJSON(), ...(hidden && { content: '' }) };
    tell(event, { ...data, ...place }, server?.id);
  };
}
