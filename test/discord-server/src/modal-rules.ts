/** A part of a modal: a row with inputs, a label with one, or text. */
export interface ModalPart {
  readonly type: number;
  readonly id?: number;
  readonly components?: readonly ModalInput[];
  readonly component?: ModalInput;
}

export interface ModalInput {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

export interface Modal {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly ModalPart[];
}

const ROW = 1;
export const TEXT_INPUT = 4;
const TEXT_INPUT_LIMIT = 4000;

export const inputsOf = (part: ModalPart): readonly ModalInput[] =>
  part.components ?? (part.component ? [part.component] : []);

/** What Discord refuses in a modal though its schema lets it pass. */
export function modalComplaints({ components }: Modal): string[] {
  const ids = components.flatMap(inputsOf).flatMap(({ custom_id }) => custom_id ?? []);
  return [
    ...(components.length > 5 ? [`${components.length} parts of a modal: 5 are the most`] : []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `custom_id "${id}" is there twice`),
    ...components.flatMap((part) => partComplaints(part)),
  ];
}

function partComplaints(part: ModalPart): string[] {
  const inputs = inputsOf(part);
  const isRow = part.type === ROW;
  return [
    ...(isRow && inputs.length > 1 ? ['a row of a modal holds one input'] : []),
    ...inputs.flatMap(({ type, custom_id, label, value, min_length = 0, max_length = TEXT_INPUT_LIMIT }) => [
      ...(isRow && !label ? [`input "${custom_id}" has no label`] : []),
      ...(!isRow && label ? [`input "${custom_id}" has a label inside a label`] : []),
      ...(min_length > max_length ? [`input "${custom_id}" wants more characters than it takes`] : []),
      ...(type === TEXT_INPUT && value && value.length > max_length
        ? [`input "${custom_id}" begins with more characters than it takes`]
        : []),
    ]),
  ];
}
