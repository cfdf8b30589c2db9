/**
 * The texts of a language for a namespace, a file of their own. The names of these files, some four hundred, would be
 * 5 kB of the first load, which needs none of them in English: hence a module that is imported when one is asked for.
 */
export const textsOf = (language: string, namespace: string): Promise<{ default: object }> =>
  import(`../../locales/${language}/${namespace}.json`) as Promise<{ default: object }>;
