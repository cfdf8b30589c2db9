import { useTranslation } from 'react-i18next';
import { TABLES_CHECKED } from '#racing';
import styles from './cheat-sheet.module.css';

export function Checked() {
  const { t } = useTranslation('stuff');
  return <p className={styles['checked']}>{t('checked', { date: TABLES_CHECKED })}</p>;
}
