// Apart from the schemas, so that a form that checks what is typed does not load those as well.

/** Bounds of a display name, in characters. */
const NAME_MIN = 2;
export const NAME_MAX = 32;

/** Characters that nobody sees, or that end a line; what picks the form of an emoji is neither. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What mail programs make a link of: a name goes into mails, also to strangers. */
const LINK =
  /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.(?:app|biz|co|com|de|dev|eu|info|io|link|me|net|org|ru|shop|site|top|uk|us|xyz)\b|\.\p{L}{2,}\//iu;

/** What is wrong with a name, ends trimmed: how long it is, a sign that cannot be seen, or an address in it. */
export const nameFault = (name: string): 'length' | 'unseen' | 'link' | undefined => {
  const { length } = name.trim();
  if (length < NAME_MIN || length > NAME_MAX) return 'length';
  if (UNSEEN.test(name.trim()) || !SEEN.test(name)) return 'unseen';
  return LINK.test(name) ? 'link' : undefined;
};

const EMAIL_MAX = 254;

/** What better-auth takes for an address, whose check comes after ours: a test compares the two. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an e-mail address, ends trimmed: "+" and top-level domains of any length are fine. */
export const isEmailAddress = (text: string): boolean => text.trim().length <= EMAIL_MAX && EMAIL.test(text.trim());

/** The languages of interface and mails, in the order of the specification. */
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
