export type PictureTheme = 'dark' | 'light';

const selectors: Readonly<Record<PictureTheme, RegExp>> = {
  dark: /^:root$/,
  light: /^:root(\[data-mantine-color-scheme=.light.\])?$/,
};

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // a sheet that an extension of the browser has put here
  }
};

/** The tokens of the look in a theme, whichever the page itself has: pictures are drawn in either. */
export function themeTokens(theme: PictureTheme): (name: string) => string {
  const tokens = new Map<string, string>();
  for (const rule of [...document.styleSheets].flatMap(rulesOf)) {
    if (!(rule instanceof CSSStyleRule) || !selectors[theme].test(rule.selectorText)) continue;
    for (const name of rule.style)
      if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name).trim());
  }
  return (name) => tokens.get(name) ?? '';
}
