export type TranslateFields = Readonly<Record<'language' | 'show' | 'part' | 'q' | 'key', string>>;
