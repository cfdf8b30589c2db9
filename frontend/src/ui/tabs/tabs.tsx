import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './tabs.module.css';

type Tab = { to: string; text: ReactNode; count?: number };

/** Parts of one screen that have an address each; links, so that Back and a new tab work. For views see `Segments`. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles['tabs']} data-sideways aria-label={label}>
      {tabs.map(({ to, text, count }) => (
        <NavLink key={to} to={to} end className={styles['tab'] ?? ''}>
          {text}
          {count === undefined ? null : <span className={styles['count']}>{count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
