/** A country (ISO 3166 alpha-2) by its name in the reader's language; a code that is no country stays as it is. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
