export const languages = [
  { code: 'en', name: 'English', flag: 'EN' },
  { code: 'de', name: 'Deutsch', flag: 'DE' },
  { code: 'es', name: 'Español', flag: 'ES' },
  { code: 'fr', name: 'Français', flag: 'FR' },
  { code: 'it', name: 'Italiano', flag: 'IT' },
  { code: 'nl', name: 'Nederlands', flag: 'NL' },
  { code: 'pl', name: 'Polski', flag: 'PL' },
  { code: 'pt', name: 'Português', flag: 'BR' },
  { code: 'sk', name: 'Slovenčina', flag: 'SK' },
  { code: 'sv', name: 'Svenska', flag: 'SE' },
  { code: 'cs', name: 'Čeština', flag: 'CZ' },
  { code: 'el', name: 'Ελληνικά', flag: 'GR' },
  { code: 'ru', name: 'Русский', flag: 'RU' },
  { code: 'uk', name: 'Українська', flag: 'UA' },
  { code: 'ja', name: '日本語', flag: 'JP' },
  { code: 'zh', name: '简体中文', flag: 'CN' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

/** The specification's storage key: the language chosen on this device. */
export const languageKey = 'language';

export const isLanguage = (code: string | null | undefined): code is LanguageCode =>
  languages.some((language) => language.code === code);

/** The chosen language; else the first supported one of the browser's languages; else English. */
export function firstLanguage(chosen: string | null, preferred: readonly string[]): LanguageCode {
  if (isLanguage(chosen)) return chosen;
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
