import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import styles from './page-error.module.css';

/** When a page breaks: what is safe, and the way on. */
export function PageError() {
  const { t } = useTranslation('shell');
  return (
    <main className={styles['error']}>
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.safe')}</p>
      <Button look="main" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
    </main>
  );
}
