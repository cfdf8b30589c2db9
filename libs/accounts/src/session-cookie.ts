/** What the names of sign-in's cookies begin with. */
export const COOKIE_PREFIX = 'tdr';

/** Name of the session cookie. */
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`;
