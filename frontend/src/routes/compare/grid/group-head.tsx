import { useTranslation } from 'react-i18next';
import type { TrackGroup } from '#racing';
import { OpenIcon } from '../../../ui/icons.ts';
import styles from './group-head.module.css';

type GroupHeadProps = { group: TrackGroup; tracks: number; folded: boolean; active: boolean; onToggle: () => void };

export function GroupHead({ group, tracks, folded, active, onToggle }: GroupHeadProps) {
  const { t } = useTranslation('tracks');
  return (
    <button
      type="button"
      className={styles['head']}
      tabIndex={active ? 0 : -1}
      aria-expanded={!folded}
      onClick={onToggle}
    >
      <OpenIcon aria-hidden="true" data-folded={folded || undefined} />
      {t(`groups.${group}`)}
      <span className={styles['count']}>{tracks}</span>
    </button>
  );
}
