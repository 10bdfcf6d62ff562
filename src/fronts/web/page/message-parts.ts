import { element } from './dom.js';
import { icon } from './icons.js';
import { readText } from './rich-text.js';
import type { Question, ShownButton, ShownMenu, ShownMessage } from './wire.js';
import { words } from './words.js';

export function textView(text: string): HTMLElement {
  const view = element('div', { class: 'text' });
  for (const block of readText(text)) {
    if (block.kind === 'code') view.append(element('pre', {}, block.text));
    else {
      const parts = block.spans.map((span) => {
        const inner = span.code ? element('code', {}, span.text) : span.text;
        return span.bold ? element('strong', {}, inner) : inner;
      });
      view.append(element('p', {}, ...parts));
    }
  }
  return view;
}

/** Several stand side by side where there is room. */
export function picturesView(images: readonly HTMLImageElement[]): HTMLElement {
  const pictures = images.map((image) => element('div', { class: 'picture' }, image));
  const [first, ...others] = pictures;
  return first && others.length === 0 ? first : element('div', { class: 'pictures' }, ...pictures);
}

export function buttonRow(
  buttons: readonly ShownButton[],
  onPress: (button: ShownButton, view: HTMLButtonElement, clicks: number) => void,
): HTMLElement {
  const row = element('div', { class: 'buttons' });
  for (const button of buttons) {
    const view = element('button', { type: 'button', class: `button ${button.style}` }, button.label);
    if (button.spoken) view.setAttribute('aria-label', button.spoken);
    view.disabled = button.disabled;
    view.addEventListener('click', ({ detail }) => onPress(button, view, detail));
    row.append(view);
  }
  return row;
}

/** Asks for what a button needs, right below it: a phone's keyboard then leaves the board in sight. */
export function askForm(
  { label, maxLength }: Question,
  on: { readonly answer: (text: string) => void; readonly cancel: () => void },
): HTMLFormElement {
  const input = element('input', {
    'aria-label': label,
    placeholder: label,
    maxlength: String(maxLength),
    autocapitalize: 'off',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'send',
  });
  const form = element(
    'form',
    { class: 'ask' },
    input,
    element('button', { type: 'submit', class: 'round send', 'aria-label': words().answer }, icon('send')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) on.answer(text);
    else input.focus();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') on.cancel();
  });
  return form;
}

/** A file that goes with a message, for the browser to keep. */
export function fileView({ name, text }: NonNullable<ShownMessage['file']>): HTMLElement {
  const link = element('a', { class: 'file', download: name }, icon('file'), name);
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return link;
}

/** The browser's own select: phones show it as a wheel or a sheet, and every screen reader knows it. */
export function menuView({ placeholder, options }: ShownMenu, onChoose: (invocation: string) => void): HTMLElement {
  const select = element('select', { 'aria-label': placeholder });
  const prompt = element('option', { value: '', disabled: '', hidden: '' }, placeholder);
  prompt.selected = true;
  select.append(prompt);
  for (const { label, description, invocation } of options) {
    const shown = description ? `${label} · ${description}` : label;
    select.append(
      element('option', { value: invocation, 'data-label': label, 'data-description': description ?? '' }, shown),
    );
  }
  select.addEventListener('change', () => {
    const chosen = select.value;
    // Else choosing the same again, after an answer that never came, would be no change.
    select.selectedIndex = 0;
    onChoose(chosen);
  });
  return element('div', { class: 'menu' }, select);
}

export const thinkingView = (): HTMLElement =>
  element(
    'div',
    { class: 'thinking' },
    element('span', { class: 'dots', 'aria-hidden': 'true' }, element('i'), element('i'), element('i')),
    words().thinking,
  );
