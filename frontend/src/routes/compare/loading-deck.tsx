import { useTranslation } from 'react-i18next';
import { defaultTrackCodes, surfaceOf } from '#racing';
import { useTrackWords } from '../../lib/i18n/use-track-words.ts';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import styles from './loading-deck.module.css';

const columns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The boxes of the grid before its first content: nothing jumps when that arrives. */
export function LoadingDeck() {
  const { t } = useTranslation('common');
  const { name, road } = useTrackWords();
  return (
    <div className={styles['grid']} role="status" aria-label={t('loading')}>
      <div className={styles['head']}>
        <span />
        {columns.map((column) => (
          <span key={column} className={styles['car']} />
        ))}
      </div>
      {defaultTrackCodes.map((code) => (
        <div key={code} className={styles['row']}>
          <span className={styles['track']}>
            <SurfaceMark surface={surfaceOf(code) ?? 'dry'} word={road(code)} />
            {name(code)}
          </span>
        </div>
      ))}
    </div>
  );
}
