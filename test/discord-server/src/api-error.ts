/** An answer that Discord gives instead of doing what was asked. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    /** What a correct bot never sends, in contrast to what comes too late, twice or without permission. */
    readonly isMistake = status === 400,
  ) {
    super(message);
  }
}

export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.', false);
export const unknownChannel = () => new ApiError(404, 10003, 'Unknown Channel');
export const unknownServer = () => new ApiError(404, 10004, 'Unknown Guild');
export const unknownMember = () => new ApiError(404, 10007, 'Unknown Member');
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message');
export const unknownWebhook = () => new ApiError(404, 10015, 'Unknown Webhook');
export const invalidWebhookToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const missingPermissions = () => new ApiError(403, 50013, 'Missing Permissions');
export const closedToMessages = () => new ApiError(403, 50007, 'Cannot send messages to this user');
export const notTheAuthor = () => new ApiError(403, 50005, 'Cannot edit a message authored by another user', true);
export const threadExists = () =>
  new ApiError(400, 160004, 'A thread has already been created for this message', false);
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message');
export const invalidForm = (complaints: readonly string[]) =>
  new ApiError(400, 50035, `Invalid Form Body\n${complaints.join('\n')}`);
