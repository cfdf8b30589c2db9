import { z } from 'zod';

const PLAIN = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

/** Whether a link leads where it reads: over https, to the host behind its slashes, spelled in letters that look like no others. */
export const isPlainLink = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && PLAIN.test(text) && url.username === '' && url.password === '';
};

/** A link that a person gives others to follow. */
export const plainLink = (mostCharacters: number) =>
  z
    .url({ protocol: /^https$/ })
    .max(mostCharacters)
    .refine(isPlainLink, { error: 'a plain https address, with no user in it' });
