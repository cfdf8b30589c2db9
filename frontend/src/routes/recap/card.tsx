import type { ReactNode } from 'react';
import styles from './recap.module.css';

type CardProps = { title: string; wide: '3' | '4' | '5' | '8' | '12'; hero?: boolean; children: ReactNode };

/** One of the cards; they are told in the order in which they stand. */
export function Card({ title, wide, hero, children }: CardProps) {
  return (
    <li className={styles['card']} data-wide={wide} data-hero={hero || undefined}>
      <h2>{title}</h2>
      {children}
    </li>
  );
}
