/** Matched by the token each puts into its `User-Agent`; browsers that imitate another come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom(e|ium)|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (table: typeof browsers, text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a session, as far as its `User-Agent` shows. */
export function deviceName(userAgent: string): { browser: string; system: string } | undefined {
  const [browser, system] = [named(browsers, userAgent), named(systems, userAgent)];
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
