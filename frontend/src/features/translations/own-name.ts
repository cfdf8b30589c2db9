import { languages } from '../../lib/i18n/languages.ts';

/** What a language is called by those who speak it. */
export const ownName = (code: string): string => languages.find((one) => one.code === code)?.name ?? code;
