import type { Ask } from './api.js';
import { element } from './dom.js';
import { fill } from './fill.js';
import { icon } from './icons.js';
import { askForm, buttonRow, fileView, menuView, picturesView, textView, thinkingView } from './message-parts.js';
import type { ShownButton, ShownMessage, ShownPicture } from './wire.js';
import { words } from './words.js';

/** Asks again from a button or a menu; `inPlace` says where the answer goes. */
type OnInvoke = (ask: Ask, options: { readonly inPlace: boolean; readonly label: string }) => void;

type Asking = ShownButton & { readonly ask: NonNullable<ShownButton['ask']> };

/** The label of the button that was pressed last, on whichever message. */
let lastPressed: string | undefined;

/** One answer of the bot, from "thinking" to its last update. */
export class MessageView {
  readonly element: HTMLElement;
  readonly #body = element('div', { class: 'body' });
  readonly #onInvoke: OnInvoke;
  #pictures: readonly HTMLImageElement[] = [];
  #turn = 0;
  /** What it shows, or will once its pictures are loaded, in the wire's words. */
  #shown = '';

  /** `asked` says what it answers; nothing where the bot speaks first. */
  constructor(asked: HTMLElement | undefined, onInvoke: OnInvoke) {
    this.#onInvoke = onInvoke;
    this.#body.append(thinkingView());
    const now = new Date();
    this.element = element(
      'article',
      { class: 'message', 'aria-label': 'Matinee', 'aria-busy': 'true', 'data-state': 'thinking' },
      asked,
      element('img', { class: 'avatar', src: '/avatar.svg', alt: '', width: '40', height: '40' }),
      element(
        'div',
        { class: 'by' },
        element('b', {}, 'Matinee'),
        element('span', { class: 'tag' }, 'APP'),
        element(
          'time',
          { datetime: now.toISOString() },
          now.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' }),
        ),
      ),
      this.#body,
    );
  }

  /** The boards that it shows, if any. */
  get board(): Element | null {
    return this.#body.querySelector('[data-kind="chess"]');
  }

  /** A new answer for this message: what an older one still has to say is not shown any more. */
  startTurn(): number {
    this.element.setAttribute('aria-busy', 'true');
    // Not `disabled`, which would take the keyboard's focus away.
    for (const control of this.#controls()) control.setAttribute('aria-disabled', 'true');
    this.#turn += 1;
    return this.#turn;
  }

  /** Shows a state of the answer. Its pictures are loaded first, so that nothing jumps or flickers. */
  async show(message: ShownMessage, turn: number): Promise<void> {
    if (turn === this.#turn) this.#shown = JSON.stringify(message);
    const known = [...this.#pictures];
    const pictures = await Promise.all((message.pictures ?? []).map((each) => this.#load(each, known)));
    if (turn !== this.#turn) return;
    const focused = this.#focusedControl();
    this.#pictures = pictures;
    this.#body.replaceChildren(
      ...[
        textView(message.text),
        pictures.length > 0 && picturesView(pictures),
        message.file && fileView(message.file),
        ...message.menus.map((menu) =>
          menuView(menu, (invocation) => this.#invoke({ invocation }, true, words().menu)),
        ),
        message.buttons.length > 0 &&
          buttonRow(message.buttons, (button, view, clicks) => {
            const { invocation, inPlace, label, spoken = label, ask } = button;
            // The second click of a double click was meant for the button that stood here before.
            if (clicks > 1 && label !== lastPressed) return;
            lastPressed = label;
            if (ask) this.#askFor({ ...button, ask }, view);
            else this.#invoke({ invocation }, inPlace, spoken);
          }),
        message.note && element('p', { class: 'personal' }, icon('eye'), message.note),
      ].filter((part) => part instanceof Node),
    );
    this.element.dataset.state = 'shown';
    this.#refocus(focused);
  }

  /** Shows what it has become for everybody. */
  async replace(message: ShownMessage): Promise<void> {
    if (this.#shown === JSON.stringify(message)) return;
    const turn = this.startTurn();
    await this.show(message, turn);
    this.endTurn(turn);
  }

  endTurn(turn: number, fault?: string): void {
    if (turn !== this.#turn) return;
    for (const control of this.#controls()) control.removeAttribute('aria-disabled');
    this.#body.querySelector('.fault')?.remove();
    if (fault) {
      if (this.element.dataset.state === 'thinking') this.#body.replaceChildren();
      this.#body.append(element('p', { class: 'fault', role: 'alert' }, fault));
      this.element.dataset.state = 'shown';
    }
    this.element.setAttribute('aria-busy', 'false');
  }

  /** Pressed again, the button takes its question back. */
  #askFor({ invocation, inPlace, label, ask }: Asking, button: HTMLButtonElement): void {
    const open = this.#body.querySelector<HTMLFormElement>('form.ask');
    open?.remove();
    if (open?.dataset.invocation === invocation) return;
    // The focus goes back to the button: with the field it would be lost.
    const close = (): void => {
      button.focus({ preventScroll: true });
      form.remove();
    };
    const form = askForm(ask, {
      answer: (text) => {
        close();
        this.#invoke(
          { invocation, answer: { option: ask.option, text } },
          inPlace,
          fill(words().answered, { button: label, answer: text }),
        );
      },
      cancel: close,
    });
    form.dataset.invocation = invocation;
    this.#body.querySelector('.buttons')?.after(form);
    form.querySelector('input')?.focus();
    form.scrollIntoView({ block: 'nearest' });
  }

  /** Takes it from those that are shown already, each once: two may be the same. */
  async #load({ kind, src, alt }: ShownPicture, known: HTMLImageElement[]): Promise<HTMLImageElement> {
    const at = known.findIndex((each) => each.getAttribute('src') === src && each.alt === alt);
    const [shown] = at < 0 ? [] : known.splice(at, 1);
    if (shown) return shown;
    const picture = element('img', { src, alt, 'data-kind': kind });
    // A picture that cannot be had still leaves its words.
    await picture.decode().catch(() => {});
    return picture;
  }

  #invoke(ask: Ask, inPlace: boolean, label: string): void {
    // The buttons are about to be replaced: a second press would be lost or count twice.
    if (this.#controls().some((control) => control.getAttribute('aria-disabled') === 'true')) return;
    this.#onInvoke(ask, { inPlace, label });
  }

  #controls(): (HTMLButtonElement | HTMLSelectElement)[] {
    return [...this.#body.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button, select')];
  }

  #focusedControl(): number {
    return this.#controls().findIndex((control) => control.matches(':focus'));
  }

  /** Somebody who steps with the keyboard keeps the finger on the same button, or on the nearest that still works. */
  #refocus(index: number): void {
    if (index < 0) return;
    const controls = this.#controls();
    const works = (control: HTMLButtonElement | HTMLSelectElement): boolean => !control.disabled;
    const nearest = controls.slice(0, index + 1).findLast(works) ?? controls.find(works);
    nearest?.focus({ preventScroll: true });
  }
}
