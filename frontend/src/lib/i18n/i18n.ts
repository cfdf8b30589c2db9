import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from '../../locales/en/index.ts';
import { firstLanguage, languageKey } from './languages.ts';
import type { LanguageCode } from './languages.ts';

/** Namespaces of every page; the texts of a page load with the page. */
const everywhere: (keyof typeof english)[] = ['common', 'kit', 'problems', 'shell'];

/** Refusals of later pages: not part of the first load. */
const LATER_PROBLEMS = 'moreproblems';

/** Loads the texts that every later page needs, and these; the page renders without those that fail. */
export const loadLazyTexts = (more: readonly string[] = []): Promise<void> =>
  i18next.loadNamespaces([LATER_PROBLEMS, ...more]).catch(() => {});

/** One file per language and namespace, loaded when needed. */
const files: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    import('./text-files.ts')
      .then(({ textsOf }) => textsOf(language, namespace))
      .then(
        ({ default: texts }) => done(null, { ...texts }),
        (failure: Error) => done(failure, false),
      );
  },
};

/** A time (ISO 8601) as a day, in the user's language: "1 April 2027". */
const dayIn = (moment: unknown, language: string | undefined): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(String(moment)));

function tellPage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
}

/**
 * Sets up the texts before the first render. English is complete and comes with the page: texts missing in a language
 * are shown in English.
 */
export function beginTexts(): void {
  void i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: everywhere,
      defaultNS: 'common',
      // Refusals of later pages load with those pages, under the same keys.
      fallbackNS: LATER_PROBLEMS,
      // English names of circuits come with the tracks themselves.
      resources: { en: { ...english, circuits: {} } },
      partialBundledLanguages: true,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      initAsync: false,
      // With the default of ten, files that never arrive block the language chosen next.
      maxParallelReads: 1000,
    });
  i18next.services.formatter?.add('day', (moment: unknown, language) =>
    moment === undefined ? '' : dayIn(moment, language),
  );
  i18next.on('languageChanged', tellPage);
}

const laterUsed = () => (i18next.hasResourceBundle('en', LATER_PROBLEMS) ? [LATER_PROBLEMS] : []);

/** The texts of a language for all namespaces used so far; rejects when one of them fails to load. */
async function load(language: LanguageCode): Promise<void> {
  const used = new Set([...everywhere, ...laterUsed(), ...(i18next.reportNamespaces?.getUsedNamespaces() ?? [])]);
  const lacking = () => [...used].filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (lacking().length === 0) return;
  // A failed file is requested again only by reloading.
  await i18next.reloadResources([language], lacking());
  if (lacking().length > 0) throw new Error(`the texts of "${language}" did not come`);
}

let wanted: LanguageCode;

/** Switches the language, immediately and for the next visit. Rejects when it fails to load; then nothing changes. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  wanted = language;
  await load(language);
  if (wanted !== language) return;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // a browser without storage still shows the language until the page is closed
  }
  await i18next.changeLanguage(language);
}

/** Before the first paint: the user's language, or English when it fails to load. English needs no file. */
export async function startLanguage(): Promise<void> {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(languageKey);
  } catch {
    // as on a first visit
  }
  const language = firstLanguage(chosen, navigator.languages);
  if (language === 'en') return;
  try {
    await load(language);
    await i18next.changeLanguage(language);
  } catch {
    tellPage('en');
  }
}

export { i18next };
