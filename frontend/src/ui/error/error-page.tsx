import type { ReactNode } from 'react';
import { focusOnMount } from '../field/focus-on-mount.ts';
import styles from './error-page.module.css';

/**
 * An error page: what happened, what is safe, how to continue. The focused element is gone, so the focus moves to the
 * heading.
 */
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
