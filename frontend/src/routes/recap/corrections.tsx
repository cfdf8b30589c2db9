import { useTranslation } from 'react-i18next';
import type { RecapCorrection } from '#contracts';
import styles from './recap.module.css';

export function Corrections({ of }: { of: readonly RecapCorrection[] }) {
  const { t, i18n } = useTranslation('recap');
  if (of.length === 0) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <section className={styles['corrections']} aria-label={t('corrected')}>
      <h2>{t('corrected')}</h2>
      <ul>
        {of.map(({ figure, was, is, at }) => (
          <li key={figure}>
            {t(`counts.${figure}`)}: {was.toLocaleString(i18n.language)} → {is.toLocaleString(i18n.language)}{' '}
            <small>{date.format(Date.parse(at))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
