import { type InternalRequest, REST, type RESTOptions, type ResponseLike } from 'discord.js';

/**
 * Discord allows 50 requests a second to a bot, and counts answers to interactions apart, which carry no token of the bot.
 * @discordjs/rest (2.6) counts them together: a busy minute's answers then wait behind each other. Here they have a queue
 * of their own without such a limit; every limit that Discord itself reports in an answer still holds.
 */
export class ClientRest extends REST {
  readonly #answers: REST;

  constructor(options: Partial<RESTOptions>) {
    super(options);
    this.#answers = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  }

  override queueRequest(request: InternalRequest): Promise<ResponseLike> {
    return request.auth === false ? this.#answers.queueRequest(request) : super.queueRequest(request);
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.#answers.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.#answers.clearHandlerSweeper();
  }
}
