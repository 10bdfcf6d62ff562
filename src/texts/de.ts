import { common } from './de/common.js';
import type { Texts } from './texts.js';

export const de: Texts = { common };
