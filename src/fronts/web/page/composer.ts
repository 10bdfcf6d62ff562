import { Attachment } from './attachment.js';
import { byId } from './dom.js';
import type { Hint } from './hints.js';
import { icon } from './icons.js';
import { Picked, tidy } from './picked.js';
import { Suggesting } from './suggesting.js';
import { SuggestionList } from './suggestion-list.js';
import { readLine } from './typed-line.js';
import type { Offer, OfferedCommand } from './wire.js';

interface Said {
  readonly line: string;
  /** What the line means: what was picked is sent in other words than it is shown in. */
  readonly means: string;
  readonly file?: File;
}

/** The line at the bottom: writes commands with help, and says them. */
export class Composer {
  readonly #input = byId('line', HTMLTextAreaElement);
  readonly #attachment: Attachment;
  readonly #list: SuggestionList;
  readonly #suggesting: Suggesting;
  #offer: Offer;
  readonly #onSay: (said: Said) => void;
  readonly #picked = new Picked();
  #lastLine = '';

  constructor(offer: Offer, onSay: (said: Said) => void) {
    this.#offer = offer;
    this.#onSay = onSay;
    this.#attachment = new Attachment(byId('attachment', HTMLElement), byId('file', HTMLInputElement), () =>
      this.#attached(),
    );
    this.#list = new SuggestionList(
      {
        panel: byId('hints', HTMLElement),
        usage: byId('usage', HTMLElement),
        list: byId('suggestions', HTMLElement),
        input: this.#input,
      },
      (hint) => this.#pick(hint, true),
    );
    this.#suggesting = new Suggesting(this.#list, offer.commands);
    const attach = byId('attach', HTMLButtonElement);
    attach.append(icon('clip'));
    attach.hidden = !this.#fileCommand;
    attach.addEventListener('click', () => this.#attachment.choose());
    if (this.#fileCommand) this.#attachment.acceptDrops(byId('drop', HTMLElement));
    byId('send', HTMLButtonElement).append(icon('send'));
    byId('composer', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      this.#say();
    });
    this.#input.addEventListener('input', () => this.#refresh());
    this.#input.addEventListener('focus', () => this.#refresh());
    this.#input.addEventListener('blur', () => this.#suggesting.close());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    this.#input.addEventListener('paste', (event) => this.#onPaste(event));
  }

  focus(): void {
    this.#input.focus();
  }

  /** The same commands, in other words. */
  offer(offer: Offer): void {
    this.#offer = offer;
    this.#suggesting.offer(offer.commands);
  }

  get #fileCommand(): string | undefined {
    return this.#offer.commands.find(takesAFile)?.name;
  }

  #onKey(event: KeyboardEvent): void {
    // Enter that ends a composition (Japanese, Chinese, Korean) is not ours.
    if (event.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      this.#enter();
    } else if (event.key === 'Tab' && !event.shiftKey && this.#list.first) {
      event.preventDefault();
      this.#pick(this.#list.active ?? this.#list.first, false);
    } else if (event.key === 'Escape' && this.#list.isOpen) {
      event.preventDefault();
      this.#suggesting.close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      this.#onArrow(event);
    }
  }

  #onArrow(event: KeyboardEvent): void {
    if (this.#list.first) this.#list.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'ArrowUp' && this.#input.value === '' && this.#lastLine) this.#write(this.#lastLine);
    else return;
    event.preventDefault();
  }

  /** `/puzzle` and Enter runs it; `/move` and Enter goes on to what it needs; `/hi` and Enter runs `/hint`. */
  #enter(): void {
    const { active } = this.#list;
    if (!active) this.#say();
    else if (active.label === this.#input.value.trim().toLowerCase() && !active.needsMore) this.#say();
    else this.#pick(active, true);
  }

  #pick(hint: Hint, mayRun: boolean): void {
    if (hint.picksFile) this.#attachment.choose();
    else {
      this.#picked.pick(hint);
      this.#write(hint.line);
      if (mayRun && hint.runs) this.#say();
    }
  }

  #write(line: string): void {
    this.#input.value = line;
    this.#input.setSelectionRange(line.length, line.length);
    this.#input.focus();
    this.#refresh();
  }

  #refresh(): void {
    this.#fit();
    this.#picked.follow(this.#input.value);
    void this.#suggesting.refresh(this.#input.value, this.#attachment.file !== undefined);
  }

  #fit(): void {
    this.#input.style.height = 'auto';
    this.#input.style.height = `${this.#input.scrollHeight}px`;
  }

  #attached(): void {
    const line = this.#input.value;
    this.#write(this.#attachment.file && line.trim() === '' ? `/${this.#fileCommand} ` : line);
  }

  /** Several lines are a file's content, where a file can go: that spares saving them first. */
  #onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const line = this.#input.value;
    const takesFile = line.trim() ? takesAFile(readLine(line, this.#offer.commands)?.command) : this.#fileCommand;
    if (!takesFile || !pasted.trim().includes('\n')) return;
    event.preventDefault();
    this.#attachment.set(new File([pasted], 'pasted.txt', { type: 'text/plain' }));
  }

  #say(): void {
    const line = tidy(this.#input.value);
    if (!line) return;
    const means = this.#picked.meaningOf(line);
    const file = this.#attachment.take();
    this.#lastLine = line;
    this.#input.value = '';
    this.#picked.follow('');
    this.#fit();
    this.#suggesting.close();
    // A phone's keyboard covers half the board: it goes when there is something to look at.
    if (!matchMedia('(pointer: fine)').matches) this.#input.blur();
    this.#onSay({ line, means, ...(file && { file }) });
  }
}

const takesAFile = (command: OfferedCommand | undefined): boolean =>
  command?.options.some(({ type }) => type === 'file') ?? false;
