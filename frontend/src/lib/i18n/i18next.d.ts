import type { english } from '../../locales/en/index.ts';
import type { later } from '../../locales/en/later.ts';

// Every key is checked by the compiler: a text that does not exist does not build.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Omit<typeof english, 'problems'> &
      typeof later & {
        circuits: Record<string, string>;
        problems: typeof english.problems & typeof later.moreproblems;
      };
  }
}
