/**
 * The file of the secret that an installation makes when it is given none: next to the data, and as valuable, as
 * authenticators depend on it.
 */
export const SECRET_FILE = 'auth-secret';
