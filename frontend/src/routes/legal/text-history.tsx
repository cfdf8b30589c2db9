import { useTranslation } from 'react-i18next';
import styles from './legal.module.css';
import { siteTexts } from './legal-texts.ts';

export function TextHistory({ of }: { of: keyof typeof siteTexts }) {
  const { t, i18n } = useTranslation('legal');
  const day = (on: string) => new Date(on).toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={styles['history']} aria-label={t('changes')}>
      <h2>{t('changes')}</h2>
      <ul>
        {siteTexts[of].changes.map(({ on, what }) => (
          <li key={on}>
            <time dateTime={on}>{day(on)}</time> {t(what)}
          </li>
        ))}
      </ul>
    </section>
  );
}
