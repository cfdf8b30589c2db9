import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from '../../locales/en/index.ts';
import { firstLanguage, languageKey } from './languages.ts';
import type { LanguageCode } from './languages.ts';

/** What every page needs at once; the texts of a page come with the page. */
const everywhere: (keyof typeof english)[] = ['common', 'kit', 'problems', 'shell'];

/** One file a language and namespace, fetched when somebody needs it. */
const files: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    import(`../../locales/${language}/${namespace}.json`).then(
      ({ default: texts }: { default: object }) => done(null, { ...texts }),
      (failure: Error) => done(failure, false),
    );
  },
};

/** Texts by key. English is complete and comes with the page: what a language lacks is shown in English. */
void i18next
  .use(files)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: everywhere,
    defaultNS: 'common',
    // What circuits are called in English comes with the tracks themselves.
    resources: { en: { ...english, circuits: {} } },
    partialBundledLanguages: true,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });

function tellPage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
}

i18next.on('languageChanged', tellPage);

/** Shows another language at once and on the next visit. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // a browser that keeps nothing still shows the language until the page is closed
  }
  await i18next.changeLanguage(language);
}

/** Before the first paint: the language of this reader. English needs no file. */
export async function startLanguage(): Promise<void> {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(languageKey);
  } catch {
    // as on a first visit
  }
  const language = firstLanguage(chosen, navigator.languages);
  if (language !== 'en') await i18next.changeLanguage(language);
}

export { i18next };
