import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from '../../locales/en/index.ts';
import { firstLanguage, languageKey } from './languages.ts';
import type { LanguageCode } from './languages.ts';

/** What every page needs at once; the texts of a page come with the page. */
const everywhere: (keyof typeof english)[] = ['common', 'kit', 'problems', 'shell'];

/** Why something of a later page was refused: no part of the first load. */
const LATER_PROBLEMS = 'moreproblems';

/** The words that every later page needs, and these; the page stands without those that do not come. */
export const laterTexts = (more: readonly string[] = []): Promise<void> =>
  i18next.loadNamespaces([LATER_PROBLEMS, ...more]).catch(() => {});

/** One file a language and namespace, fetched when somebody needs it. */
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

/** A moment (ISO 8601) as a day, in the words of the reader: "1 April 2027". */
const dayIn = (moment: unknown, language: string | undefined): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(String(moment)));

function tellPage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
}

/** Texts by key, before anything is drawn. English is complete and comes with the page: what a language lacks is shown in English. */
export function beginTexts(): void {
  void i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: everywhere,
      defaultNS: 'common',
      // What only later pages can be refused for comes with them, and is said under the same name.
      fallbackNS: LATER_PROBLEMS,
      // What circuits are called in English comes with the tracks themselves.
      resources: { en: { ...english, circuits: {} } },
      partialBundledLanguages: true,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      initAsync: false,
      // With the usual ten, files of a language that do not come hold up the language chosen after it.
      maxParallelReads: 1000,
    });
  i18next.services.formatter?.add('day', (moment: unknown, language) =>
    moment === undefined ? '' : dayIn(moment, language),
  );
  i18next.on('languageChanged', tellPage);
}

const laterUsed = () => (i18next.hasResourceBundle('en', LATER_PROBLEMS) ? [LATER_PROBLEMS] : []);

/** The texts of a language for all that was shown so far; rejects when some of them do not come. */
async function load(language: LanguageCode): Promise<void> {
  const used = new Set([...everywhere, ...laterUsed(), ...(i18next.reportNamespaces?.getUsedNamespaces() ?? [])]);
  const lacking = () => [...used].filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (lacking().length === 0) return;
  // What did not come once is asked for again only by reloading.
  await i18next.reloadResources([language], lacking());
  if (lacking().length > 0) throw new Error(`the texts of "${language}" did not come`);
}

let wanted: LanguageCode;

/** Shows another language, at once and on the next visit. Rejects when it does not come; then all stays as it is. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  wanted = language;
  await load(language);
  if (wanted !== language) return;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // a browser that keeps nothing still shows the language until the page is closed
  }
  await i18next.changeLanguage(language);
}

/** Before the first paint: the language of this reader, or English when it does not come. English needs no file. */
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
