import { changeVisitors } from './api.js';
import { byId, element } from './dom.js';
import { icon } from './icons.js';
import { actionOf, faceOf, nameField, nameParts, questionForm, rowOf } from './visitor-views.js';
import type { ListedVisitor, VisitorChange, Visitors } from './visitors-wire.js';

/** The button with the current visitor's name, and behind it all who share this browser. */
export class VisitorsDialog {
  readonly #button = byId('visitor', HTMLButtonElement);
  readonly #dialog = byId('visitors', HTMLDialogElement);
  #known: Visitors;
  #isChanging = false;

  constructor(known: Visitors) {
    this.#known = known;
    this.#button.addEventListener('click', () => {
      this.#showList();
      this.#dialog.showModal();
    });
    // Its panel fills the dialog: a click on the dialog itself is one on the curtain around it.
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#showButton();
  }

  /** The same people, in other words. */
  show(known: Visitors): void {
    this.#known = known;
    this.#showButton();
  }

  get #place(): number {
    return this.#known.visitors.findIndex(({ isCurrent }) => isCurrent);
  }

  get #name(): string {
    return this.#known.visitors[this.#place]?.name ?? '';
  }

  #showButton(): void {
    const { words, language } = this.#known;
    this.#button.replaceChildren(
      faceOf(this.#name, this.#place),
      element('span', { class: 'name' }, this.#name),
      icon('open'),
    );
    for (const part of [this.#button, this.#dialog]) part.lang = language;
    this.#button.setAttribute('aria-label', words.playingAs);
    this.#button.hidden = false;
  }

  #showList(): void {
    const { visitors, words, full } = this.#known;
    const rows = visitors.map((visitor, place) => rowOf(visitor, place, () => this.#choose(visitor)));
    this.#show(
      words.title,
      element('ul', {}, ...rows),
      element(
        'div',
        { class: 'actions' },
        full === undefined
          ? actionOf('plus', words.add, () => this.#askName('add'))
          : element('p', { class: 'about' }, full),
        actionOf('pen', words.rename, () => this.#askName('rename')),
        visitors.length > 1 ? actionOf('leave', words.remove, () => this.#askRemoval()) : undefined,
      ),
    );
  }

  #choose(visitor: ListedVisitor): void {
    if (visitor.isCurrent) this.#dialog.close();
    else void this.#change({ do: 'choose', visitor: visitor.handle });
  }

  #askName(change: 'add' | 'rename'): void {
    const { words } = this.#known;
    const input = nameField(change === 'rename' ? this.#name : '');
    const ways = {
      submit: change === 'add' ? words.addNow : words.save,
      style: 'primary',
      onSubmit: () => void this.#change({ do: change, name: input.value }),
      onCancel: () => this.#backToList(),
    } as const;
    const title = change === 'add' ? words.addTitle : words.renameTitle;
    this.#show(title, questionForm(words, ways, ...nameParts(words, input)));
    input.select();
    input.focus();
  }

  #askRemoval(): void {
    const { words } = this.#known;
    const ways = {
      submit: words.removeNow,
      style: 'danger',
      onSubmit: () => void this.#change({ do: 'remove' }),
      onCancel: () => this.#backToList(),
    } as const;
    this.#show(words.removeTitle, questionForm(words, ways, element('p', {}, words.removeAsk)));
    // Enter pressed once too often shall remove nobody.
    this.#dialog.querySelector<HTMLElement>('.ways .button')?.focus();
  }

  #backToList(): void {
    this.#showList();
    this.#dialog.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  #show(title: string, ...parts: readonly HTMLElement[]): void {
    const close = element(
      'button',
      { type: 'button', class: 'round small', 'aria-label': this.#known.words.close },
      icon('close'),
    );
    close.addEventListener('click', () => this.#dialog.close());
    const head = element('div', { class: 'head' }, element('h2', { id: 'visitors-title' }, title), close);
    this.#dialog.replaceChildren(element('div', { class: 'panel' }, head, ...parts));
  }

  async #change(change: VisitorChange): Promise<void> {
    if (this.#isChanging) return;
    this.#isChanging = true;
    const changed = await changeVisitors(change);
    this.#isChanging = false;
    if (typeof changed === 'string') this.#explain(changed);
    else if (change.do === 'rename') {
      this.#known = changed;
      this.#showButton();
      this.#dialog.close();
    }
    // Nothing that one person asked, typed or was told in private is left on the screen for the next.
    else location.reload();
  }

  #explain(sentence: string): void {
    const panel = this.#dialog.querySelector('.panel');
    panel?.querySelector('.fault')?.remove();
    const fault = element('p', { class: 'fault', role: 'alert' }, sentence);
    const ways = panel?.querySelector('.ways');
    if (ways) ways.before(fault);
    else panel?.append(fault);
    panel?.querySelector('input')?.focus();
  }
}
