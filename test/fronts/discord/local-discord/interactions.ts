import type { ChatMessage } from './chat-message.js';
import type { Exchange } from './exchange.js';
import { makeId } from './ids.js';
import { type Visitor, whoAndWhere } from './people.js';

/** A file that a person attaches; where it lies and how large it is, is Discord's word and may be a lie in a test. */
export interface Attached {
  readonly name: string;
  readonly url: string;
  readonly size: number;
}

export type SlashArgs = Readonly<Record<string, string | number | boolean | Attached>>;

const TYPES = { string: 3, number: 4, boolean: 5 } as const;

interface Subject {
  readonly exchange: Exchange;
  readonly applicationId: string;
  readonly visitor: Visitor;
}

const envelope = ({ exchange, applicationId, visitor }: Subject, type: number, data: object, more: object = {}) => ({
  id: exchange.id,
  application_id: applicationId,
  type,
  token: exchange.token,
  version: 1,
  entitlements: [],
  authorizing_integration_owners: {},
  app_permissions: '0',
  attachment_size_limit: 10_485_760,
  locale: 'en-US',
  ...whoAndWhere(visitor),
  data,
  ...more,
});

export function slashInteraction(subject: Subject, command: string, args: SlashArgs): object {
  const attachments: Record<string, object> = {};
  const options = Object.entries(args).map(([name, value]) => {
    if (typeof value !== 'object') return { name, value, type: TYPES[typeof value as keyof typeof TYPES] };
    const id = makeId();
    attachments[id] = { id, filename: value.name, size: value.size, url: value.url, proxy_url: value.url };
    return { name, value: id, type: 11 };
  });
  return envelope(subject, 2, { ...commandData(command, options), resolved: { attachments } });
}

export const suggestionInteraction = (subject: Subject, command: string, option: string, typed: string): object =>
  envelope(subject, 4, commandData(command, [{ name: option, value: typed, type: 3, focused: true }]));

export const componentInteraction = (
  subject: Subject,
  message: ChatMessage,
  component: { readonly custom_id: string | undefined; readonly value?: string },
): object =>
  envelope(
    subject,
    3,
    component.value === undefined
      ? { component_type: 2, custom_id: component.custom_id }
      : { component_type: 3, custom_id: component.custom_id, values: [component.value] },
    { message: message.toJSON(subject.applicationId) },
  );

function commandData(command: string, options: readonly object[]): object {
  const [name, part] = command.split(' ');
  return { id: makeId(), type: 1, name, options: part ? [{ name: part, type: 1, options }] : options };
}
