import { useTranslation } from 'react-i18next';
import styles from './news.module.css';

export function MissingTimeBadge({ count }: { count: number }) {
  const { t, i18n } = useTranslation('news');
  if (count === 0) return null;
  return (
    <em className={styles['badge']}>
      <span aria-hidden="true">{count.toLocaleString(i18n.language)}</span>
      <span className="sr">{t('wantedCount', { count })}</span>
    </em>
  );
}
