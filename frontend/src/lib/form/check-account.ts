/** An address as far as a browser can tell; what counts is the server's letter. */
export const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());

export const isSixDigits = (typed: string): boolean => /^\d{6}$/.test(typed.replaceAll(/\s/g, ''));
