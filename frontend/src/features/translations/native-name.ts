import { languages } from '../../lib/i18n/languages.ts';

/** The name of a language in that language. */
export const nativeName = (code: string): string => languages.find((one) => one.code === code)?.name ?? code;
