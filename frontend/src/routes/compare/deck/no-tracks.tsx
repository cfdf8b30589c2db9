import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../lib/keys/page-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TracksIcon } from '../../../ui/icons.ts';
import styles from '../compare.module.css';

export function NoTracks({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('compare');
  return (
    <div className={styles['noTracks']}>
      <h2>{t('noTracks')}</h2>
      <p>{t('noTracksHint')}</p>
      <Button variant="main" icon={<TracksIcon />} aria-keyshortcuts={useShortcuts('K')} onClick={onAdd}>
        {t('addTracks')}
      </Button>
    </div>
  );
}
