/** An answer that Discord gives instead of doing what was asked. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }

  /** A malformed request, in contrast to one that comes too late or twice. */
  get isMistake(): boolean {
    return this.status === 400 && this.code !== 40060;
  }
}

export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message');
export const invalidWebhookToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message');
export const invalidForm = (complaints: readonly string[]) =>
  new ApiError(400, 50035, `Invalid Form Body\n${complaints.join('\n')}`);
