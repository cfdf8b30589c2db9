/** Prefix of the session cookies' names; over https better-auth puts `__Secure-` before it. */
export const COOKIE_PREFIX = 'tdr';

/** Finds the cookie of that name in a `Cookie` header; undefined where it is missing or empty. */
export const cookieReader = (name: string) => {
  const pair = new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([^;]+)`);
  return (cookieHeader: string | undefined): string | undefined => cookieHeader && pair.exec(cookieHeader)?.[1];
};
