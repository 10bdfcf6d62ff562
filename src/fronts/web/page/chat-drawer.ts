import { byId } from './dom.js';

/** There the chat takes nothing from the board. */
const WIDE = '(min-width: 100rem)';

let askLine: (line: string) => void = () => {};
let openChat: (isOpen: boolean) => void = () => {};

/** Uses a command as if it had been typed, where its answer is seen. */
export function askInChat(line: string): void {
  openChat(true);
  askLine(line);
}

/** The chat lies beside the board where there is room, else over it while it is wanted; `#chat` in the address opens it. */
export function followChat(onAsk: (line: string) => void): void {
  askLine = onAsk;
  const toggle = byId('chat-toggle', HTMLButtonElement);
  const open = (isOpen: boolean): void => {
    document.body.classList.toggle('chatting', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  openChat = open;
  const follow = (): void => open(location.hash === '#chat' || matchMedia(WIDE).matches);
  toggle.addEventListener('click', () => {
    const isOpen = document.body.classList.contains('chatting');
    history.replaceState(null, '', isOpen ? location.pathname : '#chat');
    open(!isOpen);
  });
  addEventListener('hashchange', follow);
  follow();
}
