import { invalidWebhookToken, unknownInteraction } from './api-error.js';
import { type Callback, type Exchange, KINDS, MODAL } from './exchange.js';
import { timeOf } from './ids.js';
import type { MessagePayload } from './message-rules.js';
import { type Modal, modalComplaints } from './modal-rules.js';
import { type ApiDependencies, checkMessage, type Route, refuse } from './routes.js';
import { type PayloadKind, schemaComplaints } from './schema.js';

const CALLBACK_KINDS: Readonly<Record<number, PayloadKind>> = {
  4: 'new message',
  5: 'new message',
  6: 'message update',
  7: 'message update',
  8: 'suggestions',
};

/** For so long an interaction can be answered. */
const TOKEN_LIFE_MS = 15 * 60_000;

/** Answers to interactions. They need no token of the bot: each interaction has its own. */
export function interactionRoutes({ bot, clock, exchanges }: ApiDependencies): Route[] {
  const webhook = (application: string, webhookToken: string): Exchange => {
    const exchange = exchanges.find((each) => each.token === webhookToken);
    const isOver = !exchange || clock.now() - timeOf(exchange.id) > TOKEN_LIFE_MS;
    if (isOver || application !== bot.id) throw invalidWebhookToken();
    return exchange;
  };

  return [
    [
      /^POST \/interactions\/(\d+)\/([\w-]+)\/callback$/,
      ({ body, files, query }, id, interactionToken) => {
        const exchange = exchanges.find((each) => each.id === id && each.token === interactionToken);
        if (!exchange) throw unknownInteraction();
        const callback = body as Callback;
        if (callback.type === MODAL) checkModal(callback);
        else checkMessage(CALLBACK_KINDS[callback.type] ?? 'new message', body, callback.data ?? {}, files);
        exchange.acknowledge(callback, files);
        return query.get('with_response') === 'true' ? withResponse(exchange) : undefined;
      },
    ],
    [
      /^POST \/webhooks\/(\d+)\/([\w-]+)$/,
      ({ body, files }, application, webhookToken) => {
        const exchange = webhook(application, webhookToken);
        checkMessage('follow-up', body, body as MessagePayload, files);
        return exchange.followUp(body as MessagePayload, files).toJSON();
      },
    ],
    [
      /^(?:GET|PATCH|DELETE) \/webhooks\/(\d+)\/([\w-]+)\/messages\/(\d+|@original)$/,
      ({ method, body, files }, application, webhookToken, messageId) => {
        const exchange = webhook(application, webhookToken);
        if (method === 'DELETE') return exchange.delete(messageId);
        if (method === 'GET') return exchange.find(messageId).toJSON();
        checkMessage('edit', body, body as MessagePayload, files);
        return exchange.edit(messageId, body as MessagePayload, files).toJSON();
      },
    ],
  ];
}

function checkModal(callback: Callback): void {
  refuse(schemaComplaints('modal', callback));
  refuse(modalComplaints(callback.data as unknown as Modal));
}

const withResponse = ({ id, asked, callback, original }: Exchange): object => ({
  interaction: {
    id,
    type: KINDS[asked.kind],
    ...(original && { response_message_id: original.id, response_message_ephemeral: original.ephemeral }),
  },
  resource: { type: callback, ...(original && { message: original.toJSON() }) },
});
