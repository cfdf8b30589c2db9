import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorPage } from '../../ui/error/error-page.tsx';

export function PageError() {
  const { t } = useTranslation('shell');
  return (
    <ErrorPage title={t('broken.title')} safe={t('broken.safe')}>
      <Button variant="main" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
      <Link to={pages.records}>{t('broken.home')}</Link>
    </ErrorPage>
  );
}

/** When what surrounds the pages breaks, it is all there is. */
export function ShellError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
