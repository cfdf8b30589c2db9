import { useTranslation } from 'react-i18next';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Button } from '../button/button.tsx';
import styles from './more.module.css';

/** The end of a list by pages: more load on request, nothing moves by itself. */
export function More({
  list: { hasMore, loadingMore, more },
}: {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'more'>;
}) {
  const { t } = useTranslation('screen');
  if (!hasMore) return null;
  return (
    <span className={styles['more']}>
      <Button busy={loadingMore} onClick={more}>
        {t('list.more')}
      </Button>
    </span>
  );
}
