export const isSixDigits = (typed: string): boolean => /^\d{6}$/.test(typed.replaceAll(/\s/g, ''));
