import { Fragment } from 'preact';

/** The bot's sentences have `**bold**` and `` `code` ``, nothing else. */
export const Rich = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
      const key = `${index}`;
      if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
      if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
      return <Fragment key={key}>{part}</Fragment>;
    })}
  </>
);

/** Puts names and numbers where braces are. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
