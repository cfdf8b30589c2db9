/**
 * Where an installation that was given no secret keeps the one it made: beside the data, and as much to be kept, for
 * authenticators are read with it.
 */
export const OWN_SECRET_FILE = 'auth-secret';
