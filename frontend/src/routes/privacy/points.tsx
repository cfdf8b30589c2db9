import type { ReactNode } from 'react';
import styles from './privacy.module.css';

export function Points({ title, points, foot }: { title: string; points: readonly string[]; foot?: ReactNode }) {
  return (
    <section className={styles['points']}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {foot === undefined ? null : <p>{foot}</p>}
    </section>
  );
}
