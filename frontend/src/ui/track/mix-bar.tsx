import { findCondition } from '#racing';
import type { SurfaceShare } from '#racing';
import { useTrackWords } from '../../lib/i18n/use-track-words.ts';
import styles from './mix-bar.module.css';

export function MixBar({ shares }: { shares: readonly SurfaceShare[] }) {
  const { condition } = useTrackWords();
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
