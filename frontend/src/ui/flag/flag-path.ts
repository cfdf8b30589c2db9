/** Codes that use the drawing of another one: a language that of a country, "inactive" the globe. */
const drawnAs: Readonly<Record<string, string>> = { EN: 'US', INACTIVE: 'GLOBAL' };

/** Address of the flag of a country (ISO 3166 alpha-2) or of a language (the site's own two letters, as `EN` and `UA`). */
export function flagPath(code: string): string {
  const upper = code.toUpperCase();
  return `/assets/flags/${drawnAs[upper] ?? upper}.svg`;
}
