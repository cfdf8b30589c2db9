const BEYOND_ASCII = /[\u0080-\uffff]/g;
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 's', '’': "'", '‘': "'", ʼ: "'" };

/**
 * Lower case without accents, character for character: places in the result are places in the text in Unicode's form C.
 */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.search(BEYOND_ASCII) < 0) return lower;
  return lower.normalize('NFC').replaceAll(BEYOND_ASCII, foldOne);
};

const foldOne = (character: string): string => letters[character] ?? character.normalize('NFD').charAt(0);
