import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from '../../locales/en/index.ts';

export const namespaces = Object.keys(english) as (keyof typeof english)[];

/** Texts by key; English is complete and comes with the page. */
void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: namespaces,
  defaultNS: 'common',
  resources: { en: english },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export { i18next };
