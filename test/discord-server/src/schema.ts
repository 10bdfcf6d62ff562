import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  ApplicationCommandUpdateRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  CreatePrivateChannelRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { z } from 'zod';

// The package's schemas are of zod's small kind, which says "Invalid input" unless it is given a language.
z.config(z.locales.en());

const SCHEMAS = {
  command: ApplicationCommandUpdateRequestSchema,
  'new message': CreateMessageInteractionCallbackRequestSchema,
  'message update': UpdateMessageInteractionCallbackRequestSchema,
  suggestions: ApplicationCommandAutocompleteCallbackRequestSchema,
  'follow-up': IncomingWebhookRequestPartialSchema,
  edit: IncomingWebhookUpdateRequestPartialSchema,
  modal: ModalInteractionCallbackRequestSchema,
  post: MessageCreateRequestSchema,
  'post edit': MessageEditRequestPartialSchema,
  thread: CreateTextThreadWithMessageRequestSchema,
  'direct messages': CreatePrivateChannelRequestSchema,
} as const;

export type PayloadKind = keyof typeof SCHEMAS;

/** discord.js sends these with every message, also where Discord's schema does not name them. */
const SENT_BY_THE_LIBRARY = new Set(['tts', 'nonce', 'enforce_nonce']);

/** What Discord's own schema says against a payload, fields that it does not know included. */
export function schemaComplaints(kind: PayloadKind, payload: unknown): string[] {
  const read = SCHEMAS[kind].safeParse(payload);
  if (!read.success) return [`${kind}: ${z.prettifyError(read.error)}`];
  return unknownFields(payload, read.data).map((path) => `${kind}: Discord knows no field ${path}`);
}

/** The schema drops what it does not know: whatever is missing from its output is unknown. */
function unknownFields(given: unknown, known: unknown, path = ''): string[] {
  if (Array.isArray(given)) {
    return given.flatMap((item, index) => unknownFields(item, (known as unknown[])[index], `${path}[${index}]`));
  }
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (SENT_BY_THE_LIBRARY.has(key)) return [];
    const kept = (known as Record<string, unknown>)[key];
    return kept === undefined ? [`${path}.${key}`] : unknownFields(value, kept, `${path}.${key}`);
  });
}
