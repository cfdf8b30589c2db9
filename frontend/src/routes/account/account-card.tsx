import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './account.module.css';

export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <Mark width={40} />
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
