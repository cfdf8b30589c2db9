/** The time now in ISO 8601: what commands are given as theirs. */
export const isoNow = (): string => new Date().toISOString();
