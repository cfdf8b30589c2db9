import type { ReactNode } from 'react';
import styles from './error-page.module.css';

/** Instead of a page: what happened, what is safe, the way on. */
export function ErrorPage({ title, safe, children }: { title: string; safe: string; children: ReactNode }) {
  return (
    <section className={styles['error']}>
      <h1>{title}</h1>
      <p>{safe}</p>
      {children}
    </section>
  );
}
