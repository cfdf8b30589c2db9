/** What the address of the page says: a language, a list, a namespace, words, and the chosen text. */
export type TranslateFields = Readonly<Record<'language' | 'show' | 'part' | 'q' | 'key', string>>;
