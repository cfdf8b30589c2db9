import type { ReactNode } from 'react';
import { focusOnMount } from '../field/focus-on-mount.ts';
import styles from './error-page.module.css';

/** Instead of a page: what happened, what is safe, the way on. What had the focus is gone, so that it goes to the heading. */
export function ErrorPage({ title, safe, children }: { title: string; safe: string; children: ReactNode }) {
  return (
    <section className={styles['error']}>
      <h1 tabIndex={-1} ref={focusOnMount}>
        {title}
      </h1>
      <p>{safe}</p>
      {children}
    </section>
  );
}
