import { type Ask, run } from './api.js';
import { element } from './dom.js';
import { MessageView } from './message-view.js';

/** How near the end counts as "reading the newest": about two lines. */
const NEAR_END = 64;

/** The list of messages, and what happens to it when somebody asks something. */
export class Conversation {
  readonly #log: HTMLElement;
  readonly #scroller: HTMLElement;
  #followsEnd = true;

  constructor(log: HTMLElement, scroller: HTMLElement) {
    this.#log = log;
    this.#scroller = scroller;
    scroller.addEventListener('scroll', () => {
      this.#followsEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;
    });
    // A message that grows and a keyboard that opens both must not hide the newest line from its reader.
    const observer = new ResizeObserver(() => this.#keepEnd());
    observer.observe(log);
    observer.observe(scroller);
  }

  /** The bot speaks first: nobody has used a command. */
  async greet(ask: Ask): Promise<void> {
    await this.#follow(ask, this.#append());
  }

  /** A person used a command: its answer is a new message. */
  async ask(ask: Ask, asked: string): Promise<void> {
    const file = 'file' in ask ? ask.file : undefined;
    await this.#follow(ask, this.#append(askedLine('You used ', asked, file && ` with ${file.name}`)));
  }

  /** Answers here what need not go to the server. */
  tell(sentence: string, asked: string, file: File): void {
    const view = this.#append(askedLine('You used ', asked, ` with ${file.name}`));
    view.endTurn(view.startTurn(), sentence);
  }

  async #follow(ask: Ask, view: MessageView): Promise<void> {
    const turn = view.startTurn();
    view.endTurn(turn, await run(ask, (message) => view.show(message, turn)));
  }

  #append(asked?: HTMLElement): MessageView {
    const view = new MessageView(asked, (ask, { inPlace, label }) => {
      void this.#follow(ask, inPlace ? view : this.#append(askedLine('You pressed ', label)));
    });
    this.#log.append(view.element);
    this.#followsEnd = true;
    this.#keepEnd();
    return view;
  }

  /** The newest line; but of words that fill more than the screen, the beginning. */
  #keepEnd(): void {
    if (!this.#followsEnd) return;
    const newest = this.#log.lastElementChild;
    const end = this.#scroller.scrollHeight - this.#scroller.clientHeight;
    const isOnlyWords = newest instanceof HTMLElement && !newest.querySelector('.board, .card');
    this.#scroller.scrollTop = isOnlyWords ? Math.min(end, newest.offsetTop - this.#scroller.offsetTop) : end;
  }
}

const askedLine = (did: string, what: string, more?: string): HTMLElement =>
  element('p', { class: 'asked' }, did, element('code', {}, what), more);
