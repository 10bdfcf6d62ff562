import { render } from 'preact';
import { byId } from '../dom.js';
import { App } from './app.js';
import { show } from './game.js';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.cburnett.css';
import './live.css';

/** Puts the live board onto the page and asks for today's puzzle, or for the one that the address names. */
export function startLive(): void {
  render(<App />, byId('live', HTMLElement));
  const named = /^\/d\/(\d{4}-\d{2}-\d{2})$/.exec(location.pathname)?.[1];
  void show(named);
}
