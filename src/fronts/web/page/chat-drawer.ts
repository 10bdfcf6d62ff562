import { byId } from './dom.js';

const WIDE = '(min-width: 75rem)';

/** The chat lies beside the board where there is room, else over it while it is wanted; `#chat` in the address opens it. */
export function followChat(): void {
  const toggle = byId('chat-toggle', HTMLButtonElement);
  const open = (isOpen: boolean): void => {
    document.body.classList.toggle('chatting', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  const follow = (): void => open(location.hash === '#chat' || matchMedia(WIDE).matches);
  toggle.addEventListener('click', () => {
    const isOpen = document.body.classList.contains('chatting');
    history.replaceState(null, '', isOpen ? location.pathname : '#chat');
    open(!isOpen);
  });
  addEventListener('hashchange', follow);
  follow();
}
