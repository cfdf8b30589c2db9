import { useTranslation } from 'react-i18next';
import { trustOf } from '../../features/clubs/day-view.ts';
import styles from './clubs.module.css';
import { percent } from './day-labels.ts';

const BARS = 5;

export function Confidence({ share }: { share: number }) {
  const { t, i18n } = useTranslation('clubs');
  return (
    <span className={styles['trust']}>
      <i aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          // oxlint-disable-next-line react/no-array-index-key -- bars are what they are
          <u key={bar} data-on={bar < Math.round(share * BARS) || undefined} />
        ))}
      </i>
      <b>{percent(share, i18n.language)}</b>
      <small>{t(`trust.${trustOf(share)}`)}</small>
    </span>
  );
}
