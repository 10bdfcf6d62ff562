import { theme } from './api.js';
import type { FeedEvent } from './wire.js';

/** After the server has refused a stream, or was away. */
const PAUSE_MS = 3000;

/**
 * Listens to what is published for all pages. After a lost connection it goes on where it was. A page that nobody looks at
 * lets go of its connection, for a browser has only six of them for all its tabs; it catches up when it is seen again.
 */
export function listenToFeed(onEvent: (event: FeedEvent) => void): void {
  let source: EventSource | undefined;
  let position: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function start(): void {
    stop();
    if (document.visibilityState === 'hidden') return;
    const query = new URLSearchParams({ theme: theme(), ...(position !== undefined && { after: position }) });
    const opened = new EventSource(`/events?${query}`);
    source = opened;
    opened.addEventListener('message', ({ data, lastEventId }) => {
      position = lastEventId;
      onEvent(JSON.parse(data) as FeedEvent);
    });
    opened.addEventListener('error', () => {
      // A lost connection is made again by the browser itself; one that was refused is not.
      if (opened === source && opened.readyState === EventSource.CLOSED) timer = setTimeout(start, PAUSE_MS);
    });
  }

  document.addEventListener('visibilitychange', start);
  start();
}
