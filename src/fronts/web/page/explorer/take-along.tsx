import { useSignal } from '@preact/signals';
import type { ExploredPosition } from '../../../../live/answers.js';
import { words } from '../live/words.js';

/** What may be taken elsewhere: the position and the line as text, and a page where an engine can be asked. */
export function TakeAlong({ position }: { readonly position: ExploredPosition }) {
  const say = words.value.explorer;
  const told = useSignal('');
  const copy = (text: string) => async () => {
    try {
      await navigator.clipboard.writeText(text);
      told.value = say.copied;
    } catch {
      // Not allowed by the browser, or by an address without TLS.
      told.value = say.notCopied;
    }
  };
  return (
    <>
      <div class="controls">
        <button type="button" class="quiet" onClick={copy(position.fen)}>
          {say.copyFen}
        </button>
        <button type="button" class="quiet" onClick={copy(position.pgn)}>
          {say.copyPgn}
        </button>
        <a href={position.analysis} target="_blank" rel="noreferrer">
          {say.analysis}
        </a>
      </div>
      <p class="note" role="status">
        {told.value}
      </p>
    </>
  );
}
