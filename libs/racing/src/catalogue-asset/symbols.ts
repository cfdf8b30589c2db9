// Numbers as one character each: text without commas or digits compresses best. From `#` on, without characters that
// JSON escapes.

const FIRST = 35;
const BACKSLASH = 92;

/** Numbers below this have a symbol, so that none becomes half of a surrogate pair. */
export const SYMBOLS_MAX = 0xd800 - FIRST - 1;

/** The symbol of a whole number from 0. Throws `RangeError` from `SYMBOLS_MAX` on. */
export const symbolOf = (number: number): string => {
  if (number >= SYMBOLS_MAX) throw new RangeError(`no symbol for ${number}`);
  const code = number + FIRST;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};

/** The number of the symbol at a place of a text. */
export const numberAt = (text: string, place: number): number => {
  const code = text.charCodeAt(place);
  return (code < BACKSLASH ? code : code - 1) - FIRST;
};

/** Separates lists of symbols; no symbol itself. */
export const LIST_END = ' ';
