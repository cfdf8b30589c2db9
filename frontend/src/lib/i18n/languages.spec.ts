import { chooseLanguage, i18next } from './i18n.ts';
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
