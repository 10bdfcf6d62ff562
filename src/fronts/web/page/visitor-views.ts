import { element } from './dom.js';
import { icon } from './icons.js';
import type { ListedVisitor, VisitorWords } from './visitors-wire.js';

/** More than the server takes: it has the sentence for a name that is too long. */
const MOST_TYPED = '80';

/** A circle with a name's first letter, which is a picture and no text; its colour comes from the place in the list, so that no two are alike. */
export function faceOf(name: string, place: number): HTMLElement {
  const [first] = new Intl.Segmenter().segment(name);
  const initial = (first?.segment ?? '').toUpperCase();
  return element('span', {
    class: 'face',
    'data-place': String(place),
    'data-initial': initial,
    'aria-hidden': 'true',
  });
}

export function rowOf(visitor: ListedVisitor, place: number, onChoose: () => void): HTMLElement {
  const row = element(
    'button',
    { type: 'button', class: 'row', ...(visitor.isCurrent && { 'aria-current': 'true', autofocus: '' }) },
    faceOf(visitor.name, place),
    element('span', { class: 'name' }, visitor.name),
    visitor.isCurrent ? icon('check') : undefined,
  );
  row.addEventListener('click', onChoose);
  return element('li', {}, row);
}

export function actionOf(sign: Parameters<typeof icon>[0], label: string, onClick: () => void): HTMLElement {
  const action = element('button', { type: 'button', class: 'row action' }, icon(sign), label);
  action.addEventListener('click', onClick);
  return action;
}

interface Ways {
  readonly submit: string;
  readonly style: 'primary' | 'danger';
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** A question with two ways out of it. */
export function questionForm(words: VisitorWords, ways: Ways, ...parts: readonly HTMLElement[]): HTMLFormElement {
  const cancel = element('button', { type: 'button', class: 'button' }, words.cancel);
  cancel.addEventListener('click', ways.onCancel);
  const submit = element('button', { type: 'submit', class: `button ${ways.style}` }, ways.submit);
  const form = element(
    'form',
    { class: 'question', autocomplete: 'off' },
    ...parts,
    element('div', { class: 'ways' }, cancel, submit),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ways.onSubmit();
  });
  return form;
}

export function nameField(value: string): HTMLInputElement {
  const input = element('input', {
    id: 'visitor-name',
    maxlength: MOST_TYPED,
    'aria-describedby': 'visitor-name-about',
    autocapitalize: 'words',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
  });
  input.value = value;
  return input;
}

export const nameParts = (words: VisitorWords, input: HTMLInputElement): readonly HTMLElement[] => [
  element('label', { for: input.id }, words.name),
  input,
  element('p', { class: 'about', id: 'visitor-name-about' }, words.whoSeesIt),
];
