/**
 * The texts of a language for a namespace, a file of their own. The names of these files, some four hundred, would add
 * 5 kB to the first load, which needs none of them in English: so this module is imported on demand.
 */
export const textsOf = (language: string, namespace: string): Promise<{ default: object }> =>
  import(`../../locales/${language}/${namespace}.json`) as Promise<{ default: object }>;
