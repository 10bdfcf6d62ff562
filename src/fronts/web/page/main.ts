import './page.css';
import './messages.css';
import './composer.css';
import './visitors.css';
import { fetchOffer, fetchVisitors } from './api.js';
import { followChat } from './chat-drawer.js';
import { Composer } from './composer.js';
import { Conversation } from './conversation.js';
import { byId } from './dom.js';
import { listenToFeed } from './feed.js';
import { explainTooLarge } from './file-size.js';
import { renewFrame } from './frame.js';
import { refresh } from './live/game.js';
import { startLive } from './live/start.js';
import { renewWords as renewLiveWords } from './live/words.js';
import { followViewport } from './viewport.js';
import { VisitorsDialog } from './visitors-dialog.js';
import { words } from './words.js';

followViewport();
let visitors: VisitorsDialog | undefined;
let composer: Composer | undefined;
/** Whatever the page says by itself follows the language that somebody chooses in `/settings`. */
const renewWords = async (): Promise<void> => {
  try {
    await renewFrame();
    renewLiveWords();
    visitors?.show(await fetchVisitors());
    composer?.offer(await fetchOffer());
  } catch {
    // The bot cannot be reached: the next answer says so in the chat.
  }
};
const conversation = new Conversation(byId('log', HTMLElement), byId('scroller', HTMLElement), {
  onLanguage: renewWords,
  // A command may have moved on the live board too, or changed its look.
  onAnswered: () => void refresh(),
});
try {
  visitors = new VisitorsDialog(await fetchVisitors());
} catch {
  // The bot cannot be reached: the first answer says so in the chat.
}
startLive();
followChat((line) => void conversation.ask({ line }, line));
// Before anything is typed: who opens the address is greeted at once.
listenToFeed((event) => conversation.hear(event));
const firstAnswer = conversation.greet({ opened: true });

try {
  const offer = await fetchOffer();
  const typing = new Composer(offer, ({ line, means, file }) => {
    if (file && file.size > offer.maxFileBytes) {
      conversation.tell(explainTooLarge(file.size, offer.maxFileBytes, words()), line, file);
    } else void conversation.ask({ line: means, ...(file && { file }) }, line);
  });
  composer = typing;
  // On a touch screen the focus would open the keyboard over the board.
  if (matchMedia('(pointer: fine)').matches && location.hash === '#chat') typing.focus();
  document.addEventListener('keydown', (event) => {
    // Typing goes to the composer, wherever the focus is; a blank presses the focused button.
    const types = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const { target } = event;
    const isBusy = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    if (target instanceof Node && byId('live', HTMLElement).contains(target)) return;
    if (types && !isBusy) typing.focus();
  });
} catch {
  // The bot cannot be reached: the first answer says so in the chat.
  await firstAnswer;
}
