import { render } from 'preact';
import { showNamedDay } from '../calendar/address.js';
import { byId } from '../dom.js';
import { App } from './app.js';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.cburnett.css';
import './live.css';

/** Puts the live board onto the page and asks for today's puzzle, or for the one that the address names. */
export function startLive(): void {
  render(<App />, byId('live', HTMLElement));
  addEventListener('popstate', () => void showNamedDay());
  void showNamedDay();
}
