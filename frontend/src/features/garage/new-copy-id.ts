const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;

/** An id for a copy or group that nobody else in the garage has. */
export const newCopyId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
