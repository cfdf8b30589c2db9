import { z } from 'zod';

const PLAIN = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

/**
 * Whether a link leads where it seems to: over https, to the host behind its slashes, in letters without look-alikes.
 */
export const isPlainLink = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && PLAIN.test(text) && url.username === '' && url.password === '';
};

/** A link from a user for others to follow. */
export const plainLink = (mostCharacters: number) =>
  z
    .url({ protocol: /^https$/ })
    .max(mostCharacters)
    .refine(isPlainLink, { error: 'a plain https address, with no user in it' });
