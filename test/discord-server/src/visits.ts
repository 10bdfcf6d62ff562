import type { ChatMessage } from './chat-message.js';
import { type Asked, Exchange } from './exchange.js';
import {
  componentInteraction,
  modalInteraction,
  type SlashArgs,
  type Subject,
  slashInteraction,
  suggestionInteraction,
} from './interactions.js';
import type { Messages } from './messages.js';
import { inputsOf, type Modal } from './modal-rules.js';
import type { VisitContext, Visitor } from './people.js';

interface VisitDependencies {
  readonly applicationId: string;
  readonly messages: Messages;
  readonly exchanges: Exchange[];
  readonly now: () => number;
  /** The same visitor, in the channel in which Discord finds them. */
  readonly arrive: (visitor: Visitor) => Visitor;
  readonly contextOf: (visitor: Visitor) => VisitContext;
  readonly tell: (event: string, data: object, serverId: string | undefined) => void;
}

/** What people do with the bot. */
export function makeVisits({ applicationId, messages, exchanges, now, arrive, contextOf, tell }: VisitDependencies) {
  let last: (() => void) | undefined;

  const deliver = (
    person: Visitor,
    asked: Pick<Asked, 'kind' | 'pressed'>,
    make: (subject: Subject) => object,
  ): Exchange => {
    const visitor = arrive(person);
    const exchange = new Exchange({ ...asked, channelId: visitor.channelId, userId: visitor.id, at: now() }, messages);
    exchanges.push(exchange);
    const data = make({ exchange, applicationId, visitor, context: contextOf(visitor) });
    last = () => tell('INTERACTION_CREATE', data, visitor.server?.id);
    last();
    return exchange;
  };

  /** A visitor where the message stands, which may be a thread. */
  const at = (visitor: Visitor, message: ChatMessage): Visitor => {
    if (!message.isSeenBy(visitor.id)) throw new Error(`${visitor.name} does not see "${message.content}"`);
    return { ...visitor, channelId: message.channelId };
  };

  return {
    slash: (visitor: Visitor, command: string, args: SlashArgs = {}): Exchange =>
      deliver(visitor, { kind: 'command' }, (subject) => slashInteraction(subject, command, args)),
    type: (visitor: Visitor, command: string, option: string, typed: string): Exchange =>
      deliver(visitor, { kind: 'typing' }, (subject) => suggestionInteraction(subject, command, option, typed)),
    press(visitor: Visitor, message: ChatMessage, label: string): Exchange {
      const button = message.buttons().find((each) => each.label === label && !each.disabled);
      if (!button) throw new Error(`no button "${label}" to press on "${message.content}"`);
      return deliver(at(visitor, message), { kind: 'component', pressed: message }, (subject) =>
        componentInteraction(subject, message, { custom_id: button.custom_id }),
      );
    },
    choose(visitor: Visitor, message: ChatMessage, label: string): Exchange {
      for (const { custom_id, options } of message.menus()) {
        const value = options?.find((option) => option.label === label)?.value;
        if (value === undefined) continue;
        return deliver(at(visitor, message), { kind: 'component', pressed: message }, (subject) =>
          componentInteraction(subject, message, { custom_id, value }),
        );
      }
      throw new Error(`no option "${label}" to choose on "${message.content}"`);
    },
    /** Fills in the modal that this exchange has shown; Discord's own window takes nothing that does not fit. */
    submit(visitor: Visitor, { modal, pressed }: Exchange, typed: Readonly<Record<string, string>>): Exchange {
      if (!modal) throw new Error('no modal to submit');
      const complaint = typedComplaint(modal, typed);
      if (complaint) throw new Error(complaint);
      const place = pressed ? at(visitor, pressed) : visitor;
      return deliver(place, { kind: 'modal', pressed }, (subject) => modalInteraction(subject, modal, typed));
    },
    repeatLast: (): void => last?.(),
  };
}

function typedComplaint({ components }: Modal, typed: Readonly<Record<string, string>>): string | undefined {
  const inputs = components.flatMap(inputsOf);
  for (const id of Object.keys(typed)) {
    if (!inputs.some(({ custom_id }) => custom_id === id)) return `the modal has no input "${id}"`;
  }
  for (const { custom_id = '', value = '', required = true, min_length = 0, max_length = 4000 } of inputs) {
    const { length } = typed[custom_id] ?? value;
    if (required && length === 0) return `"${custom_id}" must be filled in`;
    if (length > 0 && length < min_length) return `"${custom_id}" wants ${min_length} characters`;
    if (length > max_length) return `"${custom_id}" takes ${max_length} characters`;
  }
  return undefined;
}
