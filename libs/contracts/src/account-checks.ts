// Separate from the schemas, so that a form that checks input does not load them too.

import { hasStackedMarks } from './plain-text.ts';

/** Bounds of a display name, in characters. */
const NAME_MIN = 2;
export const NAME_MAX = 32;

/** Invisible characters and those that end a line; a variation selector behind an emoji is neither. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A name of only full stops would be a path segment in the address of its page. */
const NAMING = /[\p{L}\p{N}\p{So}]/u;

/** Scripts of living languages, as UAX 31 recommends them for names; those that are written together are one. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
];
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const ofOneScript = [...SCRIPTS.map((one) => [one]), ...TOGETHER].map((scripts) => {
  const any = ['Common', 'Inherited', ...scripts].map((one) => `\\p{Script_Extensions=${one}}`).join('');
  return new RegExp(`^[${any}]*$`, 'u');
});

/** Text that mail programs turn into a link: names go into emails, also to strangers. */
const LINK =
  /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.(?:app|biz|co|com|de|dev|eu|info|io|link|me|net|org|ru|shop|site|top|uk|us|xyz)\b|\.\p{L}{2,}\//iu;

/** Each name that is given up stays its owner's for a year, so this limits them too; a test compares it. */
export const NAME_CHANGES_A_YEAR_MAX = 12;

/** Why a name without faults is refused. */
export const nameConflicts = ['name-taken', 'name-reserved', 'names-too-many'] as const;

/** What can be wrong with a name. */
export const nameFaults = ['length', 'unseen', 'link', 'marks', 'plain', 'scripts'] as const;
export type NameFault = (typeof nameFaults)[number];

/**
 * The fault of a name, ends trimmed: length, an invisible character, an address, stacked marks, nothing that names, or
 * letters of several look-alike scripts.
 */
export const nameFault = (name: string): NameFault | undefined => {
  const { length } = name.trim();
  if (length < NAME_MIN || length > NAME_MAX) return 'length';
  if (UNSEEN.test(name.trim()) || !SEEN.test(name)) return 'unseen';
  if (LINK.test(name)) return 'link';
  if (hasStackedMarks(name)) return 'marks';
  if (!NAMING.test(name)) return 'plain';
  return ofOneScript.some((script) => script.test(name)) ? undefined : 'scripts';
};

/** The fault of an API key's name; only its owner reads it, so it may mix scripts. */
export const keyNameFault = (name: string): NameFault | undefined => {
  const fault = nameFault(name);
  return fault === 'plain' || fault === 'scripts' ? undefined : fault;
};

const EMAIL_MAX = 254;

/** What better-auth accepts as an email address; its check comes after ours: a test compares the two. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an email address, ends trimmed: "+" and top-level domains of any length are fine. */
export const isEmailAddress = (text: string): boolean => text.trim().length <= EMAIL_MAX && EMAIL.test(text.trim());

/** The languages of interface and emails, in the order of the specification. */
export const languageCodes = [
  'en',
  'sk',
  'pl',
  'ru',
  'el',
  'it',
  'ja',
  'de',
  'uk',
  'es',
  'fr',
  'nl',
  'pt',
  'zh',
  'sv',
  'cs',
] as const;
