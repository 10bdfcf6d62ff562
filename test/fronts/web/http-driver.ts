import pino from 'pino';
import type { Bot } from '../../../src/bot/bot.js';
import { makeWebFront, type WebFront } from '../../../src/fronts/web/front.js';
import { readText } from '../../../src/fronts/web/page/rich-text.js';
import type { ShownButton, ShownMessage, ShownPicture } from '../../../src/fronts/web/page/wire.js';
import type { Painter } from '../../../src/pictures/picture.js';
import {
  type FrontDriver,
  isUpload,
  type Message,
  type Person,
  type Said,
  type Shown,
  type Upload,
} from '../driver.js';
import { NO_LIVE } from '../no-live.js';
import { Browser } from './browser.js';

/** Says what a person says, straight to the server. */
export class HttpDriver implements FrontDriver {
  readonly #painter: Painter;
  #front: WebFront | undefined;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  async open(bot: Bot): Promise<void> {
    this.#front = makeWebFront({ bot, live: NO_LIVE, painter: this.#painter, port: 0, log: pino({ level: 'silent' }) });
    await this.#front.start();
  }

  async person({ name }: Parameters<FrontDriver['person']>[0]): Promise<Person> {
    const browser = new Browser(this.#front?.address ?? '');
    await browser.get('/');
    await browser.post('/api/visitors', { do: 'rename', name });
    return {
      knownAs: name,
      async say(command, args = {}) {
        const file = Object.values(args).find(isUpload);
        return HttpMessage.ask(browser, { line: lineOf(command, args) }, file);
      },
      async suggestions(command, option, typed) {
        const answer = await browser.post('/api/suggest', { command, option, typed });
        return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
      },
    };
  }

  async close(): Promise<void> {
    await this.#front?.stop();
  }
}

/** `/count from: 3 loud: true`; people go by their names, and a file beside the line. */
export const lineOf = (command: string, args: Said = {}): string =>
  [
    `/${command}`,
    ...Object.entries(args).flatMap(([name, value]) => {
      if (isUpload(value)) return [];
      return [`${name}: ${typeof value === 'object' ? value.knownAs : value}`];
    }),
  ].join(' ');

class HttpMessage implements Message {
  readonly #browser: Browser;
  #now: ShownMessage | undefined;
  #ended: Promise<void> = Promise.resolve();

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async ask(browser: Browser, body: object, file?: Upload): Promise<HttpMessage> {
    const message = new HttpMessage(browser);
    await message.#follow(body, file);
    return message;
  }

  async shown(): Promise<Shown> {
    const nothing = { text: '', language: 'en', personal: false, buttons: [], menus: [] };
    const { text, personal, pictures = [], file, buttons, menus }: ShownMessage = this.#now ?? nothing;
    const pictured = async ({ kind, src, alt }: ShownPicture) => ({
      kind,
      alt,
      png: new Uint8Array(await (await this.#browser.get(src)).arrayBuffer()),
    });
    return {
      text: readText(text)
        .map((block) => (block.kind === 'code' ? block.text : block.spans.map((span) => span.text).join('')))
        .join(''),
      personal,
      buttons: buttons.map(({ label, disabled }) => ({ label, disabled })),
      pictures: await Promise.all(pictures.map(pictured)),
      ...(file && { file }),
      menus: menus.map((menu) => ({ ...menu, options: menu.options.map(({ invocation: _, ...words }) => words) })),
    };
  }

  async settled(): Promise<Shown> {
    await this.#ended;
    return this.shown();
  }

  async press(label: string): Promise<Message> {
    const { invocation, inPlace } = this.#button(label);
    return this.#invoke({ invocation }, inPlace);
  }

  async answer(label: string, text: string): Promise<Message> {
    const { invocation, inPlace, ask } = this.#button(label);
    if (!ask) throw new Error(`"${label}" asks for nothing`);
    return this.#invoke({ invocation, answer: { option: ask.option, text } }, inPlace);
  }

  #button(label: string): ShownButton {
    const button = this.#now?.buttons.find((each) => each.label === label && !each.disabled);
    if (!button) throw new Error(`there is no button "${label}" to press`);
    return button;
  }

  async choose(label: string): Promise<Message> {
    const option = this.#now?.menus.flatMap((menu) => menu.options).find((each) => each.label === label);
    if (!option) throw new Error(`there is no menu option "${label}"`);
    return this.#invoke({ invocation: option.invocation }, true);
  }

  async #invoke(asked: object, inPlace: boolean): Promise<HttpMessage> {
    if (!inPlace) return HttpMessage.ask(this.#browser, asked);
    await this.#follow(asked);
    return this;
  }

  /** Comes back with the first state; the later ones arrive by themselves. */
  async #follow(body: object, file?: Upload): Promise<void> {
    const lines = this.#browser.run(body, file)[Symbol.asyncIterator]();
    const take = async (): Promise<boolean> => {
      const { value, done } = await lines.next();
      if (done) throw new Error('the answer was cut off');
      if (value.kind === 'message') this.#now = value.message;
      return value.kind === 'end';
    };
    await take();
    this.#ended = (async () => {
      while (!(await take()));
    })();
    this.#ended.catch(() => {});
  }
}
