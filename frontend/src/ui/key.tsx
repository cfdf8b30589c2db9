import type { ReactNode } from 'react';
import { useSetting } from '../lib/settings/settings.ts';
import styles from './key.module.css';

/** A key of the keyboard. A single key (`single`) is not shown while the user has such keys switched off. */
export function Key({ single = false, children }: { single?: boolean; children: ReactNode }) {
  const singleKeys = useSetting('singleKeys');
  if (single && !singleKeys) return null;
  return <kbd className={styles['key']}>{children}</kbd>;
}
