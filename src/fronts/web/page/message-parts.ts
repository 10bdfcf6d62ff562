import { element } from './dom.js';
import { readText } from './rich-text.js';
import type { ShownButton, ShownMenu } from './wire.js';

export function textView(text: string): HTMLElement {
  const view = element('div', { class: 'text' });
  for (const block of readText(text)) {
    if (block.kind === 'code') view.append(element('pre', {}, block.text));
    else {
      const words = block.spans.map((span) => {
        const inner = span.code ? element('code', {}, span.text) : span.text;
        return span.bold ? element('strong', {}, inner) : inner;
      });
      view.append(element('p', {}, ...words));
    }
  }
  return view;
}

export function buttonRow(buttons: readonly ShownButton[], onPress: (button: ShownButton) => void): HTMLElement {
  const row = element('div', { class: 'buttons' });
  for (const button of buttons) {
    const view = element('button', { type: 'button', class: `button ${button.style}` }, button.label);
    view.disabled = button.disabled;
    view.addEventListener('click', () => onPress(button));
    row.append(view);
  }
  return row;
}

/** The browser's own select: phones show it as a wheel or a sheet, and every screen reader knows it. */
export function menuView({ placeholder, options }: ShownMenu, onChoose: (invocation: string) => void): HTMLElement {
  const select = element('select', { 'aria-label': placeholder });
  const prompt = element('option', { value: '', disabled: '', hidden: '' }, placeholder);
  prompt.selected = true;
  select.append(prompt);
  for (const { label, description, invocation } of options) {
    const words = description ? `${label} · ${description}` : label;
    select.append(
      element('option', { value: invocation, 'data-label': label, 'data-description': description ?? '' }, words),
    );
  }
  select.addEventListener('change', () => onChoose(select.value));
  return element('div', { class: 'menu' }, select);
}

export const thinkingView = (): HTMLElement =>
  element(
    'div',
    { class: 'thinking' },
    element('span', { class: 'dots', 'aria-hidden': 'true' }, element('i'), element('i'), element('i')),
    'Matinee is thinking…',
  );
