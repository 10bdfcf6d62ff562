/** The languages that every text is there in, each named as its own speakers name it. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** What each is called in all of them: German, Deutsch, Allemand. */
export const LANGUAGE_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: wordsFor('en'),
  de: wordsFor('de'),
  fr: wordsFor('fr'),
};

function wordsFor(language: Language): readonly string[] {
  return LANGUAGES.map((reader) => new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language);
}

/** What a chat says of its user, such as `en-GB` or `de`; English where it says nothing that we speak. */
export function languageOf(locale: string | undefined): Language {
  const first = locale?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === first) ?? 'en';
}
