import { type AllowedMentions, mentionComplaints } from './mentions.js';

export interface SentFilePart {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly description?: string }[];
  readonly components?: readonly Component[];
}

export type Embed = Readonly<Record<string, unknown>>;

export interface MessagePayload {
  readonly content?: string | null;
  readonly flags?: number;
  readonly embeds?: readonly Embed[];
  readonly components?: readonly Component[];
  readonly attachments?: readonly { readonly id: string; readonly description?: string }[];
  readonly allowed_mentions?: AllowedMentions | null;
}

/** A message that the bot posts in a channel by itself. */
export interface PostPayload extends MessagePayload {
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean;
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean };
}

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const CONTENT_LIMIT = 2000;
/** SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS and IS_COMPONENTS_V2. */
const FLAGS_OF_POSTS = 4 | 4096 | 32_768;
const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** What Discord refuses in a message though its schema lets it pass. */
export function messageComplaints(payload: MessagePayload, files: ReadonlyMap<string, SentFilePart>): string[] {
  const rows = payload.components ?? [];
  const parts = rows.flatMap((row) => row.components ?? []);
  const bytes = [...files.values()].reduce((sum, { content }) => sum + content.length, 0);
  const ids = parts.flatMap(({ custom_id }) => custom_id ?? []);
  const letters = payload.content?.length ?? 0;
  return [
    ...(letters > CONTENT_LIMIT ? [`${letters} characters: 2,000 are the most`] : []),
    ...(rows.length > 5 ? [`${rows.length} rows: 5 are the most`] : []),
    ...(rows.length + parts.length > 40 ? [`${rows.length + parts.length} components: 40 are the most`] : []),
    ...rows.filter(({ type }) => type !== ROW).map(({ type }) => `component ${type} outside a row`),
    ...rows.flatMap(({ components = [] }) =>
      components.length > 1 && components.some(({ type }) => type !== BUTTON) ? ['a menu shares its row'] : [],
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `custom_id "${id}" is there twice`),
    ...parts.flatMap(partComplaints),
    ...(embedLetters(payload) > 6000 ? ['the embeds have over 6,000 characters'] : []),
    ...(bytes > UPLOAD_LIMIT ? [`${bytes} bytes of files: 10 MiB are the most`] : []),
    ...attachmentComplaints(payload, files),
    ...mentionComplaints(payload.allowed_mentions),
  ];
}

/** What is no rule of messages, but of those that answer nobody. */
export const postComplaints = ({ flags = 0, enforce_nonce, nonce }: PostPayload): string[] => [
  ...(flags & ~FLAGS_OF_POSTS ? [`flags ${flags} cannot be set on a message in a channel`] : []),
  ...(enforce_nonce && (nonce === undefined || nonce === null) ? ['enforce_nonce without a nonce'] : []),
];

function partComplaints({ type, custom_id, label, options = [] }: Component): string[] {
  if (type === BUTTON) {
    return [...(custom_id ? [] : ['a button has no custom_id']), ...(label ? [] : ['a button has no label'])];
  }
  if (type !== STRING_SELECT) return [];
  const values = options.map(({ value }) => value);
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `menu value "${value}" is there twice`);
}

function attachmentComplaints({ attachments = [] }: MessagePayload, files: ReadonlyMap<string, SentFilePart>) {
  const described = new Set(attachments.map(({ id }) => id));
  return [...files]
    .filter(([id]) => !described.has(id))
    .map(([id, { name }]) => `file ${id} (${name}) is not described`);
}

const embedLetters = ({ embeds = [] }: MessagePayload): number =>
  embeds.reduce((sum, embed) => sum + letters(embed), 0);

const COUNTED = new Set(['title', 'description', 'name', 'value', 'text']);

const letters = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.entries(value).reduce(
        (sum, [key, inner]) =>
          sum + (typeof inner === 'string' ? (COUNTED.has(key) ? inner.length : 0) : letters(inner)),
        0,
      );
