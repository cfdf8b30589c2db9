import { chooseLanguage, i18next, startLanguage } from './i18n.ts';
import { firstLanguage, languages } from './languages.ts';

describe('the language of a visit', () => {
  it('is what was chosen here, else what the browser prefers, else English', () => {
    expect(firstLanguage('cs', ['de'])).toBe('cs');
    expect(firstLanguage(null, ['xx', 'pt-BR', 'de'])).toBe('pt');
    expect(firstLanguage('klingon', ['xx'])).toBe('en');
  });

  it('is one of sixteen', () => expect(new Set(languages.map(({ code }) => code)).size).toBe(16));

  it('is kept under its key and told to the page; what it lacks is English', async () => {
    await chooseLanguage('de');
    expect(localStorage.getItem('language')).toBe('de');
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    i18next.addResource('de', 'common', 'close', 'Schließen');
    expect(i18next.t('close')).toBe('Schließen');
    i18next.removeResourceBundle('de', 'common');
    expect(i18next.t('close')).toBe('Close');
    await chooseLanguage('en');
  });
});

type Done = (failure: Error | null, texts: object | false) => void;

describe('a language whose texts', () => {
  const { backend } = i18next.services.backendConnector;
  const { read } = backend;
  afterEach(async () => {
    backend.read = read;
    await chooseLanguage('en');
  });

  it('come late is not shown when another was chosen meanwhile', async () => {
    const late: Done[] = [];
    backend.read = (language: string, namespace: string, done: Done) =>
      language === 'pl' ? late.push(done) : read(language, namespace, done);
    const slow = chooseLanguage('pl');
    await chooseLanguage('nl');
    for (const done of late) done(null, { close: 'Zamknij' });
    await slow;
    expect(document.documentElement).toHaveAttribute('lang', 'nl');
    expect(localStorage.getItem('language')).toBe('nl');
  });

  it('do not come as the page begins leaves it English, and is kept for the next visit', async () => {
    backend.read = (_language: string, _namespace: string, done: Done) => done(new Error('no network'), false);
    localStorage.setItem('language', 'it');
    document.documentElement.lang = 'it';
    await startLanguage();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(i18next.t('close')).toBe('Close');
    expect(localStorage.getItem('language')).toBe('it');
  });
});
