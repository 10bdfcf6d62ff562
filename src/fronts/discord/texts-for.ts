import type { BaseInteraction } from 'discord.js';
import { languageOf } from '../../shared/languages.js';
import type { Texts } from '../../texts/en.js';
import { makeSpeech } from '../../texts/speech.js';

/** For what the front end says itself: in the language of the person's Discord, which needs no look into the database. */
export const textsFor = ({ locale }: Pick<BaseInteraction, 'locale'>): Texts => makeSpeech(languageOf(locale)).texts;
