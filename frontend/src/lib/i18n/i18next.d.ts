import type { english } from '../../locales/en/index.ts';

// Every key is checked by the compiler: a text that does not exist does not build.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof english & { circuits: Record<string, string> };
  }
}
