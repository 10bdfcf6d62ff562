import { fetchOffer, fetchVisitors } from './api.js';
import { Composer } from './composer.js';
import { Conversation } from './conversation.js';
import { byId } from './dom.js';
import { explainTooLarge } from './file-size.js';
import { followViewport } from './viewport.js';
import { VisitorsDialog } from './visitors-dialog.js';

/** Today's puzzle as it stands for the visitor: veiled, begun or over. It starts no clock. */
const FIRST_VIEW = 'puzzle?veil=true';

followViewport();
const conversation = new Conversation(byId('log', HTMLElement), byId('scroller', HTMLElement));
try {
  new VisitorsDialog(await fetchVisitors());
} catch {
  // The bot cannot be reached: the first answer says so in the chat.
}
// Before anything is typed: a browser that opens the address sees today's puzzle at once.
const firstAnswer = conversation.greet({ invocation: FIRST_VIEW });

try {
  const offer = await fetchOffer();
  const composer = new Composer(offer, ({ line, means, file }) => {
    if (file && file.size > offer.maxFileBytes) {
      conversation.tell(explainTooLarge(file.size, offer.maxFileBytes), line, file);
    } else void conversation.ask({ line: means, ...(file && { file }) }, line);
  });
  // On a touch screen the focus would open the keyboard over the board.
  if (matchMedia('(pointer: fine)').matches) composer.focus();
  document.addEventListener('keydown', (event) => {
    // Typing goes to the composer, wherever the focus is; a blank presses the focused button.
    const types = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const { target } = event;
    const isBusy = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    if (types && !isBusy) composer.focus();
  });
} catch {
  // The bot cannot be reached: the first answer says so in the chat.
  await firstAnswer;
}
