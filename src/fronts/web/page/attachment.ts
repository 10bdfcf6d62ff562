import { element } from './dom.js';
import { sizeOf } from './file-size.js';
import { fill } from './fill.js';
import { icon } from './icons.js';
import { words } from './words.js';

/** The file that goes with the next command: chosen, dropped on the page, or pasted as several lines of text. */
export class Attachment {
  readonly #view: HTMLElement;
  readonly #chooser: HTMLInputElement;
  readonly #onChange: () => void;
  #file: File | undefined;

  constructor(view: HTMLElement, chooser: HTMLInputElement, onChange: () => void) {
    this.#view = view;
    this.#chooser = chooser;
    this.#onChange = onChange;
    chooser.addEventListener('change', () => {
      const chosen = chooser.files?.[0];
      if (chosen) this.set(chosen);
      // Else choosing the same file a second time would be no change.
      chooser.value = '';
    });
  }

  get file(): File | undefined {
    return this.#file;
  }

  /** Hands the file over to be sent. */
  take(): File | undefined {
    const file = this.#file;
    this.#put(undefined);
    return file;
  }

  choose(): void {
    this.#chooser.click();
  }

  set(file: File | undefined): void {
    this.#put(file);
    this.#onChange();
  }

  /** Takes files dropped anywhere on the page, under a curtain that says so. */
  acceptDrops(curtain: HTMLElement): void {
    const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    document.addEventListener('dragover', (event) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      curtain.hidden = false;
    });
    document.addEventListener('dragleave', (event) => {
      if (event.relatedTarget === null) curtain.hidden = true;
    });
    document.addEventListener('drop', (event) => {
      curtain.hidden = true;
      if (!carriesFile(event)) return;
      event.preventDefault();
      const dropped = event.dataTransfer?.files[0];
      if (dropped) this.set(dropped);
    });
  }

  #put(file: File | undefined): void {
    this.#file = file;
    this.#view.hidden = !file;
    this.#view.replaceChildren(...(file ? this.#chip(file) : []));
  }

  #chip(file: File): HTMLElement[] {
    const remove = element(
      'button',
      { type: 'button', class: 'round small', 'aria-label': fill(words().removeFile, { file: file.name }) },
      icon('close'),
    );
    remove.addEventListener('click', () => this.set(undefined));
    const about = element('span', {}, icon('file'), element('b', {}, file.name), sizeOf(file.size, words()));
    return [about, remove];
  }
}
