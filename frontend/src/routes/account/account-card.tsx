import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import styles from './account.module.css';

export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <Logo width={40} />
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
