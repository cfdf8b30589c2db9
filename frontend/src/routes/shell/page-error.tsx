import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ErrorPage } from '../../ui/error/error-page.tsx';

/** When a page breaks: what is safe, and the way on. */
export function PageError() {
  const { t } = useTranslation('shell');
  return (
    <main>
      <ErrorPage title={t('broken.title')} safe={t('broken.safe')}>
        <Button look="main" onClick={() => location.reload()}>
          {t('broken.reload')}
        </Button>
      </ErrorPage>
    </main>
  );
}
