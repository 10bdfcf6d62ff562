import { type Ask, run } from './api.js';
import { byId, element } from './dom.js';
import { around, fill } from './fill.js';
import { frameLanguage } from './frame.js';
import { MessageView } from './message-view.js';
import type { FeedEvent, ShownMessage } from './wire.js';
import { words } from './words.js';

/** How near the end counts as "reading the newest": about two lines. */
const NEAR_END = 64;

interface ConversationListener {
  /** Somebody's answers come in another language than the page's frame has. */
  readonly onLanguage: () => Promise<void>;
  /** What was asked on this page has been answered whole. */
  readonly onAnswered: () => void;
}

/** The list of messages, and what happens to it when somebody asks something. */
export class Conversation {
  readonly #log: HTMLElement;
  readonly #scroller: HTMLElement;
  /** Says that others have written below, and leads there. */
  readonly #pill = byId('new-below', HTMLButtonElement);
  readonly #listener: ConversationListener;
  #followsEnd = true;
  /** Messages that other pages see too, by the id that the feed knows them by. */
  readonly #published = new Map<string, MessageView>();
  /** Messages whose answers to this page are still coming in, and what the feed said of them meanwhile. */
  readonly #answering = new Map<MessageView, ShownMessage | undefined>();

  constructor(log: HTMLElement, scroller: HTMLElement, listener: ConversationListener) {
    this.#log = log;
    this.#listener = listener;
    this.#scroller = scroller;
    scroller.addEventListener('scroll', () => {
      this.#followsEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END;
      if (this.#followsEnd) this.#pill.hidden = true;
    });
    this.#pill.addEventListener('click', () => {
      this.#followsEnd = true;
      this.#pill.hidden = true;
      this.#keepEnd();
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
    await this.#follow(ask, this.#append(askedLine(usedSentence(file), 'command', asked)));
  }

  /** Answers here what need not go to the server. */
  tell(sentence: string, asked: string, file: File): void {
    const view = this.#append(askedLine(usedSentence(file), 'command', asked));
    view.endTurn(view.startTurn(), sentence);
  }

  /** What is published for all pages: a new message, or another state of one. */
  hear(event: FeedEvent): void {
    if (event.kind === 'missed') this.#log.append(element('p', { class: 'notice' }, words().missed));
    if (event.kind !== 'message') return;
    const { messageId, message } = event;
    const known = this.#published.get(messageId);
    if (known && this.#answering.has(known)) this.#answering.set(known, message);
    else void (known ?? this.#appendPublished(messageId)).replace(message);
  }

  async #follow(ask: Ask, view: MessageView): Promise<void> {
    const turn = view.startTurn();
    this.#answering.set(view, undefined);
    const shown = async (message: ShownMessage): Promise<void> => {
      const hadBoard = view.board !== null;
      if (message.messageId !== undefined) this.#claim(message.messageId, view);
      await view.show(message, turn);
      if (!hadBoard && view.board) this.#reveal(view, view.board);
      if (message.language !== frameLanguage()) await this.#listener.onLanguage();
    };
    const fault = await run(ask, shown);
    view.endTurn(turn, fault);
    if (fault === undefined && !('opened' in ask)) this.#listener.onAnswered();
    const heard = this.#answering.get(view);
    this.#answering.delete(view);
    if (heard) await view.replace(heard);
  }

  /** The feed may have been faster than the answer itself: then this page's own message takes the place of the feed's. */
  #claim(messageId: string, view: MessageView): void {
    const other = this.#published.get(messageId);
    if (other !== view) other?.element.remove();
    this.#published.set(messageId, view);
  }

  /**
   * Where it was posted, which is at the end but for one that was changed after others came: a page that was away gets
   * those first. It does not take the reader away from where they are, nor from a board that they look at.
   */
  #appendPublished(messageId: string): MessageView {
    const view = this.#makeView();
    const [next] = [...this.#published].filter(([id]) => id > messageId).sort(([a], [b]) => (a < b ? -1 : 1));
    if (next) next[1].element.before(view.element);
    else {
      if (this.#isBoardInView()) this.#followsEnd = false;
      this.#log.append(view.element);
      this.#pill.hidden = this.#followsEnd;
    }
    this.#keepEnd();
    this.#published.set(messageId, view);
    return view;
  }

  #isBoardInView(): boolean {
    const view = this.#scroller.getBoundingClientRect();
    return [...this.#log.querySelectorAll('[data-kind="chess"]')].some((board) => {
      const { top, bottom } = board.getBoundingClientRect();
      return bottom > view.top && top < view.bottom;
    });
  }

  #append(asked?: HTMLElement): MessageView {
    const view = this.#makeView(asked);
    this.#log.append(view.element);
    this.#followsEnd = true;
    this.#pill.hidden = true;
    this.#keepEnd();
    return view;
  }

  /** A board that appears in an older message is looked at now, not the newest line. */
  #reveal(view: MessageView, board: Element): void {
    if (view.element === this.#log.lastElementChild) return;
    this.#followsEnd = false;
    board.scrollIntoView({ block: 'nearest' });
  }

  #makeView(asked?: HTMLElement): MessageView {
    const view = new MessageView(asked, (ask, { inPlace, label }) => {
      void this.#follow(ask, inPlace ? view : this.#append(askedLine(words().pressed, 'button', label)));
    });
    return view;
  }

  /** The newest line; but of words that fill more than the screen, the beginning. */
  #keepEnd(): void {
    if (!this.#followsEnd) return;
    const newest = this.#log.lastElementChild;
    const end = this.#scroller.scrollHeight - this.#scroller.clientHeight;
    const isOnlyWords = newest instanceof HTMLElement && !newest.querySelector('.picture');
    this.#scroller.scrollTop = isOnlyWords ? Math.min(end, newest.offsetTop - this.#scroller.offsetTop) : end;
  }
}

/** The sentence with what was asked in its gap. */
function askedLine(sentence: string, gap: string, what: string): HTMLElement {
  const [before, after] = around(sentence, gap);
  return element('p', { class: 'asked' }, before, element('code', {}, what), after);
}

const usedSentence = (file: File | undefined): string =>
  file ? fill(words().usedWithFile, { file: file.name }) : words().used;
