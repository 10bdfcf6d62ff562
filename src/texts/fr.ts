import { common } from './fr/common.js';
import type { Texts } from './texts.js';

export const fr: Texts = { common };
