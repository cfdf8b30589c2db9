import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { changedAttributes } from './changed-attributes.ts';
import styles from './changed.module.css';

/** `shown` and `now`: the displayed item, then and now. */
type ChangedThingProps = { shown: unknown; now: unknown; onRead: () => void };

/**
 * Reports immediately that the item of a decision has changed, with the difference: no decision is possible before the
 * user has read it.
 */
export function ChangedThing({ shown, now, onRead }: ChangedThingProps) {
  const { t } = useTranslation('screen');
  return (
    <section role="alert" className={styles['changed']} aria-label={t('changed.title')}>
      <h3>{t('changed.title')}</h3>
      <ul>
        {changedAttributes(shown, now).map(({ was, is }) => (
          <li key={`${was} ${is}`}>
            {was === undefined ? null : <del>{was}</del>} {is === undefined ? null : <ins>{is}</ins>}
          </li>
        ))}
      </ul>
      <Button variant="main" onClick={onRead}>
        {t('changed.read')}
      </Button>
    </section>
  );
}
