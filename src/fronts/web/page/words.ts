import { byId } from './dom.js';
import type { FrameWords } from './wire.js';

/** The page's own words, as the server has put them into it; they change with the person's language. */
export const words = (): FrameWords => JSON.parse(byId('words', HTMLScriptElement).text) as FrameWords;
