import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultTrackCodes } from '#racing';
import styles from './loading-deck.module.css';

const columns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const height = { '--rows': defaultTrackCodes.length } as Record<string, number>;

/**
 * The boxes of the grid before its first content: nothing jumps when that arrives. `alone`: the toolbar above has not
 * loaded either. Few elements, since they are replaced soon.
 */
export const LoadingDeck = memo(function LoadingDeck({ alone = false }: { alone?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles['grid']} data-alone={alone || undefined} role="status" aria-label={t('loading')}>
      <div className={styles['head']}>
        <span />
        {columns.map((column) => (
          <span key={column} className={styles['car']} />
        ))}
      </div>
      <div className={styles['rows']} style={height} />
    </div>
  );
});
