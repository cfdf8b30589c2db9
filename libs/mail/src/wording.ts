import english from './locales/en.json' with { type: 'json' };

export type WordingKind = keyof typeof english extends infer Key
  ? Key extends `${infer Kind}.text`
    ? Kind
    : never
  : never;

type Words = Partial<Readonly<Record<string, string>>>;

/** The translations of the emails, each loaded on first use. */
const translations: Readonly<Record<string, () => Promise<{ readonly default: Words }>>> = {
  cs: () => import('./locales/cs.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
  el: () => import('./locales/el.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  fr: () => import('./locales/fr.json', { with: { type: 'json' } }),
  it: () => import('./locales/it.json', { with: { type: 'json' } }),
  ja: () => import('./locales/ja.json', { with: { type: 'json' } }),
  nl: () => import('./locales/nl.json', { with: { type: 'json' } }),
  pl: () => import('./locales/pl.json', { with: { type: 'json' } }),
  pt: () => import('./locales/pt.json', { with: { type: 'json' } }),
  ru: () => import('./locales/ru.json', { with: { type: 'json' } }),
  sk: () => import('./locales/sk.json', { with: { type: 'json' } }),
  sv: () => import('./locales/sv.json', { with: { type: 'json' } }),
  uk: () => import('./locales/uk.json', { with: { type: 'json' } }),
  zh: () => import('./locales/zh.json', { with: { type: 'json' } }),
};

/**
 * Subject and text of an email, in a language or else in English; `approved` texts replace the release's. Values are
 * inserted as they are; without a name there is no greeting.
 */
export const wordingOf = async (
  kind: WordingKind,
  language: string,
  values: Readonly<Record<string, string>>,
  approved: Words = {},
): Promise<{ readonly language: string; readonly subject: string; readonly text: string }> => {
  const translated = (Object.hasOwn(translations, language) ? await translations[language]?.() : undefined)?.default;
  const words: Words = { ...english, ...translated, ...approved };
  const filled = (part: string) =>
    ungreeted(words[`${kind}.${part}`] ?? '', values).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    );
  return { language: translated ? language : 'en', subject: filled('subject'), text: filled('text') };
};

const GREETING = /^.*\{\{name\}\}.*\n+/;

const ungreeted = (text: string, { name }: Readonly<Record<string, string>>): string => {
  if (name !== undefined || !GREETING.test(text)) return text;
  const [first = '', ...rest] = text.replace(GREETING, '');
  return first.toLocaleUpperCase() + rest.join('');
};
