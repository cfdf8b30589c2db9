export type PictureTheme = 'dark' | 'light';

const selectors: Readonly<Record<PictureTheme, RegExp>> = {
  dark: /^:root$/,
  light: /^:root(\[data-mantine-color-scheme=.light.\])?$/,
};

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // a stylesheet injected by a browser extension
  }
};

/** The design tokens in a theme, whichever the page itself has: pictures are drawn in either. */
export function themeTokens(theme: PictureTheme): (name: string) => string {
  const tokens = new Map<string, string>();
  for (const rule of [...document.styleSheets].flatMap(rulesOf)) {
    if (!(rule instanceof CSSStyleRule) || !selectors[theme].test(rule.selectorText)) continue;
    for (const name of rule.style)
      if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name).trim());
  }
  return (name) => tokens.get(name) ?? '';
}
