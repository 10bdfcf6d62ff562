import type { ChatMessage } from './chat-message.js';
import { type Exchange, KINDS } from './exchange.js';
import { makeId } from './ids.js';
import { inputsOf, type Modal, type ModalInput, TEXT_INPUT } from './modal-rules.js';
import { membership, type VisitContext, type Visitor, whoAndWhere } from './people.js';
import { userJson } from './place-json.js';

/** A file that a person attaches; where it lies and how large it is, is Discord's word and may be a lie in a test. */
export interface Attached {
  readonly name: string;
  readonly url: string;
  readonly size: number;
}

/** A channel, role or user that a person picks from Discord's own list. */
export interface Picked {
  readonly pick: 'channel' | 'role' | 'user';
  readonly id: string;
}

export type SlashArgs = Readonly<Record<string, string | number | boolean | Attached | Picked>>;

const TYPES = { string: 3, number: 4, boolean: 5 } as const;
const PICKED_TYPES = { user: 6, channel: 7, role: 8 } as const;

export interface Subject {
  readonly exchange: Exchange;
  readonly applicationId: string;
  readonly visitor: Visitor;
  readonly context: VisitContext;
}

const envelope = ({ exchange, applicationId, visitor, context }: Subject, data: object, more: object = {}) => ({
  id: exchange.id,
  application_id: applicationId,
  type: KINDS[exchange.asked.kind],
  token: exchange.token,
  version: 1,
  entitlements: [],
  attachment_size_limit: 10_485_760,
  ...whoAndWhere(visitor, context),
  data,
  ...more,
});

export function slashInteraction(subject: Subject, command: string, args: SlashArgs): object {
  const inServer = subject.visitor.server !== undefined;
  const resolved: Record<string, Record<string, object>> = {};
  const resolve = (kind: string, id: string, what: object) => {
    resolved[kind] = { ...resolved[kind], [id]: what };
  };
  const options = Object.entries(args).map(([name, value]) => {
    if (typeof value !== 'object') return { name, value, type: TYPES[typeof value as keyof typeof TYPES] };
    if ('pick' in value) {
      resolvePicked(value, inServer, resolve);
      return { name, value: value.id, type: PICKED_TYPES[value.pick] };
    }
    const id = makeId();
    resolve('attachments', id, { id, filename: value.name, size: value.size, url: value.url, proxy_url: value.url });
    return { name, value: id, type: 11 };
  });
  return envelope(subject, { ...commandData(command, options), resolved });
}

/** What Discord tells of a pick; of somebody in a server also how they are its member, but not who, which is told once. */
function resolvePicked(
  { pick, id }: Picked,
  inServer: boolean,
  resolve: (kind: string, id: string, what: object) => void,
): void {
  if (pick === 'channel') resolve('channels', id, { id, type: 0, name: 'chess', permissions: '0' });
  else if (pick === 'role') {
    resolve('roles', id, {
      id,
      name: 'players',
      permissions: '0',
      position: 0,
      color: 0,
      hoist: false,
      managed: false,
    });
  } else {
    resolve('users', id, userJson({ id, name: 'Somebody' }));
    if (inServer) resolve('members', id, membership('0'));
  }
}

export const suggestionInteraction = (subject: Subject, command: string, option: string, typed: string): object =>
  envelope(subject, commandData(command, [{ name: option, value: typed, type: 3, focused: true }]));

export const componentInteraction = (
  subject: Subject,
  message: ChatMessage,
  component: { readonly custom_id: string | undefined; readonly value?: string },
): object =>
  envelope(
    subject,
    component.value === undefined
      ? { component_type: 2, custom_id: component.custom_id }
      : { component_type: 3, custom_id: component.custom_id, values: [component.value] },
    { message: message.toJSON() },
  );

/** What the person typed, in the shape in which the modal asked for it. */
export function modalInteraction(subject: Subject, modal: Modal, typed: Readonly<Record<string, string>>): object {
  const filled = ({ type, custom_id = '', value = '' }: ModalInput) => {
    const text = typed[custom_id] ?? value;
    return { type, id: 1, custom_id, ...(type === TEXT_INPUT ? { value: text } : { values: text ? [text] : [] }) };
  };
  const components = modal.components.map((part) => {
    const inputs = inputsOf(part).map(filled);
    return part.component
      ? { type: part.type, id: 1, component: inputs[0] }
      : { type: part.type, id: 1, components: inputs };
  });
  const { pressed } = subject.exchange;
  return envelope(subject, { custom_id: modal.custom_id, components }, pressed ? { message: pressed.toJSON() } : {});
}

function commandData(command: string, options: readonly object[]): object {
  const [name, part] = command.split(' ');
  return { id: makeId(), type: 1, name, options: part ? [{ name: part, type: 1, options }] : options };
}
