import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#contracts';
import { fullName } from './full-name.ts';
import styles from './imports.module.css';

export function RowHead({ row: of }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  const { row, year, rq } = of;
  return (
    <h3 className={styles['rowHead']}>
      <span className={styles['quiet']}>{t('row', { row })}</span>
      <b>{fullName(of)}</b>
      <span className={styles['quiet']}>
        {year ?? t('noYear')} · {t('rating', { rq })}
      </span>
    </h3>
  );
}
