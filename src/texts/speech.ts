import { type Notation, spell } from '../games/chess/letters.js';
import type { Language } from '../shared/languages.js';
import { de } from './de.js';
import { en, type Texts } from './en.js';
import { fr } from './fr.js';

/** By language. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, de, fr };

/** The letters that a language's own chess books use. */
const USUAL_NOTATION: Readonly<Record<Language, Notation>> = { en: 'english', de: 'german', fr: 'french' };

/** How to speak to somebody: their language's texts and their letters for the pieces. */
export interface Speech {
  readonly language: Language;
  readonly texts: Texts;
  readonly notation: Notation;
  /** Moves as chess programs write them (`1.Kf7 Kh7 2.Rh1#`), in the letters of this person. */
  readonly spell: (moves: string) => string;
}

export function makeSpeech(language: Language, notation: Notation = USUAL_NOTATION[language]): Speech {
  return { language, texts: TEXTS[language], notation, spell: (moves) => spell(moves, notation) };
}

/** What the operator reads at a terminal. */
export const ENGLISH = makeSpeech('en');
