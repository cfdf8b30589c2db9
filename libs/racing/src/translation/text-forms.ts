/**
 * A text of the site by its plural forms as its file names them (`one`, `ordinal_few`); `text` only for one without a
 * count.
 */
export type TextForms = Readonly<Record<string, string>>;

/** The form of a text without a count. */
export const ONLY_FORM = 'text';

const ORDINAL = 'ordinal_';

const [slavic, romance, germanic, single] = [
  ['one', 'few', 'many', 'other'],
  ['one', 'many', 'other'],
  ['one', 'other'],
  ['other'],
] as const;

/** Plural forms of the languages of the site. Source: Unicode CLDR, as browsers count; a test compares. */
const cardinals: Readonly<Record<string, readonly string[]>> = {
  cs: slavic,
  pl: slavic,
  ru: slavic,
  sk: slavic,
  uk: slavic,
  es: romance,
  fr: romance,
  it: romance,
  pt: romance,
  ja: single,
  zh: single,
};

/** The same for ordinals; a language that is not listed has one form for all ordinals. */
const ordinals: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'two', 'few', 'other'],
  fr: germanic,
  it: ['many', 'other'],
  sv: germanic,
  uk: ['few', 'other'],
};

/** The forms that a language needs of a text, from those of the English one. */
export const requiredForms = (language: string, english: TextForms): readonly string[] => {
  if (ONLY_FORM in english) return [ONLY_FORM];
  const isRank = Object.keys(english).some((form) => form.startsWith(ORDINAL));
  if (!isRank) return cardinals[language] ?? germanic;
  return (ordinals[language] ?? single).map((form) => `${ORDINAL}${form}`);
};

/** Whether two texts are the same in every form. */
export const isSameText = (one: TextForms, other: TextForms): boolean => {
  const forms = Object.keys(one);
  return forms.length === Object.keys(other).length && forms.every((form) => one[form] === other[form]);
};
