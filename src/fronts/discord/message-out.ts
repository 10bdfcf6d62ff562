import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
  type MessageMentionOptions,
} from 'discord.js';
import type { Button, Menu, Reply } from '../../bot/reply.js';
import { ComponentIds } from './component-id.js';
import { cutWords, fitText } from './fit-text.js';
import {
  MAX_ALT_TEXT,
  MAX_BUTTON_LABEL,
  MAX_BUTTONS_IN_ROW,
  MAX_MENU_OPTIONS,
  MAX_MENU_TEXT,
  MAX_PLACEHOLDER,
  MAX_ROWS,
  MAX_TEXT,
} from './limits.js';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A message in the form that every way of sending and editing takes. */
export interface MessageOut {
  readonly content: string;
  /** Never left out: an edit with an empty list takes the old pictures away, one without a list keeps them. */
  readonly files: { readonly attachment: Buffer; readonly name: string; readonly description?: string }[];
  readonly components: Row[];
  readonly allowedMentions: MessageMentionOptions;
}

export interface PictureFile {
  readonly name: string;
  readonly png: Uint8Array;
  readonly alt: string;
}

/**
 * Pictures are plain attachments: chats show one full width below the text and several side by side, and their alt texts
 * are read out.
 */
export function makeMessage(reply: Reply, pictures: readonly PictureFile[] = []): MessageOut {
  return {
    content: fitText(reply.text, MAX_TEXT),
    files: [...pictures.map(pictureFile), ...(reply.file ? [textFile(reply.file)] : [])],
    components: makeRows(reply),
    allowedMentions: { parse: [] },
  };
}

const pictureFile = ({ name, png, alt }: PictureFile) => ({
  attachment: Buffer.from(png.buffer, png.byteOffset, png.byteLength),
  name,
  description: cutWords(alt, MAX_ALT_TEXT),
});

const textFile = ({ name, text }: NonNullable<Reply['file']>) => ({ attachment: Buffer.from(text), name });

function makeRows({ buttons = [], menus = [] }: Reply): Row[] {
  const ids = new ComponentIds();
  const buttonRows = inGroups(buttons, MAX_BUTTONS_IN_ROW)
    .slice(0, MAX_ROWS - Math.min(menus.length, MAX_ROWS - 1))
    .map((row): Row => ({ type: ComponentType.ActionRow, components: row.map((button) => makeButton(button, ids)) }));
  return [...buttonRows, ...menus.flatMap(makeMenuRows).slice(0, MAX_ROWS - buttonRows.length)];
}

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  danger: ButtonStyle.Danger,
} as const satisfies Record<Button['style'], ButtonStyle>;

const makeButton = (
  { label, invoke, style, inPlace = false, disabled = false, ask }: Button,
  ids: ComponentIds,
): APIComponentInMessageActionRow => ({
  type: ComponentType.Button,
  label: cutWords(label, MAX_BUTTON_LABEL),
  style: STYLES[style],
  custom_id: disabled ? ids.makeIdle() : ids.make({ invocation: invoke, inPlace, ...(ask && { ask }) }),
  disabled,
});

/** A menu holds 25 options; a longer one goes on in a second menu below, as far as the message has rows. */
function makeMenuRows({ placeholder, options }: Menu, menu: number): Row[] {
  const parts = inGroups(options, MAX_MENU_OPTIONS);
  return parts.map((part, index): Row => {
    const values = new ComponentIds();
    const first = index * MAX_MENU_OPTIONS + 1;
    const range = parts.length > 1 ? ` (${first}–${first + part.length - 1} / ${options.length})` : '';
    return {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: `~menu${menu + 1}.${index + 1}`,
          placeholder: cutWords(placeholder, MAX_PLACEHOLDER - range.length) + range,
          options: part.map(({ label, description, invoke }) => ({
            label: cutWords(label, MAX_MENU_TEXT),
            value: values.make({ invocation: invoke, inPlace: true }),
            ...(description && { description: cutWords(description, MAX_MENU_TEXT) }),
          })),
        },
      ],
    };
  });
}

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
