import type { Ask } from './api.js';
import { element } from './dom.js';
import { icon } from './icons.js';
import { askForm, buttonRow, fileView, menuView, textView, thinkingView } from './message-parts.js';
import type { ShownButton, ShownMessage } from './wire.js';

/** Asks again from a button or a menu; `inPlace` says where the answer goes. */
type OnInvoke = (ask: Ask, options: { readonly inPlace: boolean; readonly label: string }) => void;

type Asking = Pick<ShownButton, 'invocation' | 'inPlace' | 'label'> & { readonly ask: NonNullable<ShownButton['ask']> };

/** The label of the button that was pressed last, on whichever message. */
let lastPressed: string | undefined;

/** One answer of the bot, from "thinking" to its last update. */
export class MessageView {
  readonly element: HTMLElement;
  readonly #body = element('div', { class: 'body' });
  readonly #onInvoke: OnInvoke;
  #picture: HTMLImageElement | undefined;
  #turn = 0;

  constructor(asked: HTMLElement, onInvoke: OnInvoke) {
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

  /** A new answer for this message: what an older one still has to say is not shown any more. */
  startTurn(): number {
    this.element.setAttribute('aria-busy', 'true');
    // Not `disabled`, which would take the keyboard's focus away.
    for (const control of this.#controls()) control.setAttribute('aria-disabled', 'true');
    this.#turn += 1;
    return this.#turn;
  }

  /** Shows a state of the answer. The board is loaded first, so that nothing jumps or flickers. */
  async show(message: ShownMessage, turn: number): Promise<void> {
    const picture = message.board && (await loadPicture(message.board, this.#picture));
    if (turn !== this.#turn) return;
    const focused = this.#focusedControl();
    this.#picture = picture;
    this.#body.replaceChildren(
      ...[
        textView(message.text),
        picture && element('div', { class: 'board' }, picture),
        message.card && element('div', { class: 'board card' }, element('img', { ...message.card })),
        message.file && fileView(message.file),
        ...message.menus.map((menu) => menuView(menu, (invocation) => this.#invoke({ invocation }, true, 'the menu'))),
        message.buttons.length > 0 &&
          buttonRow(message.buttons, ({ invocation, inPlace, label, ask }, clicks) => {
            // The second click of a double click was meant for the button that stood here before.
            if (clicks > 1 && label !== lastPressed) return;
            lastPressed = label;
            if (ask) this.#askFor({ invocation, inPlace, label, ask });
            else this.#invoke({ invocation }, inPlace, label);
          }),
        message.personal && element('p', { class: 'personal' }, icon('eye'), 'Only you can see this'),
      ].filter((part) => part instanceof Node),
    );
    this.element.dataset.state = 'shown';
    this.#refocus(focused);
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
  #askFor({ invocation, inPlace, label, ask }: Asking): void {
    const open = this.#body.querySelector<HTMLFormElement>('form.ask');
    open?.remove();
    if (open?.dataset.invocation === invocation) return;
    const form = askForm(ask, (text) => {
      form.remove();
      this.#invoke({ invocation, answer: { option: ask.option, text } }, inPlace, `${label}: ${text}`);
    });
    form.dataset.invocation = invocation;
    this.#body.querySelector('.buttons')?.after(form);
    form.querySelector('input')?.focus();
    form.scrollIntoView({ block: 'nearest' });
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

async function loadPicture(
  { src, alt }: NonNullable<ShownMessage['board']>,
  old: HTMLImageElement | undefined,
): Promise<HTMLImageElement> {
  if (old?.getAttribute('src') === src && old.alt === alt) return old;
  const picture = element('img', { src, alt });
  // A picture that cannot be had still leaves its words.
  await picture.decode().catch(() => {});
  return picture;
}
