import prototypesOf from 'unhomoglyph';

/**
 * The version of the look-alike table, and of the steps around it, that made a key: keys of another version are made
 * again.
 */
export const NAME_KEYS_VERSION = 'confusables-13.0.0.1';

/** The keys that a name is held under: one key in common, and another user has the name. */
export const nameKeys = (name: string): readonly string[] => {
  const plain = plainName(name);
  // As it is typed and as it is compared: "MIra" looks like "Mlra", and is "mira" without regard to case.
  const read = [plain, shapeOf(plain), inCapitals(plain)];
  return [...new Set(read.map((text) => shapeOf(text.toLowerCase())))];
};

/** Among capitals an l reads as a capital I: "MlRA" as "MIRA". */
const inCapitals = (plain: string): string =>
  /\p{Lu}/u.test(plain) && !/(?!l)\p{Ll}/u.test(plain) ? plain.replace(/[l1|]/gu, 'I') : plain;

/** The skeleton of UTS 39: look-alike characters become one, by Unicode's table. */
const shapeOf = (text: string): string => prototypesOf(text.normalize('NFD')).normalize('NFD').replaceAll(DOTTED, '$1');

/** An i keeps its dot even with a combining dot on it. */
const DOTTED = /([il])\u0307/gu;

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\u2800]/gu;
const DASHES = /[\p{Pd}\u2043\u02d7\u30fc\u2212]/gu;

const plainName = (name: string): string =>
  withPlainLetters(name).normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-').replace(/\s+/gu, ' ').trim();

/** Letters in circles and squares that NFKC leaves, and those that flags are spelled with. */
const FIRST_LETTERS = [0x1f150, 0x1f170, 0x1f1e6];
const ENCLOSED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

const withPlainLetters = (name: string): string =>
  name.replace(ENCLOSED, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = FIRST_LETTERS.findLast((one) => one <= code) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });
