import type { ReactNode } from 'react';
import styles from './query-boundary.module.css';

type EmptyProps = {
  icon?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
};

/** An empty state: what is missing, one sentence, one next step. */
export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className={styles['empty']} role="status">
      {icon === undefined ? null : <span className={styles['icon']}>{icon}</span>}
      <b>{title}</b>
      {text === undefined ? null : <p>{text}</p>}
      {children}
    </div>
  );
}
