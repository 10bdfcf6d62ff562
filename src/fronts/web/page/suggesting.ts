import { fetchSuggestions } from './api.js';
import { type Hint, hintsFor, suggestionHints } from './hints.js';
import type { SuggestionList } from './suggestion-list.js';
import type { OfferedCommand } from './wire.js';

/** Keeps the list of suggestions in step with the line, asking the server where only the bot knows. */
export class Suggesting {
  readonly #list: SuggestionList;
  #commands: readonly OfferedCommand[];
  #asking = new AbortController();
  #known: readonly Hint[] = [];

  constructor(list: SuggestionList, commands: readonly OfferedCommand[]) {
    this.#list = list;
    this.#commands = commands;
  }

  offer(commands: readonly OfferedCommand[]): void {
    this.#commands = commands;
  }

  async refresh(line: string, hasFile: boolean): Promise<void> {
    this.stop();
    const { signal } = this.#asking;
    const hints = hintsFor(line, this.#commands, hasFile);
    const { question } = hints;
    if (!question) {
      // The first command is marked for Enter; a value counts as it was typed until another one is marked.
      this.#list.show(hints, hints.usage ? -1 : 0);
      return;
    }
    // Until the answer is in, what is known and still fits stays: nothing flickers, and nothing stale can be picked.
    const fits = (hint: Hint): boolean => hint.line.toLowerCase().startsWith(line.trimEnd().toLowerCase());
    this.#list.show({ ...hints, items: [...this.#known.filter(fits), ...hints.items] }, -1, true);
    const suggestions = await fetchSuggestions(question, signal);
    if (signal.aborted) return;
    this.#known = suggestionHints(question, suggestions);
    this.#list.show({ ...hints, items: [...this.#known, ...hints.items] }, this.#list.activeIndex);
  }

  /** Whatever is on its way does not come any more. */
  stop(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  close(): void {
    this.stop();
    this.#list.close();
  }
}
