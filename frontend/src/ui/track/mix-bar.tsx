import { findCondition } from '#racing';
import type { SurfaceShare } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import styles from './mix-bar.module.css';

export function MixBar({ shares }: { shares: readonly SurfaceShare[] }) {
  const { condition } = useTrackLabels();
  const words = shares.map(({ surface, percent }) => `${condition(surface)} ${percent}`);
  return (
    <span className={styles['mix']} data-tip={words.join(' · ')}>
      <span className={styles['bar']} aria-hidden="true">
        {shares.map(({ surface, percent }) => (
          <i key={surface} data-surface={findCondition(surface)?.family ?? 'wet'} style={{ width: `${percent}%` }} />
        ))}
      </span>
      <span className={styles['figures']}>{shares.map(({ percent }) => percent).join('/')}</span>
    </span>
  );
}
