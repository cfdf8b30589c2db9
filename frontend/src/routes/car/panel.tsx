import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = { title: string; note?: ReactNode; children: ReactNode };

export function Panel({ title, note, children }: PanelProps) {
  return (
    <section className={styles['panel']} aria-label={title}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        {note === undefined ? null : <small>{note}</small>}
      </header>
      {children}
    </section>
  );
}
