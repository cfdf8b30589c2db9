/**
 * A display name as it is compared: two names that look the same to a reader fold to the same text. Compatibility forms
 * unified (NFKC), invisible format characters dropped, runs of white space made one, lower case.
 */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
