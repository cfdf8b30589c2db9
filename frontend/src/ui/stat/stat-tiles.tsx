import type { ReactNode } from 'react';
import styles from './stat-tiles.module.css';

type Stat = { label: string; value: ReactNode; help?: string };

export function StatTiles({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl className={styles['tiles']} aria-label={label}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles['tile']}>
          <dt>{stat.label}</dt>
          <dd>
            <b>{stat.value}</b>
            {stat.help === undefined ? null : <span>{stat.help}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
