import { useTranslation } from 'react-i18next';
import { OutstandingIcon } from '../icons.ts';
import styles from './score-badge.module.css';

export function ScoreBadge({ score }: { score: number | undefined }) {
  const { t } = useTranslation('cars');
  if (score === undefined) return null;
  const said = t('usefulness', { score });
  return (
    <span className={styles['badge']} data-tip={said}>
      <OutstandingIcon aria-hidden="true" />
      <span aria-hidden="true">{score}</span>
      <span className="sr">{said}</span>
    </span>
  );
}
