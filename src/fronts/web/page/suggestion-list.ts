import { element } from './dom.js';
import type { Hint, Hints } from './hints.js';
import { icon } from './icons.js';

/** The list above the composer: a listbox that the composer's keys move through while the focus stays in the text. */
export class SuggestionList {
  readonly #panel: HTMLElement;
  readonly #usage: HTMLElement;
  readonly #list: HTMLElement;
  readonly #input: HTMLElement;
  readonly #onPick: (hint: Hint) => void;
  #items: readonly Hint[] = [];
  #active = -1;

  constructor(
    parts: {
      readonly panel: HTMLElement;
      readonly usage: HTMLElement;
      readonly list: HTMLElement;
      readonly input: HTMLElement;
    },
    onPick: (hint: Hint) => void,
  ) {
    this.#panel = parts.panel;
    this.#usage = parts.usage;
    this.#list = parts.list;
    this.#input = parts.input;
    this.#onPick = onPick;
    // A tap must not take the focus from the text: a phone's keyboard would close.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get isOpen(): boolean {
    return !this.#panel.hidden;
  }

  get active(): Hint | undefined {
    return this.#items[this.#active];
  }

  get activeIndex(): number {
    return this.#active;
  }

  get first(): Hint | undefined {
    return this.#items[0];
  }

  show({ items, usage }: Hints, active: number, moreToCome = false): void {
    this.#items = items;
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.#usage.replaceChildren(...(usage ? usageWords(usage) : []));
    this.#usage.hidden = !usage;
    this.#list.hidden = items.length === 0;
    // Bare values, such as moves, stand in one row: somebody who looks for a move wants to see the board.
    this.#list.classList.toggle('values', items.length > 0 && items.every(({ detail }) => !detail));
    this.#panel.hidden = items.length === 0 && !usage;
    this.#input.setAttribute('aria-expanded', String(items.length > 0));
    this.#list.setAttribute('aria-busy', String(moreToCome));
    this.#activate(active < items.length ? active : -1);
  }

  close(): void {
    this.show({ items: [] }, -1);
  }

  /** Moves the mark; past either end it goes round. */
  move(by: 1 | -1): void {
    const count = this.#items.length;
    if (count === 0) return;
    const from = this.#active < 0 && by < 0 ? 0 : this.#active;
    this.#activate((from + by + count) % count);
  }

  #activate(index: number): void {
    this.#active = index;
    for (const [at, row] of [...this.#list.children].entries()) {
      row.setAttribute('aria-selected', String(at === index));
      if (at === index) row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    if (index >= 0) this.#input.setAttribute('aria-activedescendant', `suggestion-${index}`);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #row(item: Hint, index: number): HTMLElement {
    const row = element(
      'div',
      { role: 'option', id: `suggestion-${index}`, 'aria-selected': 'false' },
      element('b', {}, item.label),
      item.detail ? element('span', {}, item.detail) : undefined,
    );
    if (item.picksFile) row.prepend(icon('clip'));
    row.addEventListener('click', () => this.#onPick(item));
    row.addEventListener('pointermove', () => this.#activate(index));
    return row;
  }
}

function usageWords({ command, active }: NonNullable<Hints['usage']>): HTMLElement[] {
  const options = command.options.map((option) =>
    element(
      'span',
      { class: option === active ? 'option now' : 'option' },
      option.required ? option.name : `[${option.name}]`,
    ),
  );
  const about = active?.description ?? command.description;
  return [element('b', {}, `/${command.name}`), ...options, element('span', { class: 'about' }, about)];
}
