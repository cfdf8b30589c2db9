// Separate from the schemas: forms and pages check input without them.

/** Marks upon one letter: no language writes more than two that any may bear, or four of its own script's. */
const MARKS_MAX = 2;
const OWN_MARKS_MAX = 4;
const RUN = /\p{M}{3,}/gu;
const ANY_MAY_BEAR = /\p{Script=Inherited}|\p{Me}/u;

const fewMarks = (run: string): string => {
  let borne = 0;
  const kept = [...run].filter((mark) => !ANY_MAY_BEAR.test(mark) || ++borne <= MARKS_MAX);
  return kept.slice(0, OWN_MARKS_MAX).join('');
};

const withFewMarks = (text: string): string => text.replace(RUN, fewMarks);

/** Whether a letter has more marks than any language writes. */
export const hasStackedMarks = (text: string): boolean => {
  const apart = text.normalize('NFD');
  return withFewMarks(apart) !== apart;
};

const withoutStacks = (text: string): string =>
  hasStackedMarks(text) ? withFewMarks(text.normalize('NFD')).normalize('NFC') : text;

const LINE_ENDS = /[\u2028\u2029\u0085]/gu;

/** Joiners in an emoji, and in scripts whose letters have several forms. */
const JOINER =
  '(?<=\\p{Extended_Pictographic}|\\ufe0f|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})' +
  '|(?<=[\\p{L}\\p{M}])(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])[\\u200c\\u200d](?=[\\p{L}\\p{M}])';
/** Variation selectors of an emoji or of a Chinese character. */
const FORM =
  '(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[0-9#*])[\\ufe0e\\ufe0f]|(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]';
/** The rest of a flag of England, Scotland or Wales. */
const FLAG = '(?<=\\u{1f3f4})[\\u{e0020}-\\u{e007e}]+\\u{e007f}';
const KEPT = `${JOINER}|${FORM}|${FLAG}`;

/** Invisible, or reverses the direction of what follows, or not allowed in XML; lines and tabs are visible. */
const UNSEEN = `(?![\\t\\n\\r])[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800\\p{Noncharacter_Code_Point}]`;
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');

/**
 * A user's text as it is stored: without invisible characters, and with the first two marks of a letter. The rest is as
 * it was typed.
 */
export const plainText = (text: string): string =>
  withoutStacks(text.replace(LINE_ENDS, '\n').replace(KEPT_OR_UNSEEN, (_, kept?: string) => kept ?? ''));

/** Secrets count as they were typed. */
const isSecret = (key: string): boolean => /password/i.test(key);

/** A body with every text in it plain: all that a user wrote goes through here before anything reads it. */
export const withPlainTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, isSecret(key) ? field : withPlainTexts(field)]),
  );
};
