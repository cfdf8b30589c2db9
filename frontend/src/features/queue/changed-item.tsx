import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueDetail } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { changedFacts } from './changed-facts.ts';
import styles from './queue.module.css';

/** The version of an item that its reader has seen: the one that was opened, until they say that they read the next. */
export function useSeenVersion(detail: QueueDetail) {
  const [seen, setSeen] = useState(detail);
  return {
    /** What was shown, where the item is another by now. */
    outdated: seen.version === detail.version ? undefined : seen,
    version: seen.version,
    read: () => setSeen(detail),
  };
}

/** Says at once that an open item is another now, with the difference: nothing is decided on it before that was read. */
export function ChangedItem({ shown, now, onRead }: { shown: QueueDetail; now: QueueDetail; onRead: () => void }) {
  const { t } = useTranslation('queue');
  return (
    <section role="alert" className={styles['changed']} aria-label={t('changed.title')}>
      <h3>{t('changed.title')}</h3>
      <ul>
        {changedFacts(shown.context, now.context).map(({ was, is }) => (
          <li key={`${was} ${is}`}>
            {was === undefined ? null : <del>{was}</del>} {is === undefined ? null : <ins>{is}</ins>}
          </li>
        ))}
      </ul>
      <Button look="main" onClick={onRead}>
        {t('changed.read')}
      </Button>
    </section>
  );
}
