import type { FeedEvent, ShownMessage } from '../../../src/fronts/web/page/wire.js';
import type { Browser } from './browser.js';

/** As much of an EventSource as the server sees: it listens, remembers its position, and connects again from there. */
export class FeedReader {
  readonly #browser: Browser;
  readonly messages = new Map<string, ShownMessage>();
  readonly kinds: FeedEvent['kind'][] = [];
  position: string | undefined;
  #leaving = new AbortController();
  #wake: () => void = () => {};

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Comes back when it listens. */
  async connect(): Promise<void> {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const headers = {
      cookie: this.#browser.cookie,
      ...(this.position !== undefined && { 'last-event-id': this.position }),
    };
    const answer = await fetch(`${this.#browser.address}/events?theme=light`, { headers, signal });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
    void this.#read(answer.body).catch(() => {});
    if (this.position === undefined) await this.until(() => this.position !== undefined);
  }

  disconnect(): void {
    this.#leaving.abort();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      this.#wake();
    }
  }

  #take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    const [id, data] = [fields.get('id'), fields.get('data')];
    if (id === undefined || data === undefined) return;
    this.position = id;
    const event = JSON.parse(data) as FeedEvent;
    this.kinds.push(event.kind);
    if (event.kind === 'message') this.messages.set(event.messageId, event.message);
  }
}
