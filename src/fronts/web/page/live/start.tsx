import { effect } from '@preact/signals';
import { render } from 'preact';
import { showNamedDay } from '../calendar/address.js';
import { byId } from '../dom.js';
import { App } from './app.js';
import { board, refresh } from './game.js';
import 'chessground/assets/chessground.base.css';
import 'virtual:looks.css';
import './live.css';
import './board.css';
import './finish.css';

/** Puts the live board onto the page and asks for today's puzzle, or for the one that the address names. */
export function startLive(): void {
  const room = byId('live', HTMLElement);
  render(<App />, room);
  effect(() => {
    const state = board.value;
    if (!state || state.phase === 'none') return;
    const { theme, pieces } = state.look;
    room.dataset.pieces = pieces;
    if (theme) room.dataset.theme = theme;
    else delete room.dataset.theme;
  });
  addEventListener('popstate', () => void showNamedDay());
  void showNamedDay();
  // Another window or another machine may have gone on meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
}
