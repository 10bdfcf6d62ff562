import { closeExplorer } from '../explorer/exploration.js';
import { show } from '../live/game.js';

/** The day that the address names; undefined: today. */
const namedDay = (): string | undefined => /^\/d\/(\d{4}-\d{2}-\d{2})$/.exec(location.pathname)?.[1];

export const showNamedDay = (): Promise<void> => {
  closeExplorer();
  return show(namedDay());
};

/** Opens a day's puzzle; the browser's back button returns. */
export function goToDay(ref: string): Promise<void> {
  history.pushState(null, '', `/d/${ref}`);
  return showNamedDay();
}
