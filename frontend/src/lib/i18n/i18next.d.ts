import type { english } from '../../locales/en/index.ts';
import type { lazyNamespaces } from '../../locales/en/lazy-namespaces.ts';

// Every key is checked by the compiler: a text that does not exist does not build.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Omit<typeof english, 'problems'> &
      typeof lazyNamespaces & {
        circuits: Record<string, string>;
        problems: typeof english.problems & typeof lazyNamespaces.moreproblems;
      };
  }
}
