/** The name of a country (ISO 3166 alpha-2) in the user's language; an unknown code stays as it is. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
