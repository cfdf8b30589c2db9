import type { ReactNode } from 'react';
import styles from './setting-group.module.css';

export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['group']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['rows']}>{children}</div>
    </section>
  );
}

type SettingRowProps = { label: ReactNode; note?: ReactNode; children?: ReactNode };

export function SettingRow({ label, note, children }: SettingRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['what']}>
        <b>{label}</b>
        {note ? <span className={styles['note']}>{note}</span> : null}
      </div>
      {children ? <div className={styles['acts']}>{children}</div> : null}
    </div>
  );
}
