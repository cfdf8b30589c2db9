import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { changedFacts } from './changed-facts.ts';
import styles from './changed.module.css';

/** `shown` and `now`: what is read of it, then and now. */
type ChangedThingProps = { shown: unknown; now: unknown; onRead: () => void };

/** Says at once that what is decided on is another now, with the difference: nothing is decided before that was read. */
export function ChangedThing({ shown, now, onRead }: ChangedThingProps) {
  const { t } = useTranslation('screen');
  return (
    <section role="alert" className={styles['changed']} aria-label={t('changed.title')}>
      <h3>{t('changed.title')}</h3>
      <ul>
        {changedFacts(shown, now).map(({ was, is }) => (
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
