export { chance } from './src/chance.js';
export type { ChatMessage } from './src/chat-message.js';
export { commandComplaints } from './src/command-rules.js';
export type { Exchange } from './src/exchange.js';
export { type Faults, LOST_REPLY, LOST_REQUEST, type Trouble } from './src/faults.js';
export { makeId, shardOf } from './src/ids.js';
export type { Attached, SlashArgs } from './src/interactions.js';
export { type LocalDiscord, startLocalDiscord } from './src/local-discord.js';
export {
  type Component,
  type MessagePayload,
  messageComplaints,
  type PostPayload,
  postComplaints,
} from './src/message-rules.js';
export { inputsOf, type Modal, type ModalInput, type ModalPart, modalComplaints } from './src/modal-rules.js';
export { ADMINISTRATOR, amongOthers, inDirectMessage, inServer, MANAGE_GUILD, type Visitor } from './src/people.js';
export type { Permission } from './src/permissions.js';
export { PRIVATE_THREAD } from './src/places.js';
export { schemaComplaints } from './src/schema.js';
export { Watch } from './src/watch.js';
